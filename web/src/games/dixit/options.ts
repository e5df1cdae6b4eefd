/** Dixit draws its decks. */
import type { GameOptions } from '../options';
import Decks from './Decks.svelte';

const options: GameOptions = { fields: { deck: Decks } };
export default options;
