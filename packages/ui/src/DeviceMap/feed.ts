import type { Datum } from '@fireline/domain/site';
import type { Ask } from './messages.ts';
import { type MapAlarm, worstOf } from './model.ts';
import { type PointTable, type Spots, alarmedOf } from './points.ts';

export interface Feed {
  /**
   * Tells the worker what changed since the last time: points only when some came, went or moved.
   * @param alarms as they were given; undefined while nobody has told any
   * @returns whether there was anything to tell
   */
  update(table: PointTable, alarms: readonly MapAlarm[] | undefined, datum: Datum): boolean;
  /** The table that an answer of that round speaks of, with the alarms of now. What is older is forgotten. */
  tableOf(round: number): PointTable | undefined;
}

/** Of a point in alarm; what is news is told apart. */
interface Mark {
  readonly kind: number;
  readonly isNews: boolean;
}
type Marks = ReadonlyMap<number, Mark>;
const calm: Mark = { kind: 0, isNews: false };

function marksOf(table: PointTable, isNew: (alarm: MapAlarm) => boolean): Marks {
  const marks = new Map<number, Mark>();
  for (const [index, alarms] of alarmedOf(table))
    marks.set(index, { kind: worstOf(alarms) ?? 0, isNews: alarms.some(isNew) });
  return marks;
}

/** What is marked otherwise than before: only what was or is in alarm is looked at. */
function changesOf(before: Marks, next: Marks): readonly (readonly [number, Mark])[] {
  const changed = [...next].filter(([index, mark]) => {
    const was = before.get(index) ?? calm;
    return was.kind !== mark.kind || was.isNews !== mark.isNews;
  });
  for (const index of before.keys()) if (!next.has(index)) changed.push([index, calm]);
  return changed;
}

function pointsAsk({ size, lng, lat }: Spots, marks: Marks, datum: Datum, round: number): Ask {
  const [kinds, isNews] = [new Uint8Array(size), new Uint8Array(size)];
  for (const [index, mark] of marks) [kinds[index], isNews[index]] = [mark.kind, Number(mark.isNews)];
  return { type: 'points', round, lng: lng.slice(), lat: lat.slice(), kinds, isNews, datum };
}

const kindsAsk = (changed: readonly (readonly [number, Mark])[]): Ask => ({
  type: 'kinds',
  points: Int32Array.from(changed, ([index]) => index),
  kinds: Uint8Array.from(changed, ([, { kind }]) => kind),
  isNews: Uint8Array.from(changed, ([, { isNews }]) => Number(isNews)),
});

/**
 * Keeps a worker's points as the page has them. An alarm at a known thing is a change of kind, never a new set of points. News is what
 * nobody has acknowledged and what came after the map was opened.
 * @spec SIT-11 N09
 */
export function createFeed(post: (ask: Ask, transfer: ArrayBufferLike[]) => void): Feed {
  let spots: Spots | undefined;
  let datumBefore: Datum | undefined;
  let marks: Marks = new Map();
  let opened: ReadonlySet<number> | undefined;
  /** How often points were told: their places in the columns hold within a round. */
  let round = 0;
  const tables = new Map<number, PointTable>();
  const isNew = ({ alarmId, state }: MapAlarm): boolean =>
    state === 'open' && opened !== undefined && !opened.has(alarmId);
  return {
    update(table, alarms, datum) {
      // what stands when alarms are first told is no news
      if (alarms) opened ??= new Set(alarms.map(({ alarmId }) => alarmId));
      const next = marksOf(table, isNew);
      const isSame = spots === table.spots && datumBefore === datum;
      const changed = isSame ? changesOf(marks, next) : [];
      [spots, datumBefore, marks] = [table.spots, datum, next];
      if (!isSame) round += 1;
      tables.set(round, table);
      if (isSame && changed.length === 0) return false;
      const ask = isSame ? kindsAsk(changed) : pointsAsk(table.spots, next, datum, round);
      post(
        ask,
        Object.values(ask).flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : [])),
      );
      return true;
    },
    tableOf(asked) {
      for (const known of tables.keys()) if (known < asked) tables.delete(known);
      return tables.get(asked);
    },
  };
}
