/** Every folder beside this file is a game; it is loaded when somebody sits down to it. All others have a plain page. */
import { learn, learnSent } from '../core/words.svelte';
import type { GamePage } from './game';

/** The one place that forgets whose types a page has: by its game's name it gets the tables of that game. */
const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const [plain] = await Promise.all([import('../plain'), learnSent(game).then(() => learn('plain'))]);
  return plain.default;
}
