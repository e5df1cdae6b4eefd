/** Do several people share this screen? Known before anything else of them is loaded. */
import { keep, kept } from './keep';

let shared = $state(kept('beside') === 'yes');

export const screenIsShared = (): boolean => shared;

export function shareScreen(on: boolean): void {
  shared = on;
  keep('beside', on ? 'yes' : '');
}
