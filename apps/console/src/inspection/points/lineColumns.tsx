import type { InspectionLine } from '@fireline/api/inspection';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { countCell } from '../../lib/list/countCell.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import type { LineKeys } from './words.ts';

/** The columns of the lines of patrols. @spec INS-03 */
export const lineColumns = (
  t: Translate<LineKeys | RecordPageKeys>,
  format: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<InspectionLine>[] => [
  {
    id: 'name',
    header: t('lines.name'),
    width: 240,
    isHideable: false,
    isSortable: true,
    cell: ({ name }) => name,
  },
  { id: 'unit', header: t('lines.unit'), width: 240, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'points',
    header: t('lines.points'),
    width: 120,
    isSortable: true,
    ...countCell<InspectionLine>(({ points }) => points, format),
  },
  { id: 'changedBy', header: t('record.changedBy'), width: 160, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...timeCell<InspectionLine>(({ changedAt }) => changedAt, format),
  },
];
