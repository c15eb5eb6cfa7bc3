import { analysisCalls, type PlaceUsage, type PlaceUsageRow } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { isFarFromUsual } from '@fireline/domain/analysis';
import { type DayRange } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { BarChart } from '@fireline/ui/BarChart';
import { Drawer } from '@fireline/ui/Drawer';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { HeatMap } from '@fireline/ui/HeatMap';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { Against, FieldLine } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { clockText, figure, hoursIn, lasting, words } from '../columns.tsx';
import { lengthWords } from '../../lib/words.ts';
import { useDays } from '../useDays.tsx';
import { analysisPageWords } from '../words.ts';
import { usePlaceFilters } from './OccupancyScreen.tsx';

/** How much more or less than its kind: the arrow says which way, be it seen in colour or not. */
const againstText = ({ perDay, typePerDay }: PlaceUsageRow, { ratio }: Pick<Format, 'ratio'>): string => {
  if (typePerDay === 0) return '—';
  const share = perDay / typePerDay - 1;
  return `${share > 0 ? '▲' : share < 0 ? '▼' : '='} ${ratio(Math.abs(share), 0)}`;
};
const against = (header: string, format: Pick<Format, 'ratio'>): Column<PlaceUsageRow> => ({
  id: 'against',
  header,
  width: 110,
  align: 'end',
  text: (row) => againstText(row, format),
  cell: (row) => (
    <Against data-far={isFarFromUsual(row.perDay, row.typePerDay) || undefined}>{againstText(row, format)}</Against>
  ),
});

/** A week of hours as the heat map takes it. */
export const heatHours = (hours: readonly (readonly number[])[]) =>
  hours.flatMap((week, at) => week.map((value, hour) => ({ weekday: at + 1, hour, value })));

function Days({ usage: { days, hours } }: { readonly usage: PlaceUsage }) {
  const t = useWords(analysisPageWords, lengthWords);
  const dayText = useDayText();
  const bars = days.map(({ day, minutes }) => ({ name: dayText(day), key: day, values: { hours: hoursIn(minutes) } }));
  const last = days.findLast(({ minutes }) => minutes > 0);
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: t('analysis.day'), detail: last?.day ?? '—' },
          { term: t('analysis.first'), detail: clockText(last?.first ?? null) },
          { term: t('analysis.last'), detail: clockText(last?.last ?? null) },
        ]}
      />
      <BarChart
        label={t('analysis.byDay')}
        series={[{ key: 'hours', label: t('analysis.minutes') }]}
        bars={bars}
        barsLabel={t('analysis.day')}
        unit={t('length.unit.h')}
        digits={1}
      />
      <HeatMap label={t('analysis.byHour')} data={{ hours: heatHours(hours) }} unit={t('length.unit.min')} />
    </Stack>
  );
}

/** When one place is in use: by day, and by hour of the week. @spec ANA-02 ANA-04 */
function OnePlace({
  placeId,
  days,
  onClose,
}: {
  readonly placeId: number;
  readonly days: DayRange;
  readonly onClose: () => void;
}) {
  const t = useWords(analysisPageWords);
  const call = useCall(analysisCalls.placeUsageOf, { placeId, ...days });
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={call.data?.name ?? t('analysis.place')}>
      <ChartOf call={call}>{(usage) => <Days usage={usage} />}</ChartOf>
    </Drawer>
  );
}

/** How many hours places are in use, against what is usual for their type. @spec ANA-02 */
export function PlaceUsageScreen() {
  const t = useWords(analysisPageWords, routeWords, siteWords, lengthWords);
  const format = useFormat();
  const { days, field } = useDays(useUrlQuery());
  const list = useList(analysisCalls.placeUsage, {
    filters: usePlaceFilters(),
    sorts: ['minutes', 'name'],
    sort: '-minutes',
    fixed: days,
  });
  const row = useOpenRow(list.url);
  const columns = useMemo(
    () => [
      words<PlaceUsageRow>('name', t('analysis.place'), ({ name }) => name, 220, {
        isSortable: true,
        isHideable: false,
      }),
      words<PlaceUsageRow>(
        'placeType',
        t('analysis.placeType'),
        ({ placeType }) => t(`site.placeType.${placeType}`),
        140,
      ),
      words<PlaceUsageRow>('unit', t('analysis.unit'), ({ unitName }) => unitName),
      figure<PlaceUsageRow>('sensors', t('analysis.sensors'), ({ sensors }) => sensors, format, { width: 90 }),
      lasting<PlaceUsageRow>('minutes', t('analysis.minutes'), ({ minutes }) => minutes, t, { isSortable: true }),
      lasting<PlaceUsageRow>('perDay', t('analysis.perDay'), ({ perDay }) => perDay, t, { width: 120 }),
      lasting<PlaceUsageRow>('typePerDay', t('analysis.typePerDay'), ({ typePerDay }) => typePerDay, t, { width: 130 }),
      against(t('analysis.against'), format),
    ],
    [t, format],
  );
  return (
    <ListPage
      name="placeUsage"
      title={t('shell.route.placeUsage')}
      list={list}
      lead={<FieldLine>{field}</FieldLine>}
      columns={columns}
      getRowId={({ placeId }) => placeId}
      rowName={({ name }) => name}
      empty={{ title: t('analysis.occupancy.none') }}
      onOpen={({ placeId }) => row.open(placeId)}
    >
      {row.id !== undefined && <OnePlace placeId={row.id} days={days} onClose={row.close} />}
    </ListPage>
  );
}
