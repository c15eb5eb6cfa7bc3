import type { LiveAlarm } from '@fireline/api/alarm';
import { alarmMachine, alarmWords, blinks } from '@fireline/domain/alarm';
import { eventsFrom } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { AlarmStateMark } from '@fireline/ui/AlarmList';
import { Button } from '@fireline/ui/Button';
import { Dialog } from '@fireline/ui/Dialog';
import { EmptyState } from '@fireline/ui/EmptyState';
import { FailureState } from '@fireline/ui/FailureState';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState, useSyncExternalStore } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useLive } from '../../lib/session/live.ts';
import { Age } from '../../lib/parts/Age.tsx';
import { valueText, whereText } from '../list/columns.tsx';
import { alarmScreenWords } from '../words.ts';
import { PersonLine, peopleOf } from './Contacts.tsx';
import { AlarmCard, CardScroller, Numbers } from './Desk.styles.ts';
import { useCardOrder } from './useCardOrder.ts';
import { cardHeightPx, useCardWindow } from './useCardWindow.ts';
import { useSurroundings } from './useSurroundings.ts';
import { deskWords } from './words.ts';

interface CardActions {
  /** Left out for those who may not. */
  readonly onAcknowledge?: ((alarm: LiveAlarm) => void) | undefined;
  readonly onHandle?: ((alarm: LiveAlarm) => void) | undefined;
  readonly onCall: (alarm: LiveAlarm) => void;
}

function Card({ alarmId, top, onAcknowledge, onHandle, onCall }: CardActions & { alarmId: number; top: number }) {
  const t = useWords(deskWords, alarmWords, alarmScreenWords, siteWords);
  const format = useFormat();
  const { alarms } = useLive();
  const alarm = useSyncExternalStore(
    (listener) => alarms.rows.subscribeRow(alarmId, listener),
    () => alarms.rows.getRow(alarmId),
  );
  if (!alarm) return null;
  const events = eventsFrom(alarmMachine, alarm.state);
  const where = whereText(alarm, t);
  return (
    <AlarmCard data-state={alarm.state} style={{ top }}>
      <div>
        <AlarmLevelBadge level={alarm.level} isBlinking={blinks(alarm)} />
        <Link data-what="" href={pathTo('alarmDetail', { alarmId, segment: 'current' })}>
          {alarm.isDrill && `${t('alarm.list.drill')} `}
          {t(`alarm.kind.${alarm.kind}`)} {valueText(alarm, { format })}
        </Link>
        <Age at={alarm.alarmTime} />
      </div>
      <div>
        <span data-what="" data-where="">
          {where || alarm.address}
        </span>
        <AlarmStateMark state={alarm.state} />
      </div>
      <div data-actions="">
        <Button onClick={() => onCall(alarm)}>{t('desk.call')}</Button>
        {onAcknowledge && events.includes('acknowledge') && (
          <Button variant="primary" onClick={() => onAcknowledge(alarm)}>
            {t('desk.key.acknowledge')}
          </Button>
        )}
        {onHandle && events.includes('handle') && (
          <Button onClick={() => onHandle(alarm)}>{t('desk.key.handle')}</Button>
        )}
      </div>
    </AlarmCard>
  );
}

/** Whom to call about an alarm, as large links. */
function CallDialog({ alarm, onClose }: { readonly alarm: LiveAlarm; readonly onClose: () => void }) {
  const t = useWords(deskWords);
  const call = useSurroundings(alarm.alarmId);
  return (
    <Dialog isOpen title={`${t('desk.call')} · ${alarm.placeName}`} onClose={onClose}>
      <Loaded call={call} lines={3}>
        {(around) => {
          const people = peopleOf(around);
          return (
            <Numbers>
              {people.map(({ of, person }) => (
                <li key={of}>
                  {t(`desk.where.${of}`)} <PersonLine person={person} />
                </li>
              ))}
              {people.length === 0 && <li>{t('desk.where.nobody')}</li>}
            </Numbers>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

export interface DeskCardsProps extends Omit<CardActions, 'onCall'> {
  readonly passes: (alarm: LiveAlarm) => boolean;
  readonly isLoading: boolean;
  /** The filter lets some through only: none left says so, and not that all is quiet. */
  readonly isNarrowed?: boolean;
  /** Why the alarms could not be loaded, in the reader's words. */
  readonly failure?: string | undefined;
  readonly onRetry?: () => void;
}

/** The alarms on a phone: what, where, since when, and large buttons to call, acknowledge and handle. @spec ALM-01 ALM-07 */
export function DeskCards(props: DeskCardsProps) {
  const { passes, isLoading, isNarrowed = false, failure, onRetry, ...actions } = props;
  const t = useWords(deskWords, alarmScreenWords);
  const { alarms } = useLive();
  const { ids, touch } = useCardOrder(alarms.rows, passes);
  const { scroller, onScroll, first, last } = useCardWindow(ids);
  const [called, setCalled] = useState<LiveAlarm>();
  if (isLoading && ids.length === 0) return <Skeleton shape="block" lines={8} />;
  if (failure !== undefined && ids.length === 0)
    return <FailureState {...(onRetry && { onRetry })}>{failure}</FailureState>;
  if (ids.length === 0 && isNarrowed) return <EmptyState title={t('alarm.list.none')} />;
  if (ids.length === 0)
    return <EmptyState title={t('alarm.list.quiet')} actions={<span>{t('alarm.list.quiet.hint')}</span>} />;
  return (
    <CardScroller
      ref={scroller}
      style={{ '--fl-card-height': `${cardHeightPx}px` }}
      onPointerDown={touch}
      onScroll={() => {
        touch();
        onScroll();
      }}
    >
      <ul aria-label={t('desk.list')} style={{ height: ids.length * cardHeightPx }}>
        {ids.slice(first, last).map((alarmId, index) => (
          <Card key={alarmId} alarmId={alarmId} top={(first + index) * cardHeightPx} {...actions} onCall={setCalled} />
        ))}
      </ul>
      {called && <CallDialog alarm={called} onClose={() => setCalled(undefined)} />}
    </CardScroller>
  );
}
