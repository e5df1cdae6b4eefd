/** What a game brings along for the form of a new table: `games/X/options.ts`, loaded when the form is opened. */
import type { Component } from 'svelte';
import type { Option } from '../parts/options';
import type { GameInfo } from '../wire/house';

export interface FieldProps {
  game: GameInfo;
  option: Option;
  /** All that the table chooses so far, to be changed here. */
  options: Record<string, string>;
}

export interface GameOptions {
  /** Options that the game draws itself, by name; all others are drawn by what their schema says. */
  fields?: Record<string, Component<FieldProps>>;
  /** Pictures that show what a value means, by `NAME-VALUE`. */
  pictures?: Record<string, string[]>;
}

const brought = import.meta.glob<{ default: GameOptions }>('./*/options.ts');

export async function gameOptions(game: string): Promise<GameOptions> {
  return (await brought[`./${game}/options.ts`]?.())?.default ?? {};
}
