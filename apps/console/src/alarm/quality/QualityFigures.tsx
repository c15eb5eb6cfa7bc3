import type { AlarmQualityReply } from '@fireline/api/alarm';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../lib/lengthText.ts';
import { Figures } from '../../lib/page/Analysis.styles.ts';
import { type Narrowed, toAlarms } from '../../lib/list/toAlarms.ts';
import { lengthWords } from '../../lib/words.ts';
import { alarmAnalysisWords } from '../analysis/words.ts';
import { alarmQualityWords } from './words.ts';

type Waits = AlarmQualityReply['acknowledgedAfterMs'];

interface WaitProps {
  readonly of: 'acknowledged' | 'closed';
  readonly waits: Waits;
  /** How many alarms it is the median of. */
  readonly count: number;
}

/** How long half of those alarms took, and the slow ones. */
function Wait({ of, waits, count }: WaitProps) {
  const t = useWords(alarmQualityWords, lengthWords);
  const { number } = useFormat();
  const text = (ms: number): string => lengthText(ms, t);
  return (
    <Stat
      label={t(`quality.${of}`)}
      value={waits && waits.p50}
      {...(waits && {
        text: text(waits.p50),
        note: t(`quality.${of}.of`, { count: number(count), p90: text(waits.p90), p95: text(waits.p95) }),
      })}
    />
  );
}

/** The figures of a range, each with the alarms that it counts where a list can show them. @spec N17 */
export function QualityFigures({ data, narrowed }: { readonly data: AlarmQualityReply; readonly narrowed: Narrowed }) {
  const t = useWords(alarmQualityWords, alarmAnalysisWords);
  const { number, date } = useFormat();
  // who acknowledged later is not told apart in a list of now
  const isNow = narrowed.range.to === dayAt(useNow(minuteMs));
  const { perTenMinutes, falseAlarms, falseAlarmPercent } = data;
  const show = (count: number, more: Readonly<Record<string, string>> = {}) =>
    count > 0 && <Link href={toAlarms(narrowed, more)}>{t('alarms.all')}</Link>;
  return (
    <>
      <p>{t('quality.period', { from: date(narrowed.range.from), to: date(narrowed.range.to) })}</p>
      <Figures>
        <Stat label={t('alarms.total')} value={data.alarms} note={show(data.alarms)} />
        <Wait of="acknowledged" waits={data.acknowledgedAfterMs} count={data.alarms - data.unacknowledged} />
        <Wait of="closed" waits={data.closedAfterMs} count={data.closed} />
        <Stat
          label={t('quality.unacknowledged')}
          value={data.unacknowledged}
          note={isNow && show(data.unacknowledged, { acknowledged: 'no' })}
        />
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
    </>
  );
}
