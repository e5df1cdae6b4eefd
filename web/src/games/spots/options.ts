/** Spots draws its tiles, and how many treats the Dog begins with. */
import type { GameOptions } from '../options';
import Difficulty from './Difficulty.svelte';
import Tricks from './Tricks.svelte';

const options: GameOptions = { fields: { tricks: Tricks, 'dog-treats': Difficulty } };
export default options;
