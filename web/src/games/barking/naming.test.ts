import { beforeAll, describe, expect, it } from 'vitest';
import drawn from '../../../public/pictures/pictures.json';
import { learn, speak } from '../../core/words.svelte';
import { counted, kind, pictureOf } from './naming';

beforeAll(async () => {
  await speak('uk');
  await learn('barking');
});

describe('cards', () => {
  it('has a picture of each card', () => {
    for (const card of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'W', 'C']) {
      expect(Object.keys(drawn)).toContain(pictureOf.card(card).replace('/pictures/', '').replace('.svg', ''));
    }
    expect(kind('W9')).toBe('wonder');
  });

  it('counts dogs in the right case', () => {
    expect(counted(['9', '9', 'W9'])).toBe('2 бульдоги і диво-пес');
    expect(counted(['10', '10', '10', '10', '10'])).toBe('5 дворняг');
  });
});
