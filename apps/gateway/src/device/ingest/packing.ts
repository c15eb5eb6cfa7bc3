import { dayAt, dayMs, startOfDay } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import * as store from './packingStore.ts';
import { packReadings, type ReadingsAt, unpackReports } from '../../lib/packedReadings.ts';
import { packPositions, type PositionAt, unpackPositions } from './positions.ts';
import { deviceIdsAfter } from './readingStore.ts';

/** Devices looked through together. */
const devicesPerRound = 100;
/** Reports packed in one transaction: calls wait for no more than that. */
export const reportsPerSlice = 150;
/** How many times as long as a slice took the job then rests: calls have the database to themselves. */
const restsPerSlice = 3;
/** Points of one piece; one that has fewer is filled up. */
const pointsPerPiece = 1000;

/** `12 2026-11-21`: a device and a day of reports. */
const dayKey = ({ deviceId, at }: { readonly deviceId: number; readonly at: string }): string =>
  `${deviceId} ${dayAt(Date.parse(at))}`;

/** In order and without repetition; of two of the same instant the first one. */
const inOrder = <P extends { readonly at: string }>(points: readonly P[]): P[] =>
  [...Map.groupBy(points, ({ at }) => at).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

function inPieces<P>(points: readonly P[]): [P, ...P[]][] {
  const pieces: [P, ...P[]][] = [];
  for (let at = 0; at < points.length; at += pointsPerPiece) {
    const [first, ...rest] = points.slice(at, at + pointsPerPiece);
    if (first !== undefined) pieces.push([first, ...rest]);
  }
  return pieces;
}

/** Reports of the same instant as one: a device may report each measurement by itself. */
const merged = (reports: readonly ReadingsAt[]): ReadingsAt[] =>
  [...Map.groupBy(reports, ({ at }) => at)].map(([at, same]) => ({
    at,
    readings: Object.assign({}, ...same.map(({ readings }) => readings).toReversed()) as ReadingsAt['readings'],
  }));

interface Days<P> {
  readonly table: 'reading' | 'position';
  readonly points: readonly (P & { readonly deviceId: number; readonly at: string })[];
  readonly unpack: (piece: store.Piece) => readonly P[];
  readonly pack: (points: [P, ...P[]]) => object;
}

/** Adds points to the pieces of their days. */
async function addToDays<P extends { readonly at: string }>(
  tx: Tx,
  { table, points, unpack, pack }: Days<P>,
  join: (points: readonly P[]) => readonly P[],
): Promise<void> {
  if (points.length === 0) return;
  const days = [...Map.groupBy(points, dayKey).values()].flatMap((some) => {
    const { deviceId, at } = some[0] ?? { deviceId: 0, at: '' };
    const fromMs = startOfDay(dayAt(Date.parse(at)));
    return { deviceId, from: new Date(fromMs).toISOString(), to: new Date(fromMs + dayMs).toISOString(), some };
  });
  const taken = await store.takePieces(tx, table, days, pointsPerPiece);
  const before = Map.groupBy(taken, ({ deviceId, fromAt }) => dayKey({ deviceId, at: fromAt }));
  const rows = days.flatMap(({ deviceId, from, some }) => {
    const known = (before.get(dayKey({ deviceId, at: from })) ?? []).flatMap(unpack);
    return inPieces(inOrder(join([...known, ...some]))).map((piece) => ({ deviceId, ...pack(piece) }));
  });
  await insertMany(tx, table, rows);
}

/** @returns how many reports were packed; undefined while another gateway packs */
async function packSlice(db: Db, deviceIds: readonly number[], before: string): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await store.lockPacking(tx))) return undefined;
    const reports = await store.takeReports(tx, deviceIds, before, reportsPerSlice);
    await addToDays<ReadingsAt>(
      tx,
      {
        table: 'reading',
        points: reports.filter(({ readings }) => Object.keys(readings).length > 0),
        unpack: unpackReports,
        pack: packReadings,
      },
      merged,
    );
    await addToDays<PositionAt>(
      tx,
      {
        table: 'position',
        points: reports.flatMap(({ deviceId, at, lng, lat, accuracyM }) =>
          lng === null || lat === null ? [] : { deviceId, at, lng, lat, accuracyM: accuracyM ?? 0 },
        ),
        unpack: ({ fromAt, points }) =>
          unpackPositions(fromAt, points as Parameters<typeof unpackPositions>[1]).map(({ atMs, ...fix }) => ({
            at: new Date(atMs).toISOString(),
            ...fix,
          })),
        pack: packPositions,
      },
      (points) => points,
    );
    return reports.length;
  });
}

export interface Pace {
  /** Asked before every slice. */
  readonly isStopped: () => boolean;
  /** Ends after so many milliseconds, or when the job is stopped. */
  readonly rest: (ms: number) => Promise<unknown>;
}

async function packAll(db: Db, before: string, { isStopped, rest }: Pace): Promise<number> {
  let packed = 0;
  for (let last = 0; ;) {
    const deviceIds = await deviceIdsAfter(db, last, devicesPerRound);
    for (let some = reportsPerSlice; some === reportsPerSlice; packed += some) {
      if (isStopped()) return packed;
      const start = performance.now();
      const found = await packSlice(db, deviceIds, before);
      if (found === undefined) return packed;
      some = found;
      if (some > 0) await rest(restsPerSlice * (performance.now() - start));
    }
    if (deviceIds.length < devicesPerRound) return packed;
    last = deviceIds.at(-1) ?? last;
  }
}

/**
 * Packs the reports of past days by device and day, a little at a time. Each slice is a transaction: a gateway that is killed goes on
 * where it was, and of several gateways one packs at a time.
 * @returns how many reports were packed
 * @spec DEV-13
 */
export async function packReports(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  pace: Pace = { isStopped: () => false, rest: async () => {} },
): Promise<number> {
  const packed = await packAll(db, new Date(startOfDay(dayAt(clock()))).toISOString(), pace);
  if (packed > 0 && !pace.isStopped()) await store.giveBackSpace(db);
  return packed;
}
