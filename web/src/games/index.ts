/** Every folder beside this file is a game; it is loaded when somebody sits down to it. */
import type { GamePage } from './game';

/** The one place that forgets whose types a page has: by its game's name it gets the tables of that game. */
const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (!load) throw new Error(`There is no page for ${game}.`);
  return (await load()).default;
}
