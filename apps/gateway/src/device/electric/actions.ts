import { type AlarmKind, type AlarmKindRow, alarmKindNames, alarmKindOfCode, alarmKinds } from '@fireline/domain/alarm';
import { type ElectricityWindow, electricityWindows, windowBounds } from '@fireline/domain/analysis';
import {
  type ElectricCategory,
  type ElectricCode,
  electricCodes,
  electricCodesOf,
  heldFromMs,
} from '@fireline/domain/device';
import { dayAt, ok, type Problem, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { sendCommand } from '../downlink/actions.ts';
import { heldSinceOf } from '../holder/store.ts';
import { eachInstantOnce, unpackReadings } from '../../lib/packedReadings.ts';
import { readingPieces, reportsBetween } from '../ingest/readingStore.ts';
import { deviceById } from '../store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const codes = Object.keys(electricCodes).map(Number) as ElectricCode[];
const codedKinds = alarmKindNames.filter((kind) => 'code' in alarmKinds[kind]);
const codeOf = (kind: AlarmKind): ElectricCode[] => {
  const { code }: AlarmKindRow = alarmKinds[kind];
  return code === undefined ? [] : [code as ElectricCode];
};
const kindsOf = (category: ElectricCategory): AlarmKind[] =>
  electricCodesOf(category).flatMap((code) => alarmKindOfCode(code) ?? []);

/** @spec DEV-11 */
export async function readings(query: Paging & { readonly deviceId?: number | undefined }, asks: SignedInAsks) {
  const page = await store.detectorsPage(asks.deps.database.db, asks.scope, query, codedKinds);
  return ok({ ...page, rows: page.rows.map((row) => ({ ...row, standing: row.standing.flatMap(codeOf) })) });
}

/** @spec DEV-11 */
export async function events(
  category: ElectricCategory,
  query: Paging & { readonly deviceId: number },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  if (!(await deviceById(db, scope, query.deviceId))) return refuse(notFound);
  const page = await store.eventsPage(db, scope, query, kindsOf(category));
  return ok({ ...page, rows: page.rows.flatMap((row) => codeOf(row.kind).map((code) => ({ ...row, code }))) });
}

const shown = ['leakage', 'current', 'temperature'] as const;
type Shown = (typeof shown)[number];

interface Asked {
  readonly deviceId: number;
  readonly fromMs: number;
  readonly toMs: number;
}
/** The highest readings by what `keyOf` says of an instant; the pieces of a year are opened one after another. */
async function highestBy(keyOf: (atMs: number) => string, { deviceId, fromMs, toMs }: Asked, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const found = new Map<string, Record<Shown, number | null>>();
  const note = (atMs: number, name: Shown, value: number): void => {
    if (atMs < fromMs || atMs > toMs) return;
    const key = keyOf(atMs);
    const row = found.get(key) ?? { leakage: null, current: null, temperature: null };
    row[name] = Math.max(row[name] ?? value, value);
    found.set(key, row);
  };
  for (const { fromAt, points } of await readingPieces(db, asks.scope, deviceId, fromMs, toMs))
    for (const name of shown)
      for (const { atMs, value } of eachInstantOnce(unpackReadings(fromAt, points, name))) note(atMs, name, value);
  for (const { at, readings: measured } of await reportsBetween(db, asks.scope, deviceId, fromMs, toMs))
    for (const name of shown) {
      const value = measured[name];
      if (value !== undefined) note(Date.parse(at), name, value);
    }
  return [...found].map(([key, row]) => ({ key, ...row })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** @spec DEV-11 ANA-03 */
export async function statistics(
  { deviceId, window }: { readonly deviceId: number; readonly window: ElectricityWindow },
  asks: SignedInAsks,
) {
  const { database, clock } = asks.deps;
  const device = await deviceById(database.db, asks.scope, deviceId);
  if (!device || device.deviceType !== 'electric') return refuse(notFound);
  const { fromMs: askedMs, toMs } = windowBounds(electricityWindows[window], clock());
  const bounds = { fromMs: heldFromMs(await heldSinceOf(database.db, deviceId), askedMs), toMs };
  const since = new Date(bounds.fromMs).toISOString();
  const counted = await store.countsSince(database.db, deviceId, since, codedKinds);
  const byCode = new Map(counted.flatMap((row) => codeOf(row.kind).map((code) => [code, row] as const)));
  const length = electricityWindows[window].step === 'day' ? 10 : 7;
  const highest = await highestBy((atMs) => dayAt(atMs).slice(0, length), { deviceId, ...bounds }, asks);
  return ok({
    codes: codes.map((code) => ({
      code,
      count: byCode.get(code)?.count ?? 0,
      lastAt: byCode.get(code)?.lastAt ?? null,
    })),
    highest,
  });
}

/** What a detector confirmed, the newest of each threshold, and what it has still to confirm. @spec DEV-11 */
export async function thresholds(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await deviceById(db, scope, deviceId);
  if (!device || device.deviceType !== 'electric') return refuse(notFound);
  const commands = await store.configured(db, deviceId);
  const done = commands.filter(({ state }) => state === 'acknowledged');
  const waiting = commands.filter(({ state }) => state !== 'acknowledged');
  // oldest first: of each threshold the newest stays
  const merged = (rows: typeof commands): Record<string, number> =>
    Object.assign({}, ...rows.toReversed().map(({ args }) => args)) as Record<string, number>;
  return ok({
    confirmed: merged(done),
    confirmedAt: done[0]?.endedAt ?? null,
    waiting: waiting.length > 0 ? merged(waiting) : null,
  });
}

interface Told {
  readonly deviceId: number;
  readonly waitMin: number;
}
/** @spec DEV-11 DEV-24 */
export const configure = ({ deviceId, waitMin, ...args }: Told, asks: SignedInAsks) =>
  sendCommand({ deviceId, command: 'configure', args, waitMin, reason: '' }, asks);
/** @spec DEV-11 DEV-24 */
export const reset = ({ deviceId, waitMin }: Told, asks: SignedInAsks) =>
  sendCommand({ deviceId, command: 'reset', args: {}, waitMin, reason: '' }, asks);
