import type { Device, DeviceAround } from '@fireline/api/device';
import { deviceTypes, deviceWords } from '@fireline/domain/device';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Reading } from '@fireline/ui/Reading';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { registerWords } from '../register/words.ts';
import { upgradeWords } from '../upgrade/words.ts';
import { deviceScreenWords } from '../words.ts';

export interface DeviceFactsProps {
  readonly device: Device;
  /** Who answers where it hangs. */
  readonly people: DeviceAround['people'];
}

/** The present readings, each with its age when it is late, and what is known of the device. @spec DEV-13 N05 */
export function DeviceFacts({ device, people }: DeviceFactsProps) {
  const t = useWords(deviceScreenWords, deviceWords, registerWords, upgradeWords);
  const format = useFormat();
  const { readings, power } = deviceTypes[device.deviceType];
  const measured = readings.filter((name) => name !== 'signals' && name !== 'batteryRatio');
  const known = (word: 'register.iccid' | 'rollout.firmware', detail = '') =>
    detail === '' ? [] : [{ term: t(word), detail }];
  return (
    <>
      <Card title={t('device.detail.readings')} headingLevel={2}>
        <DescriptionList
          layout="rows"
          items={[
            ...measured.map((measurement) => ({
              term: t(`device.measurement.${measurement}`),
              detail: (
                <Reading
                  measurement={measurement}
                  value={device.readings[measurement] ?? null}
                  seenAt={device.lastSeenAt}
                  heartbeatS={device.heartbeatS}
                />
              ),
            })),
            { term: t('device.column.signals'), detail: <SignalGauge signals={device.signals} /> },
            {
              term: t('device.column.battery'),
              detail: (
                <BatteryGauge ratioPercent={device.batteryRatio} isLow={device.lowPower} isMains={power === 'mains'} />
              ),
            },
          ]}
        />
      </Card>
      <Card title={t('device.detail.facts')} headingLevel={2}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('device.column.imei'), detail: device.imei },
            { term: t('device.column.address'), detail: device.address },
            ...people.map(({ of, name, phones }) => ({
              term: t(`device.people.${of}`),
              detail: (
                <>
                  {name} <PhoneLinks numbers={phones} />
                </>
              ),
            })),
            ...known('register.iccid', device.iccid),
            ...known('rollout.firmware', device.firmware),
            { term: t('device.column.expires'), detail: device.expiresOn && format.date(device.expiresOn) },
          ]}
        />
      </Card>
    </>
  );
}
