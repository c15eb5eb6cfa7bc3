import type { Device } from '@fireline/api/device';
import { deviceTypes, deviceWords } from '@fireline/domain/device';
import { siteWords } from '@fireline/domain/site';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Reading } from '@fireline/ui/Reading';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { Age } from '../Age.tsx';
import { registerWords } from '../register/words.ts';
import { upgradeWords } from '../upgrade/words.ts';
import { deviceScreenWords } from '../words.ts';

/** The present readings, each with its age when it is late, and what is known of the device. @spec DEV-13 N05 */
export function DeviceFacts({ device }: { readonly device: Device }) {
  const t = useWords(deviceScreenWords, deviceWords, siteWords, registerWords, upgradeWords);
  const format = useFormat();
  const { readings, power } = deviceTypes[device.deviceType];
  const measured = readings.filter((name) => name !== 'signals' && name !== 'batteryRatio');
  const known = (word: 'register.spot' | 'register.iccid' | 'rollout.firmware', detail = '') =>
    detail === '' ? [] : [{ term: t(word), detail }];
  return (
    <div>
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
                  hasRange
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
            { term: t('device.column.seen'), detail: <Age at={device.lastSeenAt} /> },
          ]}
        />
      </Card>
      <Card title={t('device.detail.facts')} headingLevel={2}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('device.column.type'), detail: t(`device.type.${device.deviceType}`) },
            { term: t('device.column.imei'), detail: device.imei },
            { term: t('device.column.place'), detail: device.placeName },
            {
              term: t('device.column.building'),
              detail: [device.buildingName, floorText(device.floor, t)].filter((part) => part !== '').join(' '),
            },
            ...known('register.spot', device.spot),
            { term: t('device.column.address'), detail: device.address },
            { term: t('device.column.unit'), detail: device.unitName },
            { term: t('device.column.partner'), detail: device.partnerName },
            ...known('register.iccid', device.iccid),
            ...known('rollout.firmware', device.firmware),
            { term: t('device.column.expires'), detail: device.expiresOn && format.date(device.expiresOn) },
          ]}
        />
      </Card>
    </div>
  );
}
