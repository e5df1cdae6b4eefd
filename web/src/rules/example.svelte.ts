/** A worked example on the screen: the frames of the house, told to a table without a socket, to and fro. */
import type { Component } from 'svelte';
import { ask } from '../core/api';
import { TableStore } from '../core/table.svelte';
import { Reading } from '../core/voice';
import { learn, spoken, t } from '../core/words.svelte';
import { pageOf } from '../games';
import type { GamePage } from '../games/game';
import type { ExampleShown, Hello, PersonInfo } from '../wire/house';

export type Scene = Component<{ table: TableStore }>;

/** What a game shows of an example: its own board, without the note. */
const scenes = import.meta.glob<Scene>('../games/*/Example.svelte', { import: 'default' });

const AVATARS = ['fox', 'raccoon', 'frog', 'owl', 'hedgehog', 'panda', 'bear', 'otter'];
/** How long a step stands before the next one is shown: to see it, and to read each letter of what is said (ms). */
const SEEN = 1500;
const LETTER = 38;

export class Player {
  /** Which frame stands. */
  at = $state(0);
  /** Is it being shown, step after step? */
  playing = $state(false);
  readonly table: TableStore;
  private voice!: Reading;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private told: ExampleShown,
    page: GamePage,
    readonly Scene: Scene,
    private says: (step: number) => string,
  ) {
    this.table = new TableStore(
      'example',
      () => page,
      (ears) => (this.voice = new Reading(ears, this.hello(0))),
    );
    this.table.open();
  }

  get last(): number {
    return this.told.frames.length - 1;
  }

  /** The rule that forbids what was tried in this step. */
  get refused(): string | null {
    return this.told.frames[this.at]?.refused ?? null;
  }

  next(): void {
    const frame = this.told.frames[this.at + 1];
    if (!frame) return;
    this.at += 1;
    this.voice.tell({ is: 'play', steps: frame.steps, now: frame.now });
  }

  /** Stand at a step at once, in the words of today's language. */
  stand(at = this.at): void {
    this.at = at;
    this.voice.reopen(this.hello(at));
  }

  back(): void {
    this.pause();
    if (this.at) this.stand(this.at - 1);
  }

  /** Show it all, from the beginning if it stands at its end. */
  show(): void {
    if (this.at === this.last) this.stand(0);
    this.playing = true;
    this.later(400);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  private later(ms: number): void {
    this.timer = setTimeout(() => {
      this.next();
      if (this.at < this.last) this.later(SEEN + LETTER * this.says(this.at).length);
      else this.playing = false;
    }, ms);
  }

  /** The table as it stands at a frame, as if the house said hello. */
  private hello(at: number): Hello {
    const frames = this.told.frames.slice(0, at + 1);
    const people = Array.from({ length: this.told.seats }, (_, index) => this.person(index + 1));
    return {
      is: 'hello',
      seat: this.told.seat,
      since: 0,
      steps: frames.flatMap(({ steps }) => steps),
      now: frames.at(-1)!.now,
      chat: [],
      table: {
        ...NOWHERE,
        game: this.told.game,
        seats: this.told.seats,
        options: this.told.options,
        language: spoken(),
        owner: people[0]!,
        chairs: people.map((person, index) => ({ seat: index + 1, person, present: true })),
      },
    };
  }

  private person(seat: number): PersonInfo {
    const name = seat === this.told.seat ? t('rules-you') : t(`rules-person-${seat}`);
    return { id: `p${seat}`, name, avatar: AVATARS[seat - 1] ?? 'fox' };
  }
}

/** Of a table that nobody sits at, all that an example doesn't care about. */
const NOWHERE: Omit<Hello['table'], 'game' | 'seats' | 'options' | 'language' | 'owner' | 'chairs'> = {
  id: 'example',
  phase: 'playing',
  listed: false,
  locked: false,
  spectators: true,
  spectators_chat: false,
  seating: 'chosen',
  begins: null,
  aloud: {},
  hints: false,
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  commitment: '',
  created: 0,
  started: 0,
  ended: null,
  ended_why: null,
  rematch: null,
  undo: null,
  vote: null,
  stopped: null,
  watching: 0,
  screens: 0,
};

/** Fetch an example, and all that is needed to show it. */
export async function playerOf(game: string, name: string): Promise<Player> {
  const load = scenes[`../games/${game}/Example.svelte`];
  if (!load) throw new Error(`${game} shows no examples.`);
  const [told, page, scene] = await Promise.all([
    ask<ExampleShown>('GET', `/games/${game}/examples/${name}`),
    pageOf(game),
    load(),
    learn(game, `${game}-examples`),
  ]);
  return new Player(told, page, scene, (step) => t(`${game}-example-${name}-${step}`));
}
