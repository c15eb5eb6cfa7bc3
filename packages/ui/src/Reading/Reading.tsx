import { type Measurement, deviceWords, freshness, measurements } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { type Instant, useFireline, useFormat, useWords } from '../lib/index.ts';
import { Root } from './Reading.styles.ts';
import { readingWords } from './words.ts';

export interface ReadingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly measurement: Measurement;
  /** null: the device never sent it. */
  readonly value: number | null;
  /** When it was measured; null: never. */
  readonly seenAt: Instant | null;
  /** How often the device reports; a value older than this is dimmed and tells its age. */
  readonly heartbeatS: number;
  /** The instant that ages count from; default: the provider's clock as it is drawn. Lists pass one `useNow()` for all rows. */
  readonly nowMs?: number;
  /** Shows the scale of the sensor. */
  readonly hasRange?: boolean;
  /** Shows the age also while the value is fresh. */
  readonly hasAge?: boolean;
  /** `large` for cards. */
  readonly size?: 'normal' | 'large';
}

const instantMs = (instant: Instant): number => new Date(instant).getTime();

/**
 * A reading with its unit. Once older than the device's heartbeat it is dimmed and carries its age.
 * @spec N05 DEV-09
 * @example <Reading measurement="temperature" value={23.4} seenAt={device.lastSeenAt} heartbeatS={device.heartbeatS} />
 */
export function Reading({
  measurement,
  value,
  seenAt,
  heartbeatS,
  nowMs,
  hasRange = false,
  hasAge = false,
  size = 'normal',
  ...rest
}: ReadingProps) {
  const t = useWords(deviceWords, readingWords);
  const format = useFormat();
  const { clock } = useFireline();
  const now = nowMs ?? clock();
  const { unit, digits, min, max, ...row } = measurements[measurement];
  const isNone = value === null || !Number.isFinite(value) || ('none' in row && row.none === value);
  const state = value === null ? 'never' : freshness(seenAt === null ? null : instantMs(seenAt), now, heartbeatS);
  return (
    <Root {...rest} data-freshness={state} data-none={isNone ? '' : undefined} data-size={size}>
      <span data-part="figure">
        {isNone
          ? t(state === 'never' ? 'device.freshness.never' : 'device.measurement.none')
          : format.number(value, { digits })}
        {isNone || unit === '' ? null : <small>{unit === '%' || unit === '°' ? unit : ` ${unit}`}</small>}
      </span>
      {hasRange ? (
        <small>
          {t('Reading.range', { min: format.number(min), max: format.number(max, { unit: unit || undefined }) })}
        </small>
      ) : null}
      {seenAt !== null && (hasAge || state === 'late' || state === 'stale') ? (
        <small data-part="age">{format.age(seenAt, now)}</small>
      ) : null}
    </Root>
  );
}
