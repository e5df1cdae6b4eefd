import { expect, test } from 'vitest';
import { pieces } from './links';

const links = (text: string) => pieces(text).filter(({ href }) => href);

test('an address of the web can be followed, and the words around it stay', () => {
  expect(pieces('глянь https://lapki.example/t/abc, гарно!')).toEqual([
    { text: 'глянь ' },
    { text: 'https://lapki.example/t/abc', href: 'https://lapki.example/t/abc' },
    { text: ', гарно!' },
  ]);
  expect(pieces('nothing here')).toEqual([{ text: 'nothing here' }]);
});

test('a bracket that was opened in an address is a part of it', () => {
  expect(links('(see https://en.example/wiki/Boop_(game))')[0]?.text).toBe('https://en.example/wiki/Boop_(game)');
  expect(links('(https://en.example/a)')[0]?.text).toBe('https://en.example/a');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'ftp://files.example/x',
  'vbscript:x',
  'https://',
  'http://[',
  'www.example.com',
  'https://bank.example@evil.example/', // shows one place and leads to another
  'https://user:word@evil.example/',
])('%s leads nowhere', (text) => {
  expect(links(text)).toEqual([]);
  expect(pieces(text).map((piece) => piece.text)).toEqual([text]);
});

test('what was written is shown letter by letter, and nothing is lost', () => {
  const text = '<a href="https://x.example/<script>">https://y.example/?q=<b>&z=1</a> https://z.example/«а»';
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(links(text).map(({ href }) => href)).toEqual([
    'https://x.example/',
    'https://y.example/?q=',
    'https://z.example/',
  ]);
});
