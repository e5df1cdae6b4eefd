/** Boooop's options in pictures. */
import type { GameOptions } from '../options';

const of = (piece: string) => [`/pictures/boooop/${piece}-violet.svg`, `/pictures/boooop/${piece}-orange.svg`];

const options: GameOptions = { pictures: { 'ghosts-on': of('ghost'), 'ghosts-off': of('kitten') } };
export default options;
