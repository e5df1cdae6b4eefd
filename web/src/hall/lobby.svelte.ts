/** The open tables of the house, as they come and go: first all of them, then what changes. */
import type { Listed, ListedChanged } from '../wire/house';

export class Lobby {
  tables = $state.raw<Listed[] | null>(null);
  lost = $state(false);
  private stream: EventSource | null = null;

  open(): () => void {
    this.stream = new EventSource('/api/v1/tables/stream');
    this.stream.addEventListener('tables', (event) => {
      this.tables = JSON.parse(String(event.data)) as Listed[];
      this.lost = false;
    });
    this.stream.addEventListener('changes', (event) => this.change(JSON.parse(String(event.data)) as ListedChanged));
    this.stream.onerror = () => (this.lost = true); // the browser tries again by itself, and is sent the whole list
    return () => this.stream?.close();
  }

  /** The newest first, as in the whole list. */
  private change({ shown, gone }: ListedChanged): void {
    const others = new Set([...gone, ...shown.map((table) => table.id)]);
    const kept = (this.tables ?? []).filter((table) => !others.has(table.id));
    this.tables = [...shown, ...kept].sort((a, b) => b.created - a.created);
  }
}
