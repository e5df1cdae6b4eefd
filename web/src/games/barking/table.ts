/** A table of Barking, and the page that shows it. */
import type { TableStore } from '../../core/table.svelte';
import type { Event, Glance, Offer, View } from '../../wire/barking';
import type { GamePage } from '../game';

export type BarkingTable = TableStore<View, Offer, Event, Glance>;
export type BarkingPage = GamePage<View, Offer, Event, Glance>;
