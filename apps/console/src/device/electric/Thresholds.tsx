import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { acknowledgementWaitMin } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { electricWords } from './words.ts';

const units = { leakageMa: 'mA', cableCelsius: '°C', currentA: 'A', overVoltage: 'V', underVoltage: 'V' } as const;
type Name = keyof typeof units;
const names = Object.keys(units) as readonly Name[];

/** From where the detector alarms, as it confirmed it, and its reset. The commands of the device change them. @spec DEV-11 */
export function Thresholds({ deviceId, name }: { readonly deviceId: number; readonly name: string }) {
  const t = useWords(electricWords);
  const { number, dateTime } = useFormat();
  const may = useMay();
  const call = useCall(deviceCalls.electricThresholds, { deviceId }, { isPolling: true });
  const [isAsking, ask] = useState(false);
  return (
    <Loaded call={call} action="query">
      {({ confirmed, confirmedAt, waiting }) => (
        <Stack>
          <DescriptionList
            items={names.map((one) => {
              const [now, next] = [confirmed[one], waiting?.[one]];
              const shown = now === undefined ? t('electric.threshold.unknown') : `${number(now)} ${units[one]}`;
              const detail =
                next === undefined
                  ? shown
                  : `${shown} · ${t('electric.threshold.waiting', { value: `${number(next)} ${units[one]}` })}`;
              return { term: t(`electric.threshold.${one}`), detail };
            })}
          />
          {confirmedAt !== null && <p>{t('electric.threshold.confirmed', { time: dateTime(confirmedAt) })}</p>}
          {may(deviceCalls.resetElectric) && (
            <Tools>
              <Button onClick={() => ask(true)}>{t('electric.reset')}</Button>
            </Tools>
          )}
          {isAsking && (
            <ConfirmSend
              call={deviceCalls.resetElectric}
              send={{ deviceId, waitMin: acknowledgementWaitMin.max }}
              outdates={[deviceCalls.control, deviceCalls.commands]}
              action="save"
              title={t('electric.reset.title', { name })}
              confirmLabel={t('electric.reset')}
              done={t('electric.reset.sent', { name })}
              onClose={() => ask(false)}
            >
              {t('electric.reset.what')}
            </ConfirmSend>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
