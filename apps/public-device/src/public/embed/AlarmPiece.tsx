import type { EmbedAlarms } from '@fireline/api/public';
import { alarmWords, blinks } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useTitle } from '../../lib/useTitle.ts';
import { AlarmItem, AlarmItems, Calm, Section } from '../CurrentAlarms.styles.ts';
import { embedWords } from './words.ts';

/** The alarms that stand in the scope of a key, the worst first. @spec PUB-07 ALM-02 */
export function AlarmPiece({ shown: { total, rows } }: { readonly shown: EmbedAlarms }) {
  const t = useWords(embedWords, alarmWords);
  const format = useFormat();
  const nowMs = useNow(10_000);
  const title = t('embed.alarms', { count: total });
  useTitle(title);
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {total === 0 && <Calm>{t('embed.noAlarms')}</Calm>}
      <AlarmItems>
        {rows.map((alarm) => (
          <AlarmItem key={alarm.alarmId} data-level={alarm.level}>
            <AlarmLevelBadge level={alarm.level} size="large" isBlinking={blinks(alarm)} />
            <strong>
              {t(`alarm.kind.${alarm.kind}`)} · {alarm.placeName || alarm.unitName}
            </strong>
            <p>
              <span>{[alarm.buildingName, alarm.deviceName].filter((part) => part !== '').join(' · ')}</span>
            </p>
            <p>
              <time dateTime={alarm.alarmTime}>{format.dateTime(alarm.alarmTime)}</time>
              <span>{format.age(alarm.alarmTime, nowMs)}</span>
            </p>
          </AlarmItem>
        ))}
      </AlarmItems>
      {rows.length < total && <Calm>{t('embed.more', { count: total - rows.length })}</Calm>}
    </Section>
  );
}
