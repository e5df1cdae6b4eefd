/** The open tables of the house, as they come and go. */
import type { Listed } from '../wire/house';

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
    this.stream.onerror = () => (this.lost = true); // the browser tries again by itself
    return () => this.stream?.close();
  }
}
