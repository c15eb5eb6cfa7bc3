import type { AlarmAnalysisReply } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { ChartColumns } from '../../lib/page/Analysis.styles.ts';
import { AlarmBars } from './AlarmBars.tsx';
import { bucketDays } from '../../lib/list/buckets.ts';
import { type Narrowed, toAlarms } from '../../lib/list/toAlarms.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { alarmAnalysisWords } from './words.ts';

/** The breakdowns of a range, each bar of which leads to its alarms. @spec ALM-10 */
export function Breakdowns({ data, narrowed }: { readonly data: AlarmAnalysisReply; readonly narrowed: Narrowed }) {
  const t = useWords(alarmAnalysisWords, alarmWords, deviceWords);
  const dayText = useDayText();
  const [, navigate] = useLocation();
  const open = (more: Readonly<Record<string, string>>): void => navigate(toAlarms(narrowed, more));
  const { step, byTime, byLevel, byKind, byDeviceType, byClosing, byPlace, places } = data;
  const placeTitle =
    places > byPlace.length ? t('alarms.mostPlaces', { shown: byPlace.length, count: places }) : t('alarms.byPlace');
  return (
    <>
      <AlarmBars
        title={t('alarms.byTime')}
        barsLabel={t('alarms.time')}
        direction="vertical"
        bars={byTime.map(({ key, count }) => ({ key, name: dayText(key, narrowed.range), count }))}
        onOpen={(key) => open(bucketDays(key, step, narrowed.range))}
      />
      <ChartColumns>
        <AlarmBars
          title={t('alarms.byLevel')}
          barsLabel={t('alarm.levelNumber', { 0: '' })}
          bars={byLevel.map(({ key, count }) => ({ key: String(key), name: t(`alarm.level.${key}`), count }))}
          onOpen={(level) => open({ level })}
        />
        <AlarmBars
          title={t('alarms.byDeviceType')}
          barsLabel={t('alarms.byDeviceType')}
          bars={byDeviceType.map(({ key, count }) => ({ key, name: t(`device.type.${key}`), count }))}
          onOpen={(type) => open({ type })}
        />
        <AlarmBars
          title={t('alarms.byKind')}
          barsLabel={t('alarms.byKind')}
          bars={byKind.map(({ key, count }) => ({ key, name: t(`alarm.kind.${key}`), count }))}
          onOpen={(kind) => open({ kind })}
        />
        <AlarmBars
          title={t('alarms.byClosing')}
          barsLabel={t('alarms.byClosing')}
          bars={byClosing.map(({ key, count }) => ({ key, name: t(`alarm.closing.${key}`), count }))}
          onOpen={(closing) => open({ closing })}
        />
        <AlarmBars
          title={placeTitle}
          barsLabel={t('alarms.place')}
          bars={byPlace.map(({ placeId, name, count }) => ({
            key: String(placeId ?? ''),
            name: placeId === null ? t('alarms.noPlace') : name,
            count,
          }))}
          onOpen={(place) => (place === '' ? undefined : open({ place }))}
        />
      </ChartColumns>
    </>
  );
}
