import type { Report } from '@fireline/api/analysis';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { BarChart, type BarChartProps } from '@fireline/ui/BarChart';
import { Stat } from '@fireline/ui/Stat';
import { useWords } from '@fireline/ui/lib';
import { Row } from '../Analysis.styles.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { lengthWords } from '../../lib/words.ts';
import { safetyPageWords } from './words.ts';
import { Muted } from './Safety.styles.ts';

/** The figures of a report. @spec ANA-01 */
export function ReportFigures({ report: { score, content } }: { readonly report: Report }) {
  const t = useWords(safetyPageWords);
  const { alarms, hazards, devices } = content;
  return (
    <section>
      <Row>
        <Stat label={t('safety.score')} value={score} />
        <Stat
          label={t('safety.alarms')}
          value={alarms.total}
          {...(alarms.before !== null && { note: t('report.alarms.before', { count: alarms.before }) })}
        />
        <Stat label={t('safety.closed')} value={alarms.closed} />
        <Stat label={t('safety.inUse')} value={devices.inUse} />
        <Stat label={t('safety.expired')} value={devices.expired} />
      </Row>
      {alarms.drills > 0 && <Muted>{t('safety.drills', { count: alarms.drills })}</Muted>}
      <h2>{t('report.hazards')}</h2>
      <Row>
        <Stat label={t('report.hazards.found')} value={hazards.found} />
        <Stat label={t('report.hazards.ended')} value={hazards.ended} />
        <Stat label={t('report.hazards.inProgress')} value={hazards.inProgress} />
        <Stat label={t('safety.overdue')} value={hazards.overdue} />
      </Row>
    </section>
  );
}

type One = Pick<BarChartProps, 'label' | 'unit' | 'digits' | 'direction'> & {
  readonly measure: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly value: number }[];
};

/** One size for each name, never cut between two pages. */
function Sizes({ measure, rows, ...chart }: One) {
  return (
    <section>
      <BarChart
        direction="horizontal"
        {...chart}
        series={[{ key: 'value', label: measure }]}
        bars={rows.map(({ key, name, value }) => ({ name, key, values: { value } }))}
      />
    </section>
  );
}

/** The breakdowns of a report; each counts every alarm once. @spec ANA-01 ANA-04 */
export function ReportCharts({ content: { alarms, offline, electricity } }: Pick<Report, 'content'>) {
  const t = useWords(safetyPageWords, alarmWords, deviceWords, lengthWords);
  const dayText = useDayText();
  const count = t('report.count');
  const named = (rows: Report['content']['alarms']['byPlace']) =>
    rows.map((row) => ({ key: String(row.id), name: row.name, value: row.count }));
  return (
    <>
      <Sizes
        label={t('report.byTime')}
        measure={count}
        direction="vertical"
        rows={alarms.byTime.map(({ key, count: value }) => ({
          key,
          name: dayText(key),
          value,
        }))}
      />
      <Sizes
        label={t('report.byLevel')}
        measure={count}
        rows={alarms.byLevel.map((row) => ({
          key: String(row.level),
          name: t(`alarm.level.${row.level}`),
          value: row.count,
        }))}
      />
      <Sizes
        label={t('report.byKind')}
        measure={count}
        rows={alarms.byKind.map((row) => ({ key: row.kind, name: t(`alarm.kind.${row.kind}`), value: row.count }))}
      />
      <Sizes label={t('report.byPlace')} measure={count} rows={named(alarms.byPlace)} />
      <Sizes label={t('report.byDevice')} measure={count} rows={named(alarms.byDevice)} />
      {offline.length === 0 ? (
        <Muted>{t('report.offline.none')}</Muted>
      ) : (
        <Sizes
          label={t('report.offline')}
          measure={t('report.offline.hours')}
          unit={t('length.unit.h')}
          digits={1}
          rows={offline.map(({ status, hours }) => ({ key: status, name: t(`device.status.${status}`), value: hours }))}
        />
      )}
      {electricity.places.length > 0 && (
        <Sizes
          label={t('report.electricity')}
          measure={t('report.used')}
          unit="kWh"
          digits={1}
          rows={electricity.places.map(({ id, name, used }) => ({ key: String(id), name, value: used }))}
        />
      )}
    </>
  );
}
