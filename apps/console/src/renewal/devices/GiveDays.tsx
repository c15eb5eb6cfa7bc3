import { useApi } from '@fireline/api/react';
import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { formWords } from '@fireline/domain/lib';
import { checkGiftBatch, dayGiftForm, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { giftDays, giftRemarkChars, tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { newPress } from '../../lib/newPress.ts';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { renewWords } from '../words.ts';
import { chosenRow } from './batch.ts';
import { Reasons } from './Renew.styles.ts';

const codes = { ...renewalWords, ...tariffWords, ...formWords };

interface Gift {
  readonly days: number;
  readonly remark: string;
  readonly requestId: string;
}

/** Each press gives once: those that failed are tried again under a press of their own. */
function useGiving({ days, remark, requestId }: Gift) {
  const { client } = useApi();
  const t = useWords(renewalWords, tariffWords, formWords);
  return useBatch({
    size: renewalDevices.max,
    atOnce: 1,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      const sent = { requestId: `${requestId}-${ids.length}`, deviceIds: ids.map(Number), days, remark };
      const { rows } = await client.send(renewalCalls.giveDays, sent, { signal });
      return rows.flatMap(({ deviceId, problem }) =>
        problem && problem.code in codes
          ? [{ id: deviceId, reason: t(problem.code as keyof typeof codes, { ...problem.args }) }]
          : [],
      );
    },
  });
}

export interface GiveDaysProps {
  readonly devices: readonly RenewalDevice[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Days of service for the chosen devices, with the reason that the logs keep; how each ended is reported. @spec TAR-08 REN-01 */
export function GiveDays({ devices, onClose, onDone }: GiveDaysProps) {
  const t = useWords(renewWords, renewalWords, tariffWords, formWords);
  const { number } = useFormat();
  const [days, setDays] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [requestId] = useState(newPress);
  const [isReported, setReported] = useState(false);
  const batch = useGiving({ days: days ?? 0, remark: remark.trim(), requestId });
  const apart = checkGiftBatch(devices.map((device) => ({ ...chosenRow(device), mode: device.mode })));
  const form = dayGiftForm.check({ deviceIds: devices.map(({ deviceId }) => String(deviceId)), days, remark });
  const problemOf = (field: string) => {
    const found = form.ok ? undefined : form.problems.find((one) => one.field === field);
    return found && found.code in codes ? t(found.code as keyof typeof codes, found.args) : undefined;
  };
  const close = (): void => {
    onClose();
    if (isReported) onDone();
  };
  const start = (): void => {
    setReported(true);
    batch.start(devices.map(({ deviceId, name }) => ({ id: deviceId, name })));
  };
  return (
    <Drawer isOpen onClose={close} title={t('renew.give.title', { count: number(devices.length) })}>
      {isReported ? (
        <BatchReport title={t('renew.give')} batch={batch} onClose={close} />
      ) : (
        <Stack>
          {apart.length > 0 && (
            <Banner tone="danger" title={t('renew.give.together')}>
              <Reasons>
                {apart.map(({ code, field = '', args }) => (
                  <li key={field}>
                    {devices[Number(field.split('.')[1])]?.name} {code in codes && t(code as keyof typeof codes, args)}
                  </li>
                ))}
              </Reasons>
            </Banner>
          )}
          <p>{t('renew.give.what')}</p>
          <NumberField
            label={t('renew.give.days')}
            value={days}
            min={giftDays.min}
            max={giftDays.max}
            digits={0}
            required
            problem={days === null ? undefined : problemOf('days')}
            onChange={({ value }) => setDays(value)}
          />
          <TextArea
            label={t('renew.give.remark')}
            value={remark}
            countMax={giftRemarkChars.max}
            required
            onChange={({ value }) => setRemark(value)}
          />
          <div>
            <Button variant="primary" disabled={!form.ok || apart.length > 0} onClick={start}>
              {t('renew.give')}
            </Button>
          </div>
        </Stack>
      )}
    </Drawer>
  );
}
