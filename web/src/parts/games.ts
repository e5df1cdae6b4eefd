/** The games of this house, asked for once, each with words for its name at hand. */
import { api } from '../core/api';
import { learnSent, says, t } from '../core/words.svelte';
import type { GameInfo } from '../wire/house';

let asked: Promise<GameInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  asked ??= withWords().catch((no: unknown) => {
    asked = null;
    throw no;
  });
  return asked;
}

async function withWords(): Promise<GameInfo[]> {
  const games = await api.games();
  const plain = games.filter((game) => game.plain).map(({ key }) => key);
  if (plain.length) await learnSent(...plain);
  return games;
}

/** What a game is called; until its words have come, by its key. */
export function titleOf(game: string): string {
  const key = `${game}-title`;
  return says(key) ? t(key) : game;
}
