/** When something was said, as people of a language write it: the hour today, the day, too, before. */
export function saidAt(at: number, now: number, language: string): { iso: string; short: string; long: string } {
  const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  const day = then.toDateString() === today.toDateString() ? {} : ({ day: 'numeric', month: 'short' } as const);
  const write = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, how).format(then);
  return {
    iso: then.toISOString(),
    short: write({ ...day, ...hour }),
    long: write({ dateStyle: 'long', timeStyle: 'short' }),
  };
}
