import { type Device, deviceCalls, type SleepNights } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceWatchWords, sleepGradeNeeds, sleepStages } from '@fireline/domain/device';
import { BarChart } from '@fireline/ui/BarChart';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Select } from '@fireline/ui/Select';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { type CSSProperties, useMemo, useState } from 'react';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useDayText } from '../../lib/useDayText.ts';
import { lengthWords } from '../../lib/words.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { Chart, Lanes, Stretch } from './Hypnogram.styles.ts';
import { sleepWords } from './words.ts';

type Segment = SleepNights['segments'][number];
type Keys = keyof typeof sleepWords | keyof typeof deviceWatchWords;

const lengthMs = ({ from, to }: Segment): number => Date.parse(to) - Date.parse(from);

/** The stages of a night over its time; the table beneath holds the same. @spec DEV-25 */
function Hypnogram({ segments }: { readonly segments: readonly Segment[] }) {
  const t = useWords(sleepWords, deviceWatchWords);
  const { dateTime, time } = useFormat();
  const startMs = Math.min(...segments.map(({ from }) => Date.parse(from)));
  const wholeMs = Math.max(1, Math.max(...segments.map(({ to }) => Date.parse(to))) - startMs);
  const percent = (ms: number) => `${(100 * ms) / wholeMs}%`;
  const placed = (segment: Segment) =>
    ({
      '--fl-from': percent(Date.parse(segment.from) - startMs),
      '--fl-length': percent(lengthMs(segment)),
    }) as CSSProperties;
  const stageOf = (stage: Segment['stage']): string => t(`device.sleep.stage.${stage}`);
  return (
    <Chart>
      {/* each stretch says its own stage */}
      <div data-part="stages" aria-hidden>
        {sleepStages.toReversed().map((stage) => (
          <span key={stage}>{stageOf(stage)}</span>
        ))}
      </div>
      <Lanes aria-label={t('sleep.stages')}>
        {segments.map((segment) => (
          <Stretch
            key={segment.from}
            data-stage={segment.stage}
            title={`${stageOf(segment.stage)} ${dateTime(segment.from)}`}
            style={placed(segment)}
          />
        ))}
      </Lanes>
      <div data-part="hours">
        {[0, 0.5, 1].map((part) => (
          <time key={part}>{time(startMs + part * wholeMs)}</time>
        ))}
      </div>
    </Chart>
  );
}

const segmentColumns = (t: Translate<Keys>, format: Format): readonly Column<Segment>[] => [
  { id: 'from', header: t('sleep.from'), isHideable: false, ...timeCell(({ from }) => from, format) },
  { id: 'to', header: t('sleep.to'), ...timeCell(({ to }) => to, format) },
  { id: 'stage', header: t('sleep.stage'), width: 130, cell: ({ stage }) => t(`device.sleep.stage.${stage}`) },
  {
    id: 'minutes',
    header: t('sleep.minutes'),
    width: 100,
    align: 'end',
    cell: (segment) => format.number(Math.round(lengthMs(segment) / 60_000)),
  },
];

/** One night: its quality with what that needs, minutes by stage, and the stages in their order. @spec DEV-25 */
function Night({ sleep }: { readonly sleep: SleepNights }) {
  const t = useWords(sleepWords, deviceWatchWords);
  const format = useFormat();
  const columns = useMemo(() => segmentColumns(t, format), [t, format]);
  const night = sleep.nights.find((one) => one.night === sleep.night);
  const hours = (minutes: number): string =>
    t('sleep.hours', { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) });
  return (
    <Stack>
      {night && (
        <DescriptionList
          items={[
            { term: t('sleep.grade'), detail: t(`device.sleep.grade.${night.grade}`) },
            { term: t('sleep.asleep'), detail: hours(night.asleepMin) },
            { term: t('sleep.inBed'), detail: hours(night.inBedMin) },
            { term: t('sleep.efficiency'), detail: format.ratio(night.efficiencyPercent / 100, 1) },
            ...sleepStages.map((stage) => ({
              term: t(`device.sleep.stage.${stage}`),
              detail: hours(night.minutes[stage]),
            })),
          ]}
        />
      )}
      {sleepGradeNeeds.map(({ grade, ...needs }) => (
        <p key={grade}>{t('sleep.needs', { grade: t(`device.sleep.grade.${grade}`), ...needs })}</p>
      ))}
      {sleep.segments.length > 0 && <Hypnogram segments={sleep.segments} />}
      <DataTable
        label={t('sleep.stages')}
        rows={sleep.segments}
        getRowId={({ from }) => from}
        columns={columns}
        height={320}
        empty={{ title: t('sleep.none') }}
      />
    </Stack>
  );
}

function Nights({ sleep }: { readonly sleep: SleepNights }) {
  const dayText = useDayText();
  const t = useWords(sleepWords, deviceWatchWords, lengthWords);
  return (
    <BarChart
      label={t('sleep.nights')}
      barsLabel={t('sleep.night')}
      unit={t('length.unit.min')}
      series={sleepStages.map((stage) => ({ key: stage, label: t(`device.sleep.stage.${stage}`) }))}
      bars={sleep.nights.map(({ night, minutes }) => ({ key: night, name: dayText(night), values: minutes }))}
    />
  );
}

/** How the wearer of a watch sleeps: the stage now, one night, and thirty of them. @spec DEV-25 DEV-13 */
export function SleepOf({ device: { deviceId } }: { readonly device: Device }) {
  const t = useWords(sleepWords, deviceWatchWords);
  const [night, choose] = useState<string>();
  const asked = { deviceId, ...(night !== undefined && { night }) };
  const call = useCall(deviceCalls.sleep, asked, { isPolling: true, keepsPrevious: true });
  const now = ({ stageNow }: SleepNights) => (stageNow ? t(`device.sleep.stage.${stageNow}`) : t('sleep.now.none'));
  return (
    <Loaded call={call} action="query">
      {(sleep) =>
        sleep.nights.length === 0 ? (
          <EmptyState title={t('sleep.none')} />
        ) : (
          <Stack>
            <DescriptionList items={[{ term: t('sleep.now'), detail: now(sleep) }]} />
            <Tools>
              <Select
                label={t('sleep.night')}
                value={sleep.night}
                onChange={({ value }) => value && choose(value)}
                options={sleep.nights
                  .toReversed()
                  .map((one) => ({ value: one.night, label: t('sleep.night.of', { night: one.night }) }))}
              />
            </Tools>
            <Night sleep={sleep} />
            <Nights sleep={sleep} />
          </Stack>
        )
      }
    </Loaded>
  );
}
