/** A table of Boooop, and the page that shows it. */
import type { TableStore } from '../../core/table.svelte';
import type { Event, Offer, View } from '../../wire/boooop';
import type { GamePage } from '../game';

export type BoooopTable = TableStore<View, Offer, Event>;
export type BoooopPage = GamePage<View, Offer, Event>;
