import type { HazardMeasure } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { IconButton } from '@fireline/ui/IconButton';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { stateCell } from '../../../lib/list/StateMark.tsx';
import { basisText, type HazardKeys, measureText } from '../measureTexts.ts';
import type { MeasureDeeds } from './useMeasureDeeds.ts';

/** The hazards that use a measure. */
export const hazardsWith = (measureId: number): string => `${pathTo('hazards')}?measure=${measureId}`;

/** The columns of the catalogue of measures. @spec ALM-13 */
export function measureColumns(t: Translate<HazardKeys>, { number }: Pick<Format, 'number'>) {
  const columns: readonly Column<HazardMeasure>[] = [
    { id: 'measure', header: t('hazards.measure'), width: 170, cell: (row) => measureText(row, t) },
    {
      id: 'enabled',
      header: t('hazards.catalogue.enabled'),
      width: 80,
      ...stateCell<HazardMeasure>(
        ({ isEnabled }) => (isEnabled ? 'on' : 'off'),
        ({ isEnabled }) => t(isEnabled ? 'hazards.catalogue.on' : 'hazards.catalogue.off'),
      ),
    },
    {
      id: 'kinds',
      header: t('hazards.catalogue.kinds'),
      width: 190,
      cell: ({ kinds }) => kinds.map((kind) => t(`alarm.kind.${kind}`)).join(' · '),
    },
    { id: 'basis', header: t('hazards.catalogue.basis'), width: 180, cell: (row) => basisText(row, t) },
    {
      id: 'days',
      header: t('hazards.catalogue.days'),
      width: 80,
      align: 'end',
      text: ({ days }) => days,
      cell: ({ days }) => number(days),
    },
    {
      id: 'used',
      header: t('hazards.catalogue.used'),
      width: 80,
      align: 'end',
      hasControls: true,
      text: ({ used }) => used,
      cell: ({ measureId, used }) =>
        used === 0 ? number(used) : <Link href={hazardsWith(measureId)}>{number(used)}</Link>,
    },
    {
      id: 'completed',
      header: t('hazards.catalogue.completed'),
      width: 80,
      align: 'end',
      text: ({ completed }) => completed,
      cell: ({ completed }) => number(completed),
    },
    {
      id: 'mean',
      header: t('hazards.catalogue.mean'),
      width: 90,
      align: 'end',
      cell: ({ meanDays }) => (meanDays === null ? '—' : number(meanDays, { digits: 1 })),
    },
  ];
  return columns;
}

/** The two buttons that move a measure in the catalogue. @spec ALM-13 */
export const orderColumn = (
  t: Translate<HazardKeys>,
  measures: readonly HazardMeasure[],
  { move, isBusy }: Pick<MeasureDeeds, 'move' | 'isBusy'>,
): Column<HazardMeasure> => ({
  id: 'order',
  header: t('hazards.catalogue.order'),
  width: 70,
  hasControls: true,
  isExportable: false,
  cell: (row) => {
    const { measureId } = row;
    const name = measureText(row, t);
    return (
      <>
        <IconButton
          label={t('hazards.catalogue.up', { name })}
          icon={<ArrowUp aria-hidden />}
          disabled={isBusy || measures[0]?.measureId === measureId}
          onClick={() => move(measures, measureId, -1)}
        />
        <IconButton
          label={t('hazards.catalogue.down', { name })}
          icon={<ArrowDown aria-hidden />}
          disabled={isBusy || measures.at(-1)?.measureId === measureId}
          onClick={() => move(measures, measureId, 1)}
        />
      </>
    );
  },
});
