import type { ProjectLabel } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../../lib/list/timeCell.tsx';
import { LabelMark } from './LabelMark.tsx';
import type { labelWords } from './words.ts';

/** The columns of the labels of a project. @spec SIT-08 */
export const labelColumns = (
  t: Translate<keyof typeof labelWords>,
  format: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<ProjectLabel>[] => [
  {
    id: 'name',
    header: t('labels.name'),
    width: 260,
    isHideable: false,
    isSortable: true,
    text: ({ name }) => name,
    cell: (label) => <LabelMark label={label} />,
  },
  {
    id: 'devices',
    header: t('labels.devices'),
    width: 100,
    align: 'end',
    isSortable: true,
    text: ({ devices }) => devices,
    cell: ({ devices }) => format.number(devices),
  },
  {
    id: 'printedAt',
    header: t('labels.printedAt'),
    isSortable: true,
    ...timeCell<ProjectLabel>(({ printedAt }) => printedAt, format, t('labels.never')),
  },
];
