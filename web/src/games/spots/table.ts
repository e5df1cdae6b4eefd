/** A table of Spots, and the page that shows it. */
import type { TableStore } from '../../core/table.svelte';
import type { Advice, Event, Offer, View } from '../../wire/spots';
import type { GamePage } from '../game';

export type SpotsTable = TableStore<View, Offer, Event, unknown, Advice>;
export type SpotsPage = GamePage<View, Offer, Event, unknown, Advice>;
