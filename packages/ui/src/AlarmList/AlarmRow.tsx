import { type AlarmLevel, alarmWords, blinks } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { Check, ClipboardCheck } from 'lucide-react';
import { type ReactElement, memo, useCallback, useSyncExternalStore } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import type { RowStore } from '../DataTable/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { placeOf } from '../lib/overlay/placeOf.ts';
import { AlarmStateMark } from './AlarmStateMark.tsx';
import { Action, Meta, Row, Text } from './Row.styles.ts';
import type { AlarmListActions, ListAlarm } from './listAlarm.ts';
import type { RowRoom } from './useRowViewport.ts';
import { alarmListWords } from './words.ts';

/** What every row of the list is told. */
export interface RowProps {
  readonly index: number;
  readonly depth: number;
  readonly isFlood: boolean;
  readonly isActive: boolean;
  readonly rowHeight: number;
  readonly room: RowRoom;
}

export interface AlarmRowProps<A extends ListAlarm> extends RowProps {
  readonly alarm: A;
  readonly store: RowStore<A>;
  readonly isSelected: boolean;
  readonly nowMs: number;
  readonly onAcknowledge: AlarmListActions<A>['onAcknowledge'];
  readonly onHandle: AlarmListActions<A>['onHandle'];
}

/** The alarm as it stands now: what a person just did shows at once, whatever the pace of the list. */
function useLive<A extends ListAlarm>(store: RowStore<A>, alarm: A): A {
  const subscribe = useCallback(
    (listener: () => void) => {
      // a store may tell of a row that goes by its ids alone
      const stops = [store.subscribeRow(alarm.alarmId, listener), store.subscribeIds(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, alarm.alarmId],
  );
  const read = (): A | undefined => store.getRow(alarm.alarmId);
  const live = useSyncExternalStore(subscribe, read, read);
  // gone from the store while it is held on screen
  return live ?? { ...alarm, state: 'closed' };
}

/** Where the row stands in grid and scroller. */
export const rowAttributes = ({ index, depth, isFlood, isActive, rowHeight, room }: RowProps) => ({
  role: 'row',
  'aria-rowindex': index + 1,
  'aria-level': isFlood ? depth + 1 : undefined,
  tabIndex: isActive ? 0 : -1,
  'data-index': index,
  'data-room': room,
  style: { top: index * rowHeight, height: rowHeight, '--depth': depth } as Readonly<Record<string, string | number>>,
});

function AlarmRowView<A extends ListAlarm>(props: AlarmRowProps<A>) {
  const { alarm, store, isSelected, nowMs, onAcknowledge, onHandle, ...row } = props;
  const t = useWords(alarmWords, siteWords, alarmListWords);
  const format = useFormat();
  const live = useLive(store, alarm);
  const { level, kind, state, raisedAtMs, count = 1 } = live;
  const isOpen = state === 'open';
  const isNarrow = row.room !== 'wide';
  const name = `${t(`alarm.level.${level}`)} · ${t(`alarm.kind.${kind}`)}`;
  const age = (
    <time dateTime={isoOf(raisedAtMs)} title={format.dateTime(raisedAtMs)}>
      {format.age(raisedAtMs, nowMs)}
    </time>
  );
  const stateText = <AlarmStateMark state={state} />;
  return (
    <Row {...rowAttributes(row)} aria-selected={isSelected} data-level={level} data-state={state}>
      <span role="gridcell">
        <RowBadge level={level} isBlinking={blinks(live)} />
      </span>
      {!isNarrow && (
        <Meta role="gridcell">
          {age}
          {stateText}
        </Meta>
      )}
      <Text role="gridcell">
        <div>
          <strong>
            {name}
            {count > 1 && <small> {t('AlarmList.repeats', { count: format.number(count) })}</small>}
          </strong>
          <span>{placeOf({ of: 'alarm', first: live }, t)}</span>
        </div>
        {isNarrow && (
          <small>
            {age} · {stateText}
          </small>
        )}
      </Text>
      <Action role="gridcell">
        {onAcknowledge && isOpen && (
          <RowButton
            icon={<Check aria-hidden />}
            label={t('alarm.event.acknowledge')}
            onPress={() => onAcknowledge({ alarms: [live] })}
          />
        )}
        {onHandle && state !== 'closed' && !(isNarrow && onAcknowledge && isOpen) && (
          <RowButton
            icon={<ClipboardCheck aria-hidden />}
            label={t('alarm.event.handle')}
            onPress={() => onHandle({ alarm: live })}
          />
        )}
      </Action>
    </Row>
  );
}

// memo forgets the type parameter
export const AlarmRow = memo(AlarmRowView) as typeof AlarmRowView;

/** Time in a form that machines read; nothing for a moment that there is not. */
export const isoOf = (ms: number): string | undefined =>
  Number.isFinite(new Date(ms).getTime()) ? new Date(ms).toISOString() : undefined;

export const RowBadge = ({
  level,
  isBlinking = false,
}: {
  readonly level: AlarmLevel;
  readonly isBlinking?: boolean;
}) => <AlarmLevelBadge level={level} variant="symbol" size="large" isBlinking={isBlinking} />;

interface RowButtonProps {
  readonly icon: ReactElement;
  readonly label: string;
  readonly onPress: () => void;
}

/** Out of the tab order: the row is one stop, and an arrow leads in. Where there is little room its word is only heard. */
export function RowButton({ icon, label, onPress }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      tabIndex={-1}
      icon={icon}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        // the button may go with the state it led out of
        event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true });
        onPress();
      }}
    >
      <span data-part="label">{label}</span>
    </Button>
  );
}
