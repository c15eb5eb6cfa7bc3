import type { InspectionItem } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { CatalogueKeys } from './words.ts';

type Keys = CatalogueKeys | keyof typeof inspectionWords;

/** The columns of the items of patrols. @spec INS-01 */
export const itemColumns = (
  t: Translate<Keys>,
  format: Pick<Format, 'dateTime'>,
): readonly Column<InspectionItem>[] => [
  {
    id: 'content',
    header: t('catalogue.item.content'),
    width: 240,
    isHideable: false,
    isSortable: true,
    cell: ({ content }) => content,
  },
  {
    id: 'category',
    header: t('catalogue.item.category'),
    width: 180,
    isSortable: true,
    cell: ({ categoryName }) => categoryName,
  },
  {
    id: 'industry',
    header: t('catalogue.industry'),
    width: 100,
    cell: ({ industry }) => t(`inspection.industry.${industry}`),
  },
  { id: 'requirement', header: t('catalogue.item.requirement'), width: 360, cell: ({ requirement }) => requirement },
  {
    id: 'guideUrl',
    header: t('catalogue.item.guideUrl'),
    width: 140,
    hasControls: true,
    text: ({ guideUrl }) => guideUrl ?? '',
    cell: ({ guideUrl }) =>
      guideUrl === null ? (
        '—'
      ) : (
        <Link href={guideUrl} isExternal>
          {t('catalogue.show')}
        </Link>
      ),
  },
  {
    id: 'createdAt',
    header: t('catalogue.createdAt'),
    isSortable: true,
    ...timeCell<InspectionItem>(({ createdAt }) => createdAt, format),
  },
  {
    id: 'changedAt',
    header: t('catalogue.changedAt'),
    isSortable: true,
    ...timeCell<InspectionItem>(({ changedAt }) => changedAt, format),
  },
];
