import type { RowStore } from '../DataTable/index.ts';
import type { RowDeed } from './keys.ts';
import { type Line, alarmsOf } from './lines.ts';
import type { AlarmListActions, ListAlarm } from './listAlarm.ts';

export interface RowCommandTarget<A extends ListAlarm> extends AlarmListActions<A> {
  readonly store: Pick<RowStore<A>, 'getRow'>;
  readonly fold: (key: string) => void;
  readonly onSelect: (alarm: A) => void;
}

/** What presses and keys in a row do; what may not be done does nothing. */
export function commandsOf<A extends ListAlarm>({
  store,
  fold,
  onSelect,
  onOpen,
  onAcknowledge,
  onHandle,
}: RowCommandTarget<A>): Readonly<Record<RowDeed, (line: Line<A>) => void>> {
  // a row may be held on screen longer than its alarm stands
  const live = ({ alarm }: Line<A>): A | undefined => alarm && store.getRow(alarm.alarmId);
  const select = (line: Line<A>): void => {
    if (line.alarm) onSelect(line.alarm);
  };
  return {
    fold: ({ key }) => fold(key),
    select,
    open: (line) => {
      select(line);
      if (line.alarm) onOpen?.({ alarm: live(line) ?? line.alarm });
    },
    acknowledge: (line) => {
      const alarms = line.place ? alarmsOf(line.place) : [live(line)];
      const open = alarms.filter((alarm): alarm is A => alarm?.state === 'open');
      if (open.length > 0) onAcknowledge?.({ alarms: open });
    },
    handle: (line) => {
      const alarm = live(line);
      if (alarm && alarm.state !== 'closed') onHandle?.({ alarm });
    },
  };
}
