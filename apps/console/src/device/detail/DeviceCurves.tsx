import type { Alarm } from '@fireline/api/alarm';
import type { Device } from '@fireline/api/device';
import { type Measurement, deviceWords } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Select } from '@fireline/ui/Select';
import { Tabs } from '@fireline/ui/Tabs';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useEffect, useRef } from 'react';
import { Tools } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { ReadingCurve } from '../../lib/ReadingCurve.tsx';
import { deviceScreenWords } from '../words.ts';

const dayMs = 86_400_000;
const ranges = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;
type RangeName = keyof typeof ranges;
const rangeNames = Object.keys(ranges) as readonly RangeName[];
/** The window moves on in these steps, so that a curve is not asked for anew every second. */
const stepMs = 60_000;

export interface DeviceCurvesProps {
  readonly device: Device;
  readonly measurements: readonly Measurement[];
  readonly alarms: readonly Alarm[];
}

/** In the address: the curve ends with the last report instead of now. */
export const lastData = { until: 'last' } as const;

/** The curve of a chosen reading over a chosen time, both kept in the address. @spec DEV-13 */
export function DeviceCurves({ device, measurements, alarms }: DeviceCurvesProps) {
  const t = useWords(deviceScreenWords, deviceWords);
  const format = useFormat();
  const url = useUrlQuery();
  const card = useRef<HTMLElement>(null);
  const clock = useNow(stepMs);
  const isLast = url.get('until') === lastData.until && device.lastSeenAt !== null;
  const endMs = isLast && device.lastSeenAt !== null ? Date.parse(device.lastSeenAt) : clock;
  const now = Math.ceil(endMs / stepMs) * stepMs;
  const range = rangeNames.find((name) => name === url.get('range')) ?? 'week';
  const measurement = measurements.find((name) => name === url.get('reading')) ?? measurements[0];
  useEffect(() => {
    if (isLast) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isLast]);
  if (measurement === undefined) return null;
  return (
    <Card
      ref={card}
      title={isLast ? t('device.detail.curveUntil', { time: format.dateTime(endMs) }) : t('device.detail.curve')}
      headingLevel={2}
      actions={
        <Tools>
          {isLast && <Button onClick={() => url.set({ until: '' })}>{t('device.detail.untilNow')}</Button>}
          <Select
            label={t('device.detail.readings')}
            isLabelHidden
            value={measurement}
            onChange={({ value }) => url.set({ reading: value ?? '' })}
            options={measurements.map((name) => ({ value: name, label: t(`device.measurement.${name}`) }))}
          />
        </Tools>
      }
    >
      <Tabs
        label={t('device.detail.curve')}
        value={range}
        onChange={({ value }) => url.set({ range: value })}
        items={rangeNames.map((name) => ({
          value: name,
          label: t(`device.detail.range.${name}`),
          content: (
            <ReadingCurve
              device={device}
              measurement={measurement}
              from={new Date(now - ranges[name]).toISOString()}
              to={new Date(now).toISOString()}
              alarms={alarms}
            />
          ),
        }))}
      />
    </Card>
  );
}
