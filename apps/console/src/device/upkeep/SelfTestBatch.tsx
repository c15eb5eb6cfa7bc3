import { deviceCalls, type SelfTestRow } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { acknowledgementWaitMin, deviceCommandWords, deviceLifeWords } from '@fireline/domain/device';
import { fillWords } from '@fireline/domain/lib';
import { roleWords } from '@fireline/domain/role';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useReason } from '../../lib/page/failure.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { upkeepWords } from './words.ts';

const perCall = 100;

export interface SelfTestBatchProps {
  readonly devices: readonly Pick<SelfTestRow, 'deviceId' | 'name'>[];
  readonly onClose: () => void;
}

/** Has the ticked devices test themselves; what stands in the way of one is said on its row, the others go through. @spec DEV-14 DEV-24 */
export function SelfTestBatch({ devices, onClose }: SelfTestBatchProps) {
  const t = useWords(upkeepWords, deviceCommandWords, deviceLifeWords, roleWords);
  const { number } = useFormat();
  const { client } = useApi();
  const reasonOf = useReason();
  const [hasBegun, begin] = useState(false);
  const batch = useBatch({
    size: perCall,
    reasonOf,
    run: async ({ ids, signal }) => {
      const order = { command: 'selfTest', waitMin: acknowledgementWaitMin.max, reason: '' } as const;
      const sent = { deviceIds: ids.map(Number), ...order };
      const { rows } = await client.send(deviceCalls.sendCommands, sent, { signal });
      return rows.flatMap(({ deviceId, problem }) =>
        problem ? [{ id: deviceId, reason: fillWords(wordOr(t, problem.code, problem.code), problem.args) }] : [],
      );
    },
  });
  const start = (): void => {
    begin(true);
    batch.start(devices.map(({ deviceId, name }) => ({ id: deviceId, name })));
  };
  return (
    <Drawer isOpen size="large" onClose={onClose} title={t('upkeep.test.title', { count: number(devices.length) })}>
      {hasBegun ? (
        <BatchReport title={t('device.command.selfTest')} batch={batch} onClose={onClose} />
      ) : (
        <Stack>
          <p>{t('upkeep.test.what')}</p>
          <Tools>
            <Button variant="primary" onClick={start}>
              {t('upkeep.test')}
            </Button>
          </Tools>
        </Stack>
      )}
    </Drawer>
  );
}
