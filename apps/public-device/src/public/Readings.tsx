import type { PublicDevice } from '@fireline/api/public';
import { type Measurement, deviceTypes, deviceWords, freshness } from '@fireline/domain/device';
import { Card } from '@fireline/ui/Card';
import { Reading } from '@fireline/ui/Reading';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type Fact, Facts } from './Facts.tsx';
import { PowerGauge } from './PowerGauge.tsx';
import { ReadingCurve } from './ReadingCurve.tsx';
import { MainReading } from './Readings.styles.ts';
import { publicWords } from './words.ts';

type Device = PublicDevice['device'];

/** These have gauges of their own. */
const gauges: ReadonlySet<Measurement> = new Set(['signals', 'batteryRatio']);

export interface ReadingsProps {
  readonly device: Device;
  readonly main: Measurement | null;
  readonly points: PublicDevice['points'];
  readonly nowMs: number;
}

/** The main reading large with its curve, the others in a line each, battery and signal as gauges, and how old all that is. @spec N05 DEV-09 DEV-10 */
export function Readings({ device, main, points, nowMs }: ReadingsProps) {
  const t = useWords(publicWords, deviceWords);
  const format = useFormat();
  const { lastSeenAt, heartbeatS, readings } = device;
  const type = deviceTypes[device.deviceType];
  const state = freshness(lastSeenAt === null ? null : Date.parse(lastSeenAt), nowMs, heartbeatS);
  const common = { seenAt: lastSeenAt, heartbeatS, nowMs };
  const others = type.readings.filter((name) => name !== main && !gauges.has(name));
  const facts: readonly Fact[] = [
    ...others.map((name) => ({
      name: t(`device.measurement.${name}`),
      value: <Reading measurement={name} value={readings[name] ?? null} {...common} />,
    })),
    { name: t('device.measurement.batteryRatio'), value: <PowerGauge device={device} /> },
    { name: t('device.measurement.signals'), value: <SignalGauge signals={device.signals} /> },
    {
      name: t('public.lastReport'),
      value:
        lastSeenAt === null
          ? t('device.freshness.never')
          : `${format.age(lastSeenAt, nowMs)} · ${t(`device.freshness.${state}`)}`,
    },
  ];
  return (
    <Card title={t('public.readings')} headingLevel={2}>
      {main !== null && (
        <MainReading>
          <p>{t(`device.measurement.${main}`)}</p>
          <Reading measurement={main} value={readings[main] ?? null} size="large" hasAge {...common} />
          <ReadingCurve measurement={main} points={points} heartbeatS={heartbeatS} nowMs={nowMs} />
        </MainReading>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
