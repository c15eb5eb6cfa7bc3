import { type DefenceZone, deviceCalls } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { acknowledgementWaitMin, commandReasonChars, deviceCommandWords } from '@fireline/domain/device';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useReason } from '../../lib/page/failure.ts';
import { defenceWords } from './words.ts';

export type ArmCommand = 'arm' | 'disarm';
export interface ZoneBatchProps {
  readonly deviceId: number;
  readonly command: ArmCommand;
  readonly zones: readonly DefenceZone[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Arms or disarms the chosen zones, one command each; what is refused is said row by row. @spec DEV-15 */
export function ZoneBatch({ deviceId, command, zones, onClose, onDone }: ZoneBatchProps) {
  const t = useWords(defenceWords, deviceCommandWords);
  const { number } = useFormat();
  const { client } = useApi();
  const reasonOf = useReason();
  const [reason, setReason] = useState('');
  const batch = useBatch({
    reasonOf,
    run: async ({ ids, signal }) => {
      const meant = zones.filter(({ zoneId }) => ids.includes(zoneId));
      for (const zone of meant) {
        const sent = { deviceId, command, args: { zone: zone.number }, waitMin: acknowledgementWaitMin.max, reason };
        await client.send(deviceCalls.sendCommand, sent, { signal });
      }
      return [];
    },
  });
  const title = t('zones.batch', { count: number(zones.length), command: t(`device.command.${command}`) });
  const hasBegun = batch.rows.getIds().length > 0;
  const close = (): void => {
    onDone();
    onClose();
  };
  return (
    <Drawer isOpen size="large" onClose={close} title={title}>
      <Stack>
        {!hasBegun && command === 'disarm' && (
          <TextArea
            label={t('zones.reason')}
            value={reason}
            onChange={({ value }) => setReason(value)}
            countMax={commandReasonChars.max}
            required
          />
        )}
        {hasBegun ? (
          <BatchReport title={title} batch={batch} onClose={close} />
        ) : (
          <div>
            <Button
              variant="primary"
              disabled={command === 'disarm' && reason.trim() === ''}
              onClick={() => batch.start(zones.map(({ zoneId, name }) => ({ id: zoneId, name })))}
            >
              {t(`device.command.${command}`)}
            </Button>
          </div>
        )}
      </Stack>
    </Drawer>
  );
}
