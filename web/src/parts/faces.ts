/** The faces that somebody may wear; the robot's is left to bots. */
export const FACES = [
  'fox',
  'hedgehog',
  'raccoon',
  'frog',
  'owl',
  'bear',
  'rabbit',
  'wolf',
  'mouse',
  'lynx',
  'otter',
  'badger',
  'deer',
  'panda',
  'koala',
  'tiger',
  'lion',
  'penguin',
  'sheep',
  'pig',
  'hen',
  'hippo',
  'bat',
] as const;

export function anyFace(): string {
  return FACES[Math.floor(Math.random() * FACES.length)] ?? FACES[0];
}
