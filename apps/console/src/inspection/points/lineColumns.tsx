import type { InspectionLine } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { countCell } from '../../lib/list/countCell.ts';
import { NameOver } from '../../lib/list/NameOver.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import type { LineKeys } from './words.ts';

/** The columns of the lines of patrols. @spec INS-03 */
export const lineColumns = (
  t: Translate<LineKeys | RecordPageKeys>,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
): readonly Column<InspectionLine>[] => [
  {
    id: 'name',
    header: t('lines.name'),
    width: 230,
    isHideable: false,
    isSortable: true,
    text: ({ name }) => name,
    cell: ({ name, unitName }) => <NameOver name={name} below={unitName} />,
  },
  {
    id: 'unit',
    header: t('lines.unit'),
    width: 210,
    isSortable: true,
    isInEveryFile: true,
    cell: ({ unitName }) => unitName,
  },
  {
    id: 'points',
    header: t('lines.points'),
    width: 90,
    isSortable: true,
    ...countCell<InspectionLine>(({ points }) => points, format),
  },
  {
    id: 'items',
    header: t('lines.items'),
    width: 90,
    isSortable: true,
    ...countCell<InspectionLine>(({ items }) => items, format),
  },
  {
    id: 'plans',
    header: t('lines.plans'),
    width: 110,
    isSortable: true,
    align: 'end',
    text: ({ plans }) => plans,
    cell: ({ plans, name }) =>
      plans === 0 ? (
        '0'
      ) : (
        <Link href={`${pathTo('inspectionPlans')}?search=${encodeURIComponent(name)}`}>{format.number(plans)}</Link>
      ),
  },
  {
    id: 'lastWalkAt',
    header: t('lines.lastWalk'),
    isSortable: true,
    ...shortTimeCell<InspectionLine>(({ lastWalkAt }) => lastWalkAt, format, '—'),
  },
  { id: 'changedBy', header: t('record.changedBy'), width: 120, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...shortTimeCell<InspectionLine>(({ changedAt }) => changedAt, format),
  },
];
