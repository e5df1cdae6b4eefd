/** How sure a share is. Small numbers say little, and a page that shows them must say so. */

export interface Share {
  times: number;
  of: number;
  /** Where the true share is, 19 times of 20 (Wilson's interval: it is right for few and for none, too). */
  low: number;
  high: number;
}

const Z = 1.96;

export function shareOf(times: number, of: number): Share {
  if (!of) return { times, of, low: 0, high: 1 };
  const p = times / of;
  const wide = 1 + Z ** 2 / of;
  const middle = (p + Z ** 2 / (2 * of)) / wide;
  const give = (Z / wide) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
  return { times, of, low: Math.max(0, middle - give), high: Math.min(1, middle + give) };
}

/** Is it above or below what luck alone would give, or can't that be told? */
export function beside({ low, high }: Share, fair: number): 'above' | 'below' | 'same' {
  if (low > fair) return 'above';
  return high < fair ? 'below' : 'same';
}

export const sum = (parts: Record<string, number>): number => Object.values(parts).reduce((all, one) => all + one, 0);

export interface Wins extends Share {
  seats: number;
  bots: boolean;
  /** What everybody would win if it were all luck. */
  fair: number;
}

/** How often I won at tables of each size, with people and with bots; a shared win is a part of one. Alone nobody else could have won. */
export function winsIn(figures: Record<string, Record<string, number>>): Wins[] {
  return Object.entries(figures)
    .flatMap(([key, ends]) => {
      const [, kind, seats] = /^(people|bots):(\d+)$/.exec(key) ?? [];
      if (!kind || Number(seats) < 2) return [];
      const won = (ends['won'] ?? 0) + (ends['shared'] ?? 0);
      return [{ ...shareOf(won, sum(ends)), seats: Number(seats), bots: kind === 'bots', fair: 1 / Number(seats) }];
    })
    .sort((a, b) => Number(a.bots) - Number(b.bots) || a.seats - b.seats);
}

export const isOutcome = (figure: string): boolean => figure.includes(':');
