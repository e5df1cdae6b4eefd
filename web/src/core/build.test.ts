import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownBuild, renew } from './build';

const reload = vi.fn();
const answer = (text: string) => vi.fn(() => Promise.resolve(new Response(text)));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(document, 'querySelector').mockReturnValue({ src: '/assets/index-old.js' } as HTMLScriptElement);
  vi.stubGlobal('location', { href: 'http://house/', reload });
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a build is known by its first script', () => {
  expect(ownBuild()).toBe('/assets/index-old.js');
});

test('a page of an old build is loaded anew, but only once', async () => {
  vi.stubGlobal('fetch', answer('<script src="/assets/index-new.js">'));
  await renew();
  await renew();
  expect(reload).toHaveBeenCalledOnce();
});

test('a browser that may not remember isn’t sent round in circles, and nothing breaks', async () => {
  vi.stubGlobal('fetch', answer('<script src="/assets/index-new.js">'));
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  await renew();
  expect(reload).not.toHaveBeenCalled();
});

test('a part that is missing for another reason is no reason to load the page anew', async () => {
  vi.stubGlobal('fetch', answer('<script src="/assets/index-old.js">'));
  await renew();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no connection')));
  await renew();
  expect(reload).not.toHaveBeenCalled();
});
