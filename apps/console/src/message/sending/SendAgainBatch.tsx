import { messageCalls, type SendRecord } from '@fireline/api/message';
import { useApi } from '@fireline/api/react';
import { messageWords } from '@fireline/domain/message';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../../lib/page/failure.ts';
import { Stack, Tools } from '../Message.styles.ts';
import { sendingWords } from './words.ts';

export interface SendAgainBatchProps {
  readonly sends: readonly Pick<SendRecord, 'recordId' | 'channel' | 'receiver'>[];
  readonly onClose: () => void;
}

/** Sends the ticked messages again, each as if it were sent alone; one that has not failed is refused on its row. @spec MSG-04 */
export function SendAgainBatch({ sends, onClose }: SendAgainBatchProps) {
  const t = useWords(sendingWords, messageWords);
  const { number } = useFormat();
  const { client } = useApi();
  const [hasBegun, begin] = useState(false);
  const batch = useBatch({
    reasonOf: useReason(),
    run: async ({ ids: [recordId], signal }) => {
      await client.send(messageCalls.sendAgain, { recordId: Number(recordId) }, { signal });
      return [];
    },
  });
  const start = (): void => {
    begin(true);
    batch.start(
      sends.map(({ recordId, channel, receiver }) => ({
        id: recordId,
        name: `${t(`message.channel.${channel}`)} ${receiver}`,
      })),
    );
  };
  return (
    <Drawer isOpen size="large" onClose={onClose} title={t('sends.again.title', { count: number(sends.length) })}>
      {hasBegun ? (
        <BatchReport title={t('sends.again')} batch={batch} onClose={onClose} />
      ) : (
        <Stack>
          <p>{t('sends.again.what')}</p>
          <Tools>
            <Button variant="primary" onClick={start}>
              {t('sends.again')}
            </Button>
          </Tools>
        </Stack>
      )}
    </Drawer>
  );
}
