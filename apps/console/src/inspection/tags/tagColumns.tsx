import type { InspectionTag } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import type { TagKeys } from './words.ts';

/** The columns of tags. @spec INS-02 */
export const tagColumns = (
  t: Translate<TagKeys | RecordPageKeys | keyof typeof inspectionWords>,
  format: Format,
): readonly Column<InspectionTag>[] => [
  {
    id: 'serial',
    header: t('tags.serial'),
    width: 180,
    isHideable: false,
    isSortable: true,
    cell: ({ serial }) => serial,
  },
  { id: 'type', header: t('tags.type'), width: 110, cell: ({ type }) => t(`inspection.tag.type.${type}`) },
  {
    id: 'point',
    header: t('tags.point'),
    width: 240,
    isSortable: true,
    cell: ({ pointId, pointName }) => (pointId === null ? '—' : pointName),
  },
  { id: 'unit', header: t('tags.unit'), width: 220, isSortable: true, cell: ({ unitName }) => unitName },
  { id: 'boundBy', header: t('tags.boundBy'), width: 120, cell: ({ boundBy }) => boundBy || '—' },
  {
    id: 'boundAt',
    header: t('tags.boundAt'),
    isSortable: true,
    ...shortTimeCell<InspectionTag>(({ boundAt }) => boundAt, format),
  },
  { id: 'changedBy', header: t('record.changedBy'), width: 120, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...shortTimeCell<InspectionTag>(({ changedAt }) => changedAt, format),
  },
];
