import { inspectionCalls } from '@fireline/api/inspection';
import { useWords } from '@fireline/ui/lib';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { MoveItems } from './MoveItems.tsx';
import { items } from './records.ts';
import { catalogueWords } from './words.ts';

/** What inspectors look at: made, changed, deleted, and brought to another category together. @spec INS-01 */
export function ItemListScreen() {
  const t = useWords(catalogueWords);
  return (
    <RecordPage
      of={items}
      bulk={{
        label: t('catalogue.item.move'),
        selectFor: [inspectionCalls.moveItems],
        render: (chosen) => <MoveItems {...chosen} />,
      }}
    />
  );
}
