import { afterEach, expect, test, vi } from 'vitest';
import { api, No } from '../core/api';
import { me } from '../core/me.svelte';
import { learn, speak } from '../core/words.svelte';
import type { Me } from '../wire/house';
import { Stranger } from './stranger.svelte';

afterEach(() => {
  me.who = null;
  localStorage.clear();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a stranger without a name is led to the field, and the house isn’t asked', async () => {
  const enter = vi.spyOn(api, 'enter');
  const stranger = new Stranger();
  stranger.name = '  ';
  stranger.field = document.body.appendChild(document.createElement('input'));
  await expect(stranger.enter()).rejects.toThrow(No);
  expect(document.activeElement).toBe(stranger.field);
  expect(enter).not.toHaveBeenCalled();
});

test('a stranger with a name comes in by it, once', async () => {
  const enter = vi.spyOn(api, 'enter').mockResolvedValue({ id: 'a', name: 'Оля' } as Me);
  const stranger = new Stranger();
  stranger.name = 'Оля';
  expect(await stranger.enter()).toBe(true);
  expect(await stranger.enter()).toBe(false);
  expect(enter).toHaveBeenCalledExactlyOnceWith({ name: 'Оля', avatar: stranger.avatar });
});

test('whoever plays with bots needs no name: they are called by their face until people are met', async () => {
  await speak('en');
  await learn('home');
  const enter = vi.spyOn(api, 'enter').mockResolvedValue({ id: 'a', name: 'Fox', avatar: 'fox' } as Me);
  const stranger = new Stranger();
  stranger.avatar = 'fox';
  await stranger.enterAsGuest();
  expect(enter).toHaveBeenCalledExactlyOnceWith({ name: 'Fox', avatar: 'fox' });
  expect(me.who).not.toBeNull();
  expect(me.named).toBe(false);
  await stranger.enterAsGuest();
  expect(enter).toHaveBeenCalledOnce();
  stranger.name = 'Оля';
  enter.mockResolvedValue({ id: 'a', name: 'Оля' } as Me);
  expect(await stranger.enter()).toBe(true);
  expect(me.named).toBe(true);
});
