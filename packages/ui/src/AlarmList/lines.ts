import type { FloodPlace } from '@fireline/domain/alarm';
import type { ListAlarm } from './listAlarm.ts';
import type { Look } from './watch.ts';

interface Common {
  /** Stays the same while others come and go. */
  readonly key: string;
  /** 0 at the outermost. */
  readonly depth: number;
  /** Index of the line it stands in; -1: in none. */
  readonly parent: number;
}
export interface AlarmLine<A extends ListAlarm> extends Common {
  readonly alarm: A;
  readonly place?: never;
}
export interface PlaceLine<A extends ListAlarm> extends Common {
  readonly place: FloodPlace<A>;
  readonly isOpen: boolean;
  readonly alarm?: never;
}
export type Line<A extends ListAlarm> = AlarmLine<A> | PlaceLine<A>;

export interface Lines<A extends ListAlarm> {
  readonly count: number;
  readonly at: (index: number) => Line<A> | undefined;
}

const alarmLine = <A extends ListAlarm>(alarm: A, depth: number, parent: number): AlarmLine<A> => ({
  key: `alarm/${alarm.alarmId}`,
  depth,
  parent,
  alarm,
});

/** The lines to show: in a flood its places, with what is in those that were opened; else the alarms, made only as they are asked for. */
export function linesOf<A extends ListAlarm>(
  { alarms, places }: Pick<Look<A>, 'alarms' | 'places'>,
  opened: ReadonlySet<string>,
): Lines<A> {
  if (!places) {
    const at = (index: number): Line<A> | undefined => {
      const alarm = alarms[index];
      return alarm && alarmLine(alarm, 0, -1);
    };
    return { count: alarms.length, at };
  }
  const lines: Line<A>[] = [];
  const add = (inside: readonly FloodPlace<A>[], depth: number, parent: number): void => {
    for (const place of inside) {
      const isOpen = opened.has(place.key);
      const own = lines.push({ key: place.key, depth, parent, place, isOpen }) - 1;
      if (!isOpen) continue;
      add(place.places, depth + 1, own);
      for (const alarm of place.alarms) lines.push(alarmLine(alarm, depth + 1, own));
    }
  };
  add(places, 0, -1);
  return { count: lines.length, at: (index) => lines[index] };
}

/** All alarms of a place, first out first within each floor. */
export const alarmsOf = <A extends ListAlarm>(place: FloodPlace<A>): readonly A[] =>
  place.places.length > 0 ? place.places.flatMap(alarmsOf) : place.alarms;

/** Whether somebody still has to acknowledge something there; ends at the first. */
export const hasOpen = ({ places, alarms }: FloodPlace<ListAlarm>): boolean =>
  places.some(hasOpen) || alarms.some(({ state }) => state === 'open');
