/** A table of Dixit, and the page that shows it. */
import type { TableStore } from '../../core/table.svelte';
import type { Event, Glance, Offer, View } from '../../wire/dixit';
import type { GamePage } from '../game';

export type DixitTable = TableStore<View, Offer, Event, Glance>;
export type DixitPage = GamePage<View, Offer, Event, Glance>;
