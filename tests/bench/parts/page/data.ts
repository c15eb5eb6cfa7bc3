const minute = 60_000;
const end = Date.parse('2026-11-21T03:00:00Z');

/** Half a year of readings with one peak; another turn has other values. */
export const readings = (turn: number): { at: number; value: number }[] =>
  Array.from({ length: 50_000 }, (_, index) => ({
    at: end - (50_000 - index) * 5 * minute,
    value: 20 + 4 * Math.sin(index / 900 + turn) + ((index * 7919) % 100) / 50 + (index === 31_234 ? 40 : 0),
  }));

export const size = { width: 1200, height: 300 };

/** What a tag says, in both languages of the libraries. */
export const words = ['正常', '离线', '故障', '信号弱', '电量低'] as const;
