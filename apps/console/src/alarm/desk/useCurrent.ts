import type { LiveAlarm } from '@fireline/api/alarm';
import { type AlarmGrouping, groupKeyOf, isUnacknowledged } from '@fireline/domain/alarm';
import type { RowId, TableContext, TableMoves } from '@fireline/ui/DataTable';
import { groupOfHeader } from '@fireline/ui/DataTableOutline';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLive } from '../../lib/session/live.ts';

/** Where the reader is: at an alarm, or at the header of a group. The same object until the reader moves. */
export interface Current {
  readonly id: RowId | null;
  readonly go: (id: RowId | null) => void;
  readonly moves: RefObject<TableMoves | null>;
  /** To be called with what the table shows. */
  readonly keep: (shown: TableContext<LiveAlarm>) => void;
  readonly by: AlarmGrouping | undefined;
  /** The key of the group; undefined: it is an alarm, or nothing. */
  readonly groupKey: string | undefined;
  /** The alarms that are meant, as they are now: of a group those that the list shows. Walks over all of them. */
  readonly alarms: () => readonly LiveAlarm[];
  /** The next in the list that nobody has acknowledged, from the top again after the last; undefined: there is no other. */
  readonly nextOpen: () => LiveAlarm | undefined;
}

/** Where the reader is on the desk. A row that leaves changes nothing: what a key acts on is never swapped under the hand. @spec ALM-04 */
export function useCurrent(by: AlarmGrouping | undefined): Current {
  const { alarms: live } = useLive();
  const [id, go] = useState<RowId | null>(null);
  const moves = useRef<TableMoves>(null);
  const shown = useRef<TableContext<LiveAlarm>>(null);
  return useMemo(() => {
    const groupKey = id === null ? undefined : groupOfHeader(id);
    const alarms = (): readonly LiveAlarm[] => {
      if (by && groupKey !== undefined)
        return (shown.current?.rows() ?? []).filter((alarm) => groupKeyOf(by, alarm) === groupKey);
      const one = typeof id === 'number' ? live.rows.getRow(id) : undefined;
      return one ? [one] : [];
    };
    const keep = (context: TableContext<LiveAlarm>): void => {
      shown.current = context;
    };
    const nextOpen = (): LiveAlarm | undefined => {
      const rows = shown.current?.rows() ?? [];
      const at = rows.findIndex(({ alarmId }) => alarmId === id);
      return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(({ state }) => isUnacknowledged(state));
    };
    return { id, go, moves, keep, by, groupKey, alarms, nextOpen };
  }, [id, by, live]);
}

/** Those that nobody has acknowledged. */
export const openOf = (alarms: readonly LiveAlarm[]): readonly number[] =>
  alarms.filter(({ state }) => isUnacknowledged(state)).map(({ alarmId }) => alarmId);
