import { expect, test } from 'vitest';
import { monthsBack } from './months';

test('months follow each other without a gap, over the turn of a year, the newest first', () => {
  const months = monthsBack(new Date(2026, 1, 28, 23, 59), 'uk', 'earlier');
  expect(months).toHaveLength(13);
  expect(months[0]!.says).toContain('лютий');
  expect(months[2]!.says).toContain('грудень 2025');
  months.slice(1).forEach(({ when }, at) => expect(when.until).toBe(months[at]!.when.since));
  expect(months[12]).toEqual({ says: 'earlier', when: { until: String(new Date(2025, 2, 1).getTime() / 1000) } });
});
