import { analysisCalls, type PlaceUsage, type PlaceUsageRow } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { type DayRange } from '@fireline/domain/lib';
import { routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { BarChart } from '@fireline/ui/BarChart';
import { Drawer } from '@fireline/ui/Drawer';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { HeatMap } from '@fireline/ui/HeatMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { FieldLine } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { clockText, figure, hoursIn, words } from '../columns.tsx';
import { useDays } from '../useDays.tsx';
import { analysisPageWords } from '../words.ts';
import { usePlaceFilters } from './OccupancyScreen.tsx';

/** A week of hours as the heat map takes it. */
export const heatHours = (hours: readonly (readonly number[])[]) =>
  hours.flatMap((week, at) => week.map((value, hour) => ({ weekday: at + 1, hour, value })));

function Days({ usage: { days, hours } }: { readonly usage: PlaceUsage }) {
  const t = useWords(analysisPageWords);
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
        unit="h"
        digits={1}
      />
      <HeatMap label={t('analysis.byHour')} data={{ hours: heatHours(hours) }} unit="min" />
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
  const t = useWords(analysisPageWords, routeWords, siteWords);
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
      figure<PlaceUsageRow>('minutes', t('analysis.minutes'), ({ minutes }) => hoursIn(minutes), format, {
        digits: 1,
        unit: 'h',
        isSortable: true,
      }),
      figure<PlaceUsageRow>('perDay', t('analysis.perDay'), ({ perDay }) => hoursIn(perDay), format, {
        digits: 1,
        unit: 'h',
      }),
      figure<PlaceUsageRow>('typePerDay', t('analysis.typePerDay'), ({ typePerDay }) => hoursIn(typePerDay), format, {
        digits: 1,
        unit: 'h',
      }),
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
