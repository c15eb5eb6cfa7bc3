import type { InspectionCategory } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { CatalogueKeys } from './words.ts';

type Keys = CatalogueKeys | keyof typeof inspectionWords;

/** The items of a category. */
export const itemsOf = (categoryId: number): string => `${pathTo('inspectionItems')}?category=${categoryId}`;

/** The columns of the categories of patrols. @param mayShow whether the reader may open the items @spec INS-01 */
export const categoryColumns = (
  t: Translate<Keys>,
  format: Pick<Format, 'number' | 'dateTime'>,
  mayShow: boolean,
): readonly Column<InspectionCategory>[] => [
  {
    id: 'name',
    header: t('catalogue.category.name'),
    width: 260,
    isHideable: false,
    isSortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'industry',
    header: t('catalogue.industry'),
    width: 120,
    cell: ({ industry }) => t(`inspection.industry.${industry}`),
  },
  {
    id: 'items',
    header: t('catalogue.category.items'),
    width: 120,
    align: 'end',
    isSortable: true,
    hasControls: true,
    text: ({ items }) => items,
    cell: ({ categoryId, items }) =>
      mayShow && items > 0 ? <Link href={itemsOf(categoryId)}>{format.number(items)}</Link> : format.number(items),
  },
  {
    id: 'points',
    header: t('catalogue.category.points'),
    width: 120,
    align: 'end',
    text: ({ points }) => points,
    cell: ({ points }) => format.number(points),
  },
  { id: 'createdBy', header: t('catalogue.createdBy'), width: 140, cell: ({ createdBy }) => createdBy },
  {
    id: 'createdAt',
    header: t('catalogue.createdAt'),
    isSortable: true,
    ...timeCell<InspectionCategory>(({ createdAt }) => createdAt, format),
  },
];
