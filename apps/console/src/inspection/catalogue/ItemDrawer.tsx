import { type InspectionItem, inspectionCalls } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { inspectionWords } from '@fireline/domain/inspection';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../shell/useMay.ts';
import { useChangeFacts } from './useChangeFacts.ts';
import { catalogueWords } from './words.ts';

/** What is done to an item from its drawer. */
export type ItemAct = 'modify' | 'delete';
const calls = { modify: inspectionCalls.changeItem, delete: inspectionCalls.deleteItem } as const;

export interface ItemDrawerProps {
  readonly item: InspectionItem;
  readonly onAct: (act: ItemAct) => void;
  readonly onClose: () => void;
}

/** One item: what is looked at, what is asked of it, and where it is shown how. @spec INS-01 */
export function ItemDrawer({ item, onAct, onClose }: ItemDrawerProps) {
  const t = useWords(catalogueWords, inspectionWords);
  const may = useMay();
  const changeFacts = useChangeFacts();
  const { itemId, content, requirement, guideUrl, industry, categoryName: name } = item;
  return (
    <ActsDrawer
      title={content}
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
            {
              term: t('catalogue.item.category'),
              detail: t('catalogue.item.categoryOf', { industry: t(`inspection.industry.${industry}`), name }),
            },
            { term: t('catalogue.item.requirement'), detail: requirement || '—' },
            {
              term: t('catalogue.item.guideUrl'),
              detail:
                guideUrl === null ? (
                  '—'
                ) : (
                  <Link href={guideUrl} isExternal>
                    {t('catalogue.item.guideUrl.open')}
                  </Link>
                ),
            },
            ...changeFacts(item),
          ]}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="inspectionItem" id={itemId} record={item} />}
      </Stack>
    </ActsDrawer>
  );
}
