import type { AlarmQualityReply } from '@fireline/api/alarm';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../lib/lengthText.ts';
import { Figures } from '../../lib/page/Analysis.styles.ts';
import { type Narrowed, toAlarms } from '../../lib/list/toAlarms.ts';
import { lengthWords } from '../../lib/words.ts';
import { alarmAnalysisWords } from '../analysis/words.ts';
import { alarmQualityWords } from './words.ts';

type Waits = AlarmQualityReply['acknowledgedAfterMs'];

/** How long half of the alarms took, and the slow ones. */
function Wait({ label, waits }: { readonly label: string; readonly waits: Waits }) {
  const t = useWords(alarmQualityWords, lengthWords);
  const text = (ms: number): string => lengthText(ms, t);
  return (
    <Stat
      label={label}
      value={waits && waits.p50}
      {...(waits && {
        text: text(waits.p50),
        note: t('quality.slow', { p90: text(waits.p90), p95: text(waits.p95) }),
      })}
    />
  );
}

/** The figures of a range, each with the alarms that it counts where a list can show them. @spec N17 */
export function QualityFigures({ data, narrowed }: { readonly data: AlarmQualityReply; readonly narrowed: Narrowed }) {
  const t = useWords(alarmQualityWords, alarmAnalysisWords);
  const { number } = useFormat();
  const { perTenMinutes, falseAlarms, falseAlarmPercent } = data;
  const show = (count: number, more: Readonly<Record<string, string>> = {}) =>
    count > 0 && <Link href={toAlarms(narrowed, more)}>{t('alarms.all')}</Link>;
  return (
    <Figures>
      <Stat label={t('quality.alarms')} value={data.alarms} note={show(data.alarms)} />
      <Wait label={t('quality.acknowledged')} waits={data.acknowledgedAfterMs} />
      <Wait label={t('quality.closed')} waits={data.closedAfterMs} />
      <Stat label={t('quality.unacknowledged')} value={data.unacknowledged} />
      <Stat
        label={t('quality.falseAlarms')}
        value={falseAlarmPercent}
        digits={1}
        unit="%"
        note={
          <>
            {t('quality.falseOf', { count: falseAlarms })} {show(falseAlarms, { closing: 'falseAlarm' })}
          </>
        }
      />
      <Stat
        label={t('quality.load')}
        value={perTenMinutes.mean}
        digits={2}
        note={t('quality.peak', {
          load: t(`quality.load.${perTenMinutes.load}`),
          peak: number(perTenMinutes.peak, { digits: 1 }),
          flood: number(perTenMinutes.floodPercent, { digits: 1 }),
        })}
      />
      <Stat label={t('quality.standing')} value={data.standing} />
    </Figures>
  );
}
