import { type InspectionItem, inspectionCalls } from '@fireline/api/inspection';
import { useApi } from '@fireline/api/react';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { ChoiceField } from '../../lib/record/ChoiceField.tsx';
import { useCategoryChoices } from './useCategoryChoices.ts';
import { catalogueWords } from './words.ts';

/** Items that go in one call: a list of ids in a call has no more. */
const perCall = 200;

function useMoving(categoryId: number) {
  const { client } = useApi();
  return useBatch({
    size: perCall,
    // one after the other: each holds the catalogue
    atOnce: 1,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      await client.send(inspectionCalls.moveItems, { itemIds: ids.map(Number), categoryId }, { signal });
      return [];
    },
  });
}

export interface MoveItemsProps {
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<InspectionItem>;
  readonly onClose: () => void;
  /** The items were sent: some or all of them are in the other category. */
  readonly onDone: () => void;
}

/** Brings the ticked items to one category; how each ended is reported. @spec INS-01 */
export function MoveItems({ selected, loadRows, onClose, onDone }: MoveItemsProps) {
  const t = useWords(catalogueWords);
  const categories = useCategoryChoices();
  const items = useEveryRow(loadRows, '', true);
  const [chosen, choose] = useState<string | null>(null);
  const [isReported, setReported] = useState(false);
  const batch = useMoving(Number(chosen));
  const ticked = items.rows?.filter(({ itemId }) => isSelected(selected.selection, itemId));
  const close = (): void => {
    onClose();
    if (isReported) onDone();
  };
  const start = (): void => {
    setReported(true);
    batch.start((ticked ?? []).map(({ itemId, content }) => ({ id: itemId, name: content })));
  };
  return (
    <Drawer isOpen onClose={close} title={t('catalogue.item.move.title', { count: selected.count })}>
      {items.error !== undefined && <CallFailed error={items.error} action="query" onRetry={items.reload} />}
      {isReported ? (
        <BatchReport title={t('catalogue.item.move')} batch={batch} onClose={close} />
      ) : (
        <Stack>
          {categories && (
            <ChoiceField
              label={t('catalogue.item.category')}
              value={chosen}
              onChange={({ value }) => choose(value)}
              choices={categories}
            />
          )}
          <div>
            <Button variant="primary" disabled={chosen === null || !ticked} onClick={start}>
              {t('catalogue.item.move')}
            </Button>
          </div>
        </Stack>
      )}
    </Drawer>
  );
}
