import { deviceTypes } from '@fireline/domain/device';
import { packPositions, type PositionAt } from '../../device/ingest/positions.ts';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dayMs, dayOf, dayStart, hourMs, minuteMs, secondMs } from '../calendar.ts';
import { createDice, type Dice, unitOf } from '../../lib/dice.ts';
import type { CityDevice, Ms } from '../model.ts';
import { alongside, distanceM, nearby, type Position } from '../place/position.ts';

/** How far back the ways of watches are remembered. */
export const walkedDays = 14;

type Wearer = Pick<CityDevice, 'deviceId' | 'deviceType' | 'lng' | 'lat' | 'activatedAt' | 'lastSeenAt'>;

export interface Fix extends Position {
  readonly at: Ms;
  /** Metres it may be off. */
  readonly accuracyM: number;
}

interface Outing {
  readonly hour: readonly [number, number];
  readonly chance: number;
  readonly stayMin: readonly [number, number];
  /** Which of the places that the wearer likes. */
  readonly spot: number;
}
/** When an old neighbour goes out, how likely, and how long they stay. */
const outings: readonly Outing[] = [
  { hour: [6.6, 8], chance: 0.65, stayMin: [15, 45], spot: 0 },
  { hour: [9.2, 10.4], chance: 0.5, stayMin: [10, 30], spot: 1 },
  { hour: [17.4, 19.4], chance: 0.6, stayMin: [20, 60], spot: 2 },
];

const walkedEveryMs = minuteMs;
const stayedEveryMs = 5 * minuteMs;
const atHomeEveryMs = 30 * minuteMs;
/** An old neighbour's pace. */
const metresPerS = 0.95;

/** Round the corner and on: the streets of a neighbourhood meet at right angles, turned as they are there. */
function wayTo(home: Position, awayM: number, angle: number, share: number): Position[] {
  const corner = alongside(home, awayM * share, angle);
  return [home, corner, alongside(corner, awayM * (1 - share), angle + Math.PI / 2)];
}

const between = (a: Position, b: Position, part: number): Position => ({
  lng: a.lng + (b.lng - a.lng) * part,
  lat: a.lat + (b.lat - a.lat) * part,
});

/** Where one is after so many metres of a way. */
function after(way: readonly Position[], metres: number): Position {
  let left = metres;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (!from) continue;
    const leg = distanceM(from, to);
    if (left <= leg) return between(from, to, left / leg);
    left -= leg;
  }
  return way.at(-1) ?? { lng: 0, lat: 0 };
}

const lengthOf = (way: readonly Position[]): number =>
  way.reduce((sum, to, i) => sum + distanceM(way[i - 1] ?? to, to), 0);

/** Fixes on the way, as exact as they are outdoors. */
function walked(way: readonly Position[], start: Ms, dice: Dice): { fixes: Fix[]; end: Ms } {
  const fixes: Fix[] = [];
  const wholeMs = Math.round(lengthOf(way) / metresPerS) * secondMs;
  for (let gone = 0; gone < wholeMs - walkedEveryMs / 2; gone += walkedEveryMs) {
    const accuracyM = dice.int(4, 14);
    const there = after(way, (gone / secondMs) * metresPerS);
    fixes.push({ at: start + gone, accuracyM, ...nearby(there, accuracyM / 2, dice) });
  }
  return { fixes, end: start + wholeMs };
}

function stayed(spot: Position, from: Ms, to: Ms, everyMs: number, off: readonly [number, number], dice: Dice): Fix[] {
  const fixes: Fix[] = [];
  // none just before the next begins: two that differ by what they are off would look like a run
  for (let at = from; at < to - walkedEveryMs / 2; at += everyMs) {
    const accuracyM = dice.int(...off);
    fixes.push({ at, accuracyM, ...nearby(spot, accuracyM / 2, dice) });
  }
  return fixes;
}

/** A whole local day of one watch: at home, and out to the places its wearer likes. The same whenever it is asked. */
export function dayOfWalks(seed: number, { deviceId, lng, lat }: Wearer, day: number): Fix[] {
  const home = { lng, lat };
  const dice = createDice(seed, deviceId, day, 'walks');
  const angle = unitOf(seed, deviceId, 'streets') * 2 * Math.PI;
  const fixes: Fix[] = [];
  let at = dayStart(day);
  for (const { hour, chance, stayMin, spot } of outings) {
    const start = dayStart(day) + Math.round((dice.between(...hour) * hourMs) / secondMs) * secondMs;
    if (start < at || !dice.chance(chance)) continue;
    fixes.push(...stayed(home, at, start, atHomeEveryMs, [18, 60], dice));
    const awayM = 220 + 520 * unitOf(seed, deviceId, 'spot', spot);
    const way = wayTo(home, awayM, angle + (spot * Math.PI) / 2, 0.25 + 0.5 * unitOf(seed, deviceId, 'corner', spot));
    const there = walked(way, start, dice);
    const leaves = there.end + dice.int(...stayMin) * minuteMs;
    const back = walked(way.toReversed(), leaves, dice);
    fixes.push(...there.fixes);
    fixes.push(...stayed(way.at(-1) ?? home, there.end, leaves, stayedEveryMs, [5, 18], dice), ...back.fixes);
    at = back.end;
  }
  return [...fixes, ...stayed(home, at, dayStart(day) + dayMs, atHomeEveryMs, [18, 60], dice)];
}

const isWorn = ({ deviceType }: Wearer): boolean =>
  (deviceTypes[deviceType].readings as readonly string[]).includes('steps');

const asSent = ({ at, ...fix }: Fix): PositionAt => ({ at: new Date(at).toISOString(), ...fix });

/** Rows of where a watch has been in the time, one for each local day; none for what nobody wears. @spec DEV-25 N25 */
export function walkPieces(
  seed: number,
  device: Wearer,
  span: { readonly from: Ms; readonly to: Ms },
): BulkRow<'position'>[] {
  const { deviceId, activatedAt, lastSeenAt } = device;
  if (!isWorn(device) || activatedAt === null || lastSeenAt === null) return [];
  const [from, to] = [Math.max(span.from, activatedAt), Math.min(span.to, lastSeenAt + 1)];
  const rows: BulkRow<'position'>[] = [];
  for (let day = dayOf(from); dayStart(day) < to; day++) {
    const [first, ...rest] = dayOfWalks(seed, device, day).filter(({ at }) => at >= from && at < to);
    if (first) rows.push({ deviceId, ...packPositions([asSent(first), ...rest.map(asSent)]) });
  }
  return rows;
}

/** Where a watch has been after one moment and up to another, as it tells it with its next report; nothing for what nobody wears. */
export function fixesBetween(seed: number, device: Wearer, after: Ms, upTo: Ms): Fix[] {
  if (!isWorn(device)) return [];
  const days = [...new Set([dayOf(after), dayOf(upTo)])];
  return days.flatMap((day) => dayOfWalks(seed, device, day)).filter(({ at }) => at > after && at <= upTo);
}
