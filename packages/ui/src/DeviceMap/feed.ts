import type { Datum } from '@fireline/domain/site';
import type { MapAlarm, MapContent } from './model.ts';
import type { Ask } from './messages.ts';
import { type PointTable, type Shown, createSpots, kindsOf } from './points.ts';

export interface Feed {
  /** Tells the worker what changed since the last time: points only when some came, went or moved. */
  update(content: MapContent, shown: Shown, datum: Datum): PointTable;
  kinds(): Uint8Array;
}

const isEqual = (one: Float64Array, other: Float64Array): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false;
  return true;
};

/**
 * Keeps a worker's points as the page has them. An alarm at a known thing is a change of kind, never a new set of points. News is what
 * nobody has acknowledged and what came after the map was opened.
 * @spec SIT-11 N09
 */
export function createFeed(post: (ask: Ask, transfer: ArrayBufferLike[]) => void): Feed {
  const tableOf = createSpots();
  let before: PointTable | undefined;
  let kinds: Uint8Array = new Uint8Array();
  let isNews: Uint8Array = new Uint8Array();
  let datumBefore: Datum | undefined;
  let opened: ReadonlySet<number> | undefined;
  const isNew = ({ alarmId, state }: MapAlarm): boolean =>
    state === 'open' && opened !== undefined && !opened.has(alarmId);
  const postChanges = (next: { readonly kinds: Uint8Array; readonly isNews: Uint8Array }): void => {
    const changed: number[] = [];
    for (let at = 0; at < next.kinds.length; at += 1)
      if (next.kinds[at] !== kinds[at] || next.isNews[at] !== isNews[at]) changed.push(at);
    if (changed.length === 0) return;
    const points = Int32Array.from(changed);
    const columns = {
      kinds: Uint8Array.from(changed, (at) => next.kinds[at] ?? 0),
      isNews: Uint8Array.from(changed, (at) => next.isNews[at] ?? 0),
    };
    post({ type: 'kinds', points, ...columns }, [points.buffer, columns.kinds.buffer, columns.isNews.buffer]);
  };
  return {
    update(content, shown, datum) {
      // what stands when alarms are first told is no news
      if (content.alarms) opened ??= new Set(content.alarms.map(({ alarmId }) => alarmId));
      const table = tableOf(content, shown);
      const next = kindsOf(table, isNew);
      const isSame =
        before !== undefined &&
        datum === datumBefore &&
        isEqual(before.lng, table.lng) &&
        isEqual(before.lat, table.lat);
      if (isSame) postChanges(next);
      else {
        const [lng, lat] = [table.lng.slice(), table.lat.slice()];
        post({ type: 'points', lng, lat, kinds: next.kinds.slice(), isNews: next.isNews.slice(), datum }, [
          lng.buffer,
          lat.buffer,
        ]);
      }
      [before, datumBefore, kinds, isNews] = [table, datum, next.kinds, next.isNews];
      return table;
    },
    kinds: () => kinds,
  };
}
