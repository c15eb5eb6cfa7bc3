/** PostgreSQL's type ids. */
export const oid = { int8: 20, json: 114, date: 1082, timestamptz: 1184, numeric: 1700, jsonb: 3802 } as const;

/** `2026-11-21 08:52:07.5+00` (what a session in UTC sends) as ISO 8601. */
const instant = (text: string): string =>
  new Date(`${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, 'Z')}`).toISOString();

/** One reading of each type for every driver: big integers and numerics are numbers, instants ISO text, dates as written. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamptz]: instant,
  [oid.json]: (text) => JSON.parse(text) as unknown,
  [oid.jsonb]: (text) => JSON.parse(text) as unknown,
};
