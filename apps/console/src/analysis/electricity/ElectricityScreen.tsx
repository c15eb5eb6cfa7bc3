import { analysisCalls, type ElectricityRow } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { analysisWords } from '@fireline/domain/analysis';
import { routeWords } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { NumberField } from '@fireline/ui/NumberField';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Lead, OverLimit, Row } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { figure, words } from '../columns.tsx';
import { analysisPageWords } from '../words.ts';
import { PlaceElectricity } from './PlaceElectricity.tsx';
import { UseChart } from './UseChart.tsx';

function useElectricity() {
  const t = useWords(analysisPageWords, analysisWords);
  return useList(analysisCalls.electricity, {
    filters: [
      { key: 'search', label: t('analysis.search') },
      {
        key: 'window',
        label: t('analysis.window'),
        any: t('analysis.electricity.days'),
        choices: [{ value: 'year', label: t('analysis.electricity.year') }],
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('analysis.unit'),
        any: t('analysis.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['used', 'maxCurrent', 'maxLeakage', 'name'],
    sort: '-used',
  });
}

/** A peak at its limit or over it is marked. */
const peak = (
  column: Column<ElectricityRow>,
  of: (row: ElectricityRow) => readonly [value: number | null, limit: number | null],
  says: (limit: number) => string,
): Column<ElectricityRow> => ({
  ...column,
  cell: (row) => {
    const [value, limit] = of(row);
    const text = column.text?.(row) ?? '';
    return value !== null && limit !== null && value >= limit ? (
      <OverLimit title={says(limit)}>{text}</OverLimit>
    ) : (
      text
    );
  },
});

/** What is asked of the curve: all that the list is narrowed to but its search. */
const curveOf = ({
  window,
  unitId,
}: {
  readonly window?: 'days' | 'year' | undefined;
  readonly unitId?: readonly number[] | undefined;
}) => ({
  ...(window && { window }),
  ...(unitId && { unitId }),
});

/** How much places use: all of it by day or month, the places that use most first, and of each its meters and alarms. @spec ANA-03 ANA-04 */
export function ElectricityScreen() {
  const t = useWords(analysisPageWords, routeWords);
  const format = useFormat();
  const list = useElectricity();
  const of = curveOf(list.query);
  const curve = useCall(analysisCalls.electricityCurve, of, { keepsPrevious: true });
  const row = useOpenRow(list.url);
  const price = Number(list.url.get('price')) || null;
  const columns = useMemo(
    () => [
      words<ElectricityRow>('name', t('analysis.place'), ({ name }) => name, 220, {
        isSortable: true,
        isHideable: false,
      }),
      words<ElectricityRow>('unit', t('analysis.unit'), ({ unitName }) => unitName),
      figure<ElectricityRow>('devices', t('analysis.deviceCount'), ({ devices }) => devices, format, { width: 100 }),
      figure<ElectricityRow>('used', t('analysis.used'), ({ used }) => used, format, {
        digits: 1,
        unit: 'kWh',
        isSortable: true,
      }),
      ...(price === null
        ? []
        : [figure<ElectricityRow>('cost', t('analysis.cost'), ({ used }) => used * price, format, { digits: 2 })]),
      peak(
        figure<ElectricityRow>('maxCurrent', t('analysis.maxCurrent'), ({ maxCurrent }) => maxCurrent, format, {
          digits: 1,
          unit: 'A',
          isSortable: true,
          width: 150,
        }),
        ({ maxCurrent, currentLimit }) => [maxCurrent, currentLimit],
        (limit) => t('analysis.overLimit', { limit: format.number(limit, { unit: 'A' }) }),
      ),
      peak(
        figure<ElectricityRow>('maxLeakage', t('analysis.maxLeakage'), ({ maxLeakage }) => maxLeakage, format, {
          unit: 'mA',
          isSortable: true,
          width: 150,
        }),
        ({ maxLeakage, leakageLimit }) => [maxLeakage, leakageLimit],
        (limit) => t('analysis.overLimit', { limit: format.number(limit, { unit: 'mA' }) }),
      ),
    ],
    [t, format, price],
  );
  const lead = (
    <Lead>
      <ChartOf call={curve}>
        {(data) => (
          <>
            <Row>
              <Stat
                label={t('analysis.used.total')}
                value={data.total}
                unit="kWh"
                digits={0}
                note={`${format.date(data.from)} – ${format.date(data.to)}`}
              />
              <Stat label={t('analysis.cost')} value={price === null ? null : data.total * price} digits={2} />
              <NumberField
                label={t('analysis.price')}
                value={price}
                min={0}
                digits={4}
                step={0.1}
                onChange={({ value }) => list.url.set({ price: value ? String(value) : '' })}
              />
            </Row>
            <UseChart label={t('analysis.used')} curve={data} />
          </>
        )}
      </ChartOf>
    </Lead>
  );
  return (
    <ListPage
      name="electricityStatistics"
      title={t('shell.route.electricityStatistics')}
      list={list}
      lead={lead}
      columns={columns}
      getRowId={({ placeId }) => placeId}
      rowName={({ name }) => name}
      empty={{ title: t('analysis.electricity.none') }}
      onOpen={({ placeId }) => row.open(placeId)}
    >
      {row.id !== undefined && (
        <Drawer
          isOpen
          isDismissable
          size="large"
          onClose={row.close}
          title={list.page.data?.rows.find(({ placeId }) => placeId === row.id)?.name ?? t('analysis.place')}
        >
          <PlaceElectricity placeId={row.id} window={of.window ?? 'days'} />
        </Drawer>
      )}
    </ListPage>
  );
}
