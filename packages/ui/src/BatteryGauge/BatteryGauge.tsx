import { measurements } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../lib/index.ts';
import { Gauge } from './BatteryGauge.styles.ts';
import { batteryGaugeWords } from './words.ts';

export interface BatteryGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to 100; null = never reported. */
  readonly ratioPercent: number | null;
  /** The device says its power is low; the gauge draws no limit of its own. */
  readonly isLow?: boolean;
  /** Fed from the mains: there is no battery to tell of. */
  readonly isMains?: boolean;
  /** The figure beside the cell. Default true. */
  readonly showsValue?: boolean;
}

const cell = 'M1.5 3.5h18.5v9H1.5zM22.25 6.25v3.5';
const plug = 'M8 8H2M16.5 5.5H20M16.5 10.5H20M16.5 3v10h-3.75a5 5 0 0 1 0-10z';
/** The inside of the cell, in the units of its grid. */
const inside = { x: 3.25, y: 5.25, width: 15, height: 5.5 };

/**
 * Battery charge as a filled cell and a figure; a plug for mains devices.
 * @spec DEV-10
 * @example <BatteryGauge ratioPercent={64} />
 */
export function BatteryGauge({
  ratioPercent,
  isLow = false,
  isMains = false,
  showsValue = true,
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
    <Gauge role="img" aria-label={label} {...rest} data-look={look}>
      <svg viewBox="0 0 24 16" aria-hidden="true">
        <path d={isMains ? plug : cell} />
        {value === null ? null : <rect {...inside} width={(inside.width * value) / max} data-charge="" />}
      </svg>
      {showsValue ? (
        <span>
          {value ?? '—'}
          {value === null ? null : <small>%</small>}
        </span>
      ) : null}
    </Gauge>
  );
}
