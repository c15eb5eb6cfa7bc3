import { useApi } from '@fireline/api/react';
import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { checkGiftBatch, dayGiftForm, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { giftDays, giftRemarkChars, tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import { useRef, useState } from 'react';
import { newPress } from '../../lib/newPress.ts';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { renewWords } from '../words.ts';
import { chosenRow } from './batch.ts';
import { Reasons } from './Renew.styles.ts';

interface Gift {
  readonly days: number;
  readonly remark: string;
}

/** Each press gives once: one that got no reply is sent again as it was, and after a reply those that failed are tried under a press of their own. */
function useGiving({ days, remark }: Gift) {
  const { client } = useApi();
  const textOf = useProblemText(renewalWords, tariffWords);
  const press = useRef<string | undefined>(undefined);
  return useBatch({
    size: renewalDevices.max,
    atOnce: 1,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      press.current ??= newPress();
      const sent = { requestId: press.current, deviceIds: ids.map(Number), days, remark };
      const { rows } = await client.send(renewalCalls.giveDays, sent, { signal });
      press.current = undefined;
      return rows.flatMap(({ deviceId, problem }) => (problem ? [{ id: deviceId, reason: textOf(problem) }] : []));
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
  const t = useWords(renewWords);
  const textOf = useProblemText(renewalWords, tariffWords);
  const { number } = useFormat();
  const [days, setDays] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [isReported, setReported] = useState(false);
  const batch = useGiving({ days: days ?? 0, remark: remark.trim() });
  const apart = checkGiftBatch(devices.map((device) => ({ ...chosenRow(device), mode: device.mode })));
  const form = dayGiftForm.check({ deviceIds: devices.map(({ deviceId }) => String(deviceId)), days, remark });
  const problemOf = (field: string) => {
    const found = form.ok ? undefined : form.problems.find((one) => one.field === field);
    return textOf(found);
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
                {apart.map((problem) => (
                  <li key={problem.field}>
                    {devices[Number(problem.field?.split('.')[1])]?.name} {textOf(problem)}
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
