import type { PublicDevice } from '@fireline/api/public';
import { alarmWords, blinks } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { AlarmItem, AlarmItems, Calm, Section } from './CurrentAlarms.styles.ts';
import { stateText } from './stateText.ts';
import { publicWords } from './words.ts';

type CurrentAlarm = PublicDevice['current'][number];

export interface CurrentAlarmsProps {
  readonly alarms: readonly CurrentAlarm[];
  readonly nowMs: number;
}

/** What stands on the device now, the worst first; a quiet line when all is well. @spec ALM-02 */
export function CurrentAlarms({ alarms, nowMs }: CurrentAlarmsProps) {
  const t = useWords(publicWords, alarmWords);
  const format = useFormat();
  if (alarms.length === 0) return <Calm>{t('public.noAlarms')}</Calm>;
  const worstFirst = alarms.toSorted((a, b) => a.level - b.level || b.alarmTime.localeCompare(a.alarmTime));
  return (
    <Section aria-label={t('public.alarms', { count: alarms.length })}>
      <h2>{t('public.alarms', { count: alarms.length })}</h2>
      <AlarmItems>
        {worstFirst.map((alarm) => (
          <AlarmItem key={alarm.alarmId} data-level={alarm.level}>
            <AlarmLevelBadge level={alarm.level} size="large" isBlinking={blinks(alarm)} />
            <strong>{t(`alarm.kind.${alarm.kind}`)}</strong>
            <p>
              <time dateTime={alarm.alarmTime}>{format.dateTime(alarm.alarmTime)}</time>
              <span>{format.age(alarm.alarmTime, nowMs)}</span>
            </p>
            <p>{stateText(alarm, t)}</p>
          </AlarmItem>
        ))}
      </AlarmItems>
    </Section>
  );
}
