/** What the tests of every game share. */
import type { AnyEvent } from './game';

/** One event of each kind: a kind that is missing here doesn't compile. */
export type OneOfEach<Event extends AnyEvent> = { [Tag in Event['event']]: Extract<Event, { event: Tag }> };
