import { type InspectionCategory, inspectionCalls } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { inspectionWords } from '@fireline/domain/inspection';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../shell/useMay.ts';
import { itemsOf } from './categoryColumns.tsx';
import { useChangeFacts } from './useChangeFacts.ts';
import { catalogueWords } from './words.ts';

/** What is done to a category from its drawer. */
export type CategoryAct = 'modify' | 'delete';
const calls = { modify: inspectionCalls.changeCategory, delete: inspectionCalls.deleteCategory } as const;

export interface CategoryDrawerProps {
  readonly category: InspectionCategory;
  readonly onAct: (act: CategoryAct) => void;
  readonly onClose: () => void;
}

/** One category: its industry, its items, who made and changed it. @spec INS-01 */
export function CategoryDrawer({ category, onAct, onClose }: CategoryDrawerProps) {
  const t = useWords(catalogueWords, inspectionWords);
  const { number } = useFormat();
  const may = useMay();
  const changeFacts = useChangeFacts();
  const { categoryId, industry, name, items } = category;
  return (
    <ActsDrawer
      title={name}
      acts={['modify', 'delete']}
      calls={calls}
      labelOf={(act) => t(`catalogue.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('catalogue.industry'), detail: t(`inspection.industry.${industry}`) },
            {
              term: t('catalogue.category.items'),
              detail: (
                <>
                  {number(items)}{' '}
                  {may(inspectionCalls.items) && items > 0 && (
                    <Link href={itemsOf(categoryId)}>{t('catalogue.show')}</Link>
                  )}
                </>
              ),
            },
            ...changeFacts(category),
          ]}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="inspectionCategory" id={categoryId} record={category} />}
      </Stack>
    </ActsDrawer>
  );
}
