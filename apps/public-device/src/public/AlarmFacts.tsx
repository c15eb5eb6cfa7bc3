import type { PublicAlarm } from '@fireline/api/public';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords, measurements } from '@fireline/domain/device';
import { Card } from '@fireline/ui/Card';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Facts } from './Facts.tsx';
import { PowerGauge } from './PowerGauge.tsx';
import { StatusPlace } from './Screen.styles.ts';
import { publicWords } from './words.ts';

export interface AlarmFactsProps extends Pick<PublicAlarm, 'alarm' | 'device'> {
  readonly nowMs: number;
}

/** What was measured, how often it was reported, and the device that did. */
export function AlarmFacts({ alarm, device, nowMs }: AlarmFactsProps) {
  const t = useWords(publicWords, alarmWords, deviceWords);
  const format = useFormat();
  const { measurement, value, recoveredAt } = alarm;
  const figure =
    measurement === null || value === null
      ? ''
      : `${t(`device.measurement.${measurement}`)} ${format.number(value, { digits: measurements[measurement].digits, unit: measurements[measurement].unit || undefined })}`;
  return (
    <Card title={t('public.device')} headingLevel={2}>
      {recoveredAt !== null && <p>{t('public.notice.readingRecovered', { time: format.dateTime(recoveredAt) })}</p>}
      <Facts
        facts={[
          { name: t('public.since'), value: format.dateTime(alarm.alarmTime) },
          { name: t('public.value'), value: figure },
          { name: t('public.reports'), value: alarm.count > 1 ? format.number(alarm.count) : '' },
          { name: t('public.device'), value: device.name },
          {
            name: t('public.deviceType'),
            value: (
              <>
                <DeviceTypeIcon type={device.deviceType} isDecorative /> {t(`device.type.${device.deviceType}`)}
              </>
            ),
          },
          {
            name: t('public.status'),
            value: (
              <StatusPlace>
                <DeviceStatusTag device={device} />
              </StatusPlace>
            ),
          },
          { name: t('device.measurement.batteryRatio'), value: <PowerGauge device={device} /> },
          { name: t('device.measurement.signals'), value: <SignalGauge signals={device.signals} /> },
          {
            name: t('public.lastReport'),
            value: device.lastSeenAt === null ? t('device.freshness.never') : format.age(device.lastSeenAt, nowMs),
          },
        ]}
      />
    </Card>
  );
}
