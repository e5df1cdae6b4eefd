import { expect, test } from 'vitest';
import type { DiceSheet } from '../wire/house';
import { check } from './dice';
import written from './dice.json';

interface Case {
  name: string;
  sheet: DiceSheet;
  is: string;
  line?: number;
}

test.each(written as unknown as Case[])('$name: the browser finds what the terminal finds', async (told) => {
  const steps: number[] = [];
  const verdict = await check(told.sheet, (done) => steps.push(done));
  expect(verdict).toMatchObject({ is: told.is, ...(told.line ? { line: told.line } : {}) });
  if (verdict.is === 'true') expect(steps).toEqual(told.sheet.draws.map((_draw, index) => index + 1));
});
