/** The months of a choice: this one and eleven before it, as this person's calendar has them, and all before those. */
const MANY = 12;

export interface Span {
  says: string;
  /** Seconds, as the house counts them. */
  when: { since?: string; until?: string };
}

export function monthsBack(now: Date, language: string, older: string): Span[] {
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const begins = (back: number) => new Date(now.getFullYear(), now.getMonth() - back, 1);
  const seconds = (date: Date) => String(date.getTime() / 1000);
  const months = Array.from({ length: MANY }, (_, back) => ({
    says: named.format(begins(back)),
    when: { since: seconds(begins(back)), until: seconds(begins(back - 1)) },
  }));
  return [...months, { says: older, when: { until: seconds(begins(MANY - 1)) } }];
}
