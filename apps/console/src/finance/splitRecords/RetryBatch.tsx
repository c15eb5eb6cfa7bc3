import { financeCalls, type SplitRecordRow } from '@fireline/api/finance';
import { useApi } from '@fireline/api/react';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../../lib/page/failure.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { splitPageWords } from '../splits/words.ts';

export interface RetryBatchProps {
  readonly records: readonly SplitRecordRow[];
  readonly onClose: () => void;
}

/** Tries the ticked parts again, each by itself; one that cannot be is refused on its row. @spec FIN-07 */
export function RetryBatch({ records, onClose }: RetryBatchProps) {
  const t = useWords(splitPageWords);
  const { client } = useApi();
  const [hasBegun, begin] = useState(false);
  const batch = useBatch({
    reasonOf: useReason(),
    run: async ({ ids: [splitId], signal }) => {
      await client.send(financeCalls.retrySplit, { splitId: Number(splitId) }, { signal });
      return [];
    },
  });
  const start = (): void => {
    begin(true);
    batch.start(
      records.map(({ splitId, orderNo, recipientName }) => ({ id: splitId, name: `${orderNo} ${recipientName}` })),
    );
  };
  return (
    <Drawer isOpen onClose={onClose} title={t('splitRecord.retry')}>
      {hasBegun ? (
        <BatchReport title={t('splitRecord.retry')} batch={batch} onClose={onClose} />
      ) : (
        <Stack>
          <p>{t('splitRecord.retry.what')}</p>
          <Tools>
            <Button variant="primary" onClick={start}>
              {t('splitRecord.retry')}
            </Button>
          </Tools>
        </Stack>
      )}
    </Drawer>
  );
}
