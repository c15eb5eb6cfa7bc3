import { measurements } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Gauge } from './BatteryGauge.styles.ts';
import { chargeStep } from './charge.ts';
import { batteryGaugeWords } from './words.ts';

export interface BatteryGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 100; null = never reported. */
  readonly ratioPercent: number | null;
  /** The device says its power is low; the gauge draws no limit of its own. */
  readonly isLow?: boolean;
  /** Fed from the mains: there is no battery to tell of. */
  readonly isMains?: boolean;
  /** The figure beside the cell. Default true. */
  readonly isValueShown?: boolean;
}

/**
 * Battery charge as a filled cell and a figure; a plug for mains devices.
 * @spec DEV-10
 * @example <BatteryGauge ratioPercent={64} />
 */
export function BatteryGauge({
  ratioPercent,
  isLow = false,
  isMains = false,
  isValueShown = true,
  ...rest
}: BatteryGaugeProps) {
  const t = useWords(batteryGaugeWords);
  const { min, max } = measurements.batteryRatio;
  const value =
    ratioPercent === null || Number.isNaN(ratioPercent) || isMains
      ? null
      : Math.round(Math.min(max, Math.max(min, ratioPercent)));
  const look = isMains ? 'mains' : isLow ? 'low' : value === null ? 'never' : 'good';
  const label =
    value === null
      ? t(`BatteryGauge.${look === 'low' ? 'lowUnknown' : look === 'mains' ? 'mains' : 'never'}`)
      : t(`BatteryGauge.${isLow ? 'low' : 'value'}`, { value });
  return (
    <Gauge
      role="img"
      aria-label={label}
      {...rest}
      data-look={look}
      data-charge={value === null ? undefined : chargeStep(value)}
    >
      {isValueShown ? (
        <span>
          {value ?? '—'}
          {value === null ? null : <small>%</small>}
        </span>
      ) : null}
    </Gauge>
  );
}
