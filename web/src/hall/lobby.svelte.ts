/** The open tables of the house, as they come and go: first all of them, then what changes; and my own, all of them at each change. */
import type { Listed, ListedChanged, MyTable } from '../wire/house';

export class Lobby {
  tables = $state.raw<Listed[] | null>(null);
  lost = $state(false);
  private stream: EventSource | null = null;
  private mine: (tables: MyTable[]) => void = () => {};

  /** Listen until the answer is called. Who listens is told of their own tables, too. */
  open(mine: (tables: MyTable[]) => void = () => {}): () => void {
    this.mine = mine;
    this.again();
    return () => this.stream?.close();
  }

  /** Listen anew: the house knows whom it tells by how the stream was opened. */
  again(): void {
    this.stream?.close();
    this.stream = new EventSource('/api/v1/tables/stream');
    this.stream.addEventListener('mine', (event) => this.mine(JSON.parse(String(event.data)) as MyTable[]));
    this.stream.addEventListener('tables', (event) => {
      this.tables = JSON.parse(String(event.data)) as Listed[];
      this.lost = false;
    });
    this.stream.addEventListener('changes', (event) => this.change(JSON.parse(String(event.data)) as ListedChanged));
    this.stream.onerror = () => (this.lost = true); // the browser tries again by itself, and is sent the whole list
  }

  /** The newest first, as in the whole list. */
  private change({ shown, gone }: ListedChanged): void {
    const others = new Set([...gone, ...shown.map((table) => table.id)]);
    const kept = (this.tables ?? []).filter((table) => !others.has(table.id));
    this.tables = [...shown, ...kept].sort((a, b) => b.created - a.created);
  }
}
