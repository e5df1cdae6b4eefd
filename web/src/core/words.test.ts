import texts from 'words:index';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, choose, learn, speak, spoken, t } from './words.svelte';

beforeAll(async () => {
  await speak('uk');
  await learn('home', 'boooop');
});

test('numbers and their words agree: 1 кошеня, 2 кошеняти, 5 кошенят', async () => {
  await speak('uk');
  expect([1, 2, 5, 21].map((count) => t('boooop-kittens', { count }))).toEqual([
    '1 кошеня',
    '2 кошеняти',
    '5 кошенят',
    '21 кошеня',
  ]);
  await speak('pl');
  expect([1, 2, 5, 22].map((count) => t('web-watching', { count }))).toEqual([
    '1 widz',
    '2 widzów',
    '5 widzów',
    '22 widzów',
  ]);
});

test('facts select as in the terminal: nothing is `none`, truth is `yes`', async () => {
  await speak('en');
  expect(t('web-won', { names: ['Ada', 'Bo'], shared: true })).toBe('Ada, Bo win together');
  expect(t('web-won', { names: 'Ada', shared: false })).toBe('Ada wins');
});

test('a language is switched as a whole, and remembered', async () => {
  for (const language of LANGUAGES) {
    await choose(language);
    expect(spoken()).toBe(language);
    expect(document.documentElement.lang).toBe(language);
    expect(t('boooop-title')).not.toContain('⟦');
  }
  expect(localStorage.getItem('lapki.language')).toBe('en');
});

test('a language whose words don’t come is neither spoken nor remembered', async () => {
  expect(await choose('uk')).toBe(true);
  vi.spyOn(texts['ru']!, 'home').mockRejectedValueOnce(new Error('not there'));
  expect(await choose('ru')).toBe(false);
  await learn('boooop'); // and what comes later comes in the language of the screen
  expect(spoken()).toBe('uk');
  expect(localStorage.getItem('lapki.language')).toBe('uk');
  expect(await choose('ru')).toBe(true);
  expect(localStorage.getItem('lapki.language')).toBe('ru');
});

test('of two languages asked for in haste the last one counts, with all its groups', async () => {
  await Promise.all([speak('uk'), learn('spots'), choose('pl'), learn('spots-rules')]);
  expect(spoken()).toBe('pl');
  expect(t('spots-rule-1')).not.toContain('⟦');
});

test('a missing message shows its key, so that a test can see it', () => {
  expect(t('no-such-message')).toBe('⟦no-such-message⟧');
});
