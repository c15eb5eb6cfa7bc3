import { type Alarm, type AlarmSurroundings, alarmCalls, type LiveAlarm } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmMachine, alarmWords, blinks, isCurrent, segmentOf } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { eventsFrom } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { AlarmStateMark } from '@fireline/ui/AlarmList';
import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState, useSyncExternalStore } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Tools } from '../../lib/page/Page.styles.ts';
import { useLive } from '../../lib/session/live.ts';
import { Age } from '../../lib/parts/Age.tsx';
import { limitText, valueText } from '../list/columns.tsx';
import { alarmScreenWords } from '../words.ts';
import { Contacts, LastReadings } from './Contacts.tsx';
import { Around, Panel, PanelHead } from './Desk.styles.ts';
import { Excerpt, Nearby, Resources } from './Surroundings.tsx';
import { useSurroundings } from './useSurroundings.ts';
import { deskWords } from './words.ts';

export interface PreviewActions {
  /** Left out for those who may not. */
  readonly onAcknowledge?: (() => void) | undefined;
  readonly onHandle?: (() => void) | undefined;
}

/** The alarm as it is now; one that has left the list as it was closed. */
function useShown(alarmId: number): Alarm | undefined {
  const { alarms } = useLive();
  const now = useSyncExternalStore(
    (listener) => alarms.rows.subscribeRow(alarmId, listener),
    () => alarms.rows.getRow(alarmId),
  );
  const [last, setLast] = useState<LiveAlarm | undefined>(now);
  if (now && now !== last) setLast(now);
  const { data } = useCall(alarmCalls.detail, { alarmId }, { isEnabled: now === undefined });
  return now ?? data?.alarm ?? last;
}

interface HeadProps extends PreviewActions {
  readonly alarm: Alarm;
  /** Of the reading; not known until what is around has arrived. */
  readonly limit: AlarmSurroundings['limit'] | undefined;
}

/** What was raised, by which device, and where it is from a reading from where on that is an alarm. @spec ALM-11 */
function Head({ alarm, limit, onAcknowledge, onHandle }: HeadProps) {
  const t = useWords(deskWords, alarmWords, alarmScreenWords, deviceWords);
  const format = useFormat();
  const events = eventsFrom(alarmMachine, alarm.state);
  const value = valueText(alarm, { format });
  const path = pathTo('alarmDetail', { alarmId: alarm.alarmId, segment: segmentOf(alarm.state, alarm.closing) });
  return (
    <PanelHead>
      <h2>
        <AlarmLevelBadge level={alarm.level} isBlinking={blinks(alarm)} />
        {t(`alarm.kind.${alarm.kind}`)} {value}
        <AlarmStateMark state={alarm.state} />
      </h2>
      <p>
        <Link href={pathTo('deviceDetail', { deviceId: alarm.deviceId })}>{alarm.deviceName}</Link>
        {` · ${t(`device.type.${alarm.deviceType}`)}`}
        {limit && alarm.measurement && (
          <>
            {' · '}
            {t('desk.limit', {
              reading: t(`device.measurement.${alarm.measurement}`),
              limit: limitText(limit, alarm.measurement, { format }),
            })}
          </>
        )}
      </p>
      <p>
        <Age at={alarm.alarmTime} />
        {alarm.acknowledgedBy !== null && ` · ${alarm.acknowledgedBy}`}
      </p>
      {!isCurrent(alarm.state) && (
        <p role="status">
          {alarm.handledBy === null ? t('desk.gone') : t('alarm.alreadyHandled', { name: alarm.handledBy })}
        </p>
      )}
      <Tools>
        {onAcknowledge && events.includes('acknowledge') && (
          <Button variant="primary" onClick={onAcknowledge}>
            {t('desk.key.acknowledge')}
          </Button>
        )}
        {onHandle && events.includes('handle') && <Button onClick={onHandle}>{t('desk.key.handle')}</Button>}
        <Link href={path}>{t('desk.open')}</Link>
      </Tools>
    </PanelHead>
  );
}

const Surrounding = ({ around }: { readonly around: AlarmSurroundings }) => (
  <Around>
    <Excerpt {...around} />
    <Nearby {...around} />
    <LastReadings {...around} />
    <Resources {...around} />
  </Around>
);

/** One alarm beside the list: where it is, whom to call, what is around it. @spec ALM-11 */
export function AlarmPreview({ alarmId, ...actions }: PreviewActions & { readonly alarmId: number }) {
  const t = useWords(deskWords);
  const alarm = useShown(alarmId);
  const call = useSurroundings(alarmId);
  return (
    <Panel aria-label={t('desk.preview')}>
      {alarm && <Head alarm={alarm} limit={call.data?.limit} {...actions} />}
      {alarm && <Contacts alarm={alarm} around={call.data} />}
      <Loaded call={call} shape="block" lines={8}>
        {(around) => <Surrounding around={around} />}
      </Loaded>
    </Panel>
  );
}

/** Before anything is chosen. */
export function NoPreview() {
  const t = useWords(deskWords);
  return (
    <Panel aria-label={t('desk.preview')}>
      <EmptyState title={t('desk.pick')} actions={<span>{t('desk.pick.how')}</span>} />
    </Panel>
  );
}
