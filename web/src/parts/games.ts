/** The games of this house, asked for once. */
import { api } from '../core/api';
import type { GameInfo } from '../wire/house';

let asked: Promise<GameInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((no: unknown) => {
    asked = null;
    throw no;
  });
  return asked;
}
