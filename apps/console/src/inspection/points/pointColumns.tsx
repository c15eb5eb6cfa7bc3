import type { InspectionPoint } from '@fireline/api/inspection';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import type { PointKeys } from './words.ts';

type Keys = PointKeys | RecordPageKeys | keyof typeof siteWords;

/** The columns of the points of patrols. @spec INS-02 INS-03 */
export const pointColumns = (
  t: Translate<Keys>,
  format: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<InspectionPoint>[] => [
  {
    id: 'name',
    header: t('patrolPoints.name'),
    width: 240,
    isHideable: false,
    isSortable: true,
    cell: ({ name }) => name,
  },
  { id: 'location', header: t('patrolPoints.location'), width: 140, cell: ({ location }) => location },
  {
    id: 'category',
    header: t('patrolPoints.category'),
    width: 150,
    isSortable: true,
    cell: ({ categoryName }) => categoryName,
  },
  { id: 'unit', header: t('patrolPoints.unit'), width: 200, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'building',
    header: t('patrolPoints.building'),
    width: 120,
    cell: ({ buildingId, buildingName }) => (buildingId === null ? t('patrolPoints.outdoors') : buildingName),
  },
  { id: 'floor', header: t('patrolPoints.floor'), width: 90, cell: ({ floor }) => floorText(floor, t) },
  {
    id: 'line',
    header: t('patrolPoints.line'),
    width: 150,
    isSortable: true,
    cell: ({ lineId, lineName }) => (lineId === null ? '—' : lineName),
  },
  {
    id: 'position',
    header: t('patrolPoints.position'),
    width: 80,
    align: 'end',
    text: ({ position }) => position ?? '',
    cell: ({ position }) => (position === null ? '—' : format.number(position)),
  },
  {
    id: 'items',
    header: t('patrolPoints.items'),
    width: 90,
    align: 'end',
    isSortable: true,
    text: ({ items }) => items,
    cell: ({ items }) => format.number(items),
  },
  { id: 'changedBy', header: t('record.changedBy'), width: 140, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...timeCell<InspectionPoint>(({ changedAt }) => changedAt, format),
  },
];
