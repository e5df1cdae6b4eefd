/** Barking's options in pictures. */
import type { GameOptions } from '../options';

const options: GameOptions = {
  pictures: {
    'cats-on': ['/pictures/barking/card-cat.svg'],
    'cats-from-2': ['/pictures/barking/card-shepherd.svg', '/pictures/barking/card-cat.svg'],
  },
};
export default options;
