import {
  type Measurement,
  deviceReadingWords,
  deviceWords,
  freshness,
  measurements,
  readingState,
} from '@fireline/domain/device';
import type { Range } from '@fireline/domain/lib';
import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import type { CSSProperties, ComponentPropsWithRef, ReactNode } from 'react';
import { isDrawable } from '../ChartFrame/index.ts';
import { type Instant, useFireline, useFormat, useWords } from '../lib/index.ts';
import { Head, Root, Scale } from './Gauge.styles.ts';
import { marksOf, placeIn, shownRange } from './scale.ts';
import { gaugeWords } from './words.ts';

export interface GaugeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly measurement: Measurement;
  /** null: the device never sent it. */
  readonly value: number | null;
  /** What is normal for this device, from its alarm rules. Default: what is normal for any. */
  readonly normal?: Partial<Range>;
  /** Default: what the measurement is called. */
  readonly label?: string;
  /** When it was measured, and how often the device reports: an older value is dimmed and tells its age. */
  readonly seenAt?: Instant;
  readonly heartbeatS?: number;
}

type Percent = CSSProperties & Readonly<Record<`--${string}`, string>>;
const at = (place: number): Percent => ({ '--at': `${place}%` });

const icons: Readonly<Partial<Record<string, ReactNode>>> = {
  low: <ArrowDown aria-hidden />,
  high: <ArrowUp aria-hidden />,
  impossible: <TriangleAlert aria-hidden />,
};

/**
 * One value in what is normal for it: a straight scale with the normal band, its limits as figures, and the value as a mark. What the scale
 * shows follows from the limits, so that the band can be seen, and the value is on it wherever it lies.
 *
 * Use it for a value now that has limits, on a card or beside others. For its course use `LineChart`, in a table `Reading`, for battery and
 * signal `BatteryGauge` and `SignalGauge`. Don't use it without limits: a figure says as much. Range, unit, limits and the state come from
 * the domain.
 *
 * For those who hear it, it is a meter that says value, state and what is normal. A value that is not normal has a word and an arrow.
 * @spec DEV-09 N05
 * @example <Gauge measurement="pressure" value={0.32} normal={normalBand('hydrant', 'pressure', defaultAlarmRules)} />
 */
export function Gauge({ measurement, value: given, normal, label, seenAt, heartbeatS, ...rest }: GaugeProps) {
  const t = useWords(deviceWords, deviceReadingWords, gaugeWords);
  const format = useFormat();
  const { clock } = useFireline();
  const { unit, digits, ...row } = measurements[measurement];
  const limits = limitsOf(normal ?? row.normal ?? {});
  const value = isDrawable(given) ? given : null;
  const state = readingState(measurement, value, limits);
  const figure = state === 'none' ? null : value;
  const shown = shownRange(row, limits, figure);
  const number = (each: number): string => format.number(each, { digits });
  const withUnit = (each: number): string => format.number(each, { digits, ...(unit === '' ? {} : { unit }) });
  const name = label ?? t(`device.measurement.${measurement}`);
  const word = t(`device.readingState.${state}`);
  const old =
    seenAt !== undefined && heartbeatS !== undefined
      ? freshness(new Date(seenAt).getTime(), clock(), heartbeatS)
      : 'fresh';
  const age = seenAt !== undefined && (old === 'late' || old === 'stale') ? format.age(seenAt) : undefined;
  const limitText = textOf(limits, withUnit, t);
  return (
    <Root
      role="meter"
      aria-label={name}
      aria-valuemin={shown.min}
      aria-valuemax={shown.max}
      aria-valuenow={figure === null ? shown.min : Math.min(shown.max, Math.max(shown.min, figure))}
      aria-valuetext={[figure === null ? word : `${withUnit(figure)}, ${word}`, limitText, age]
        .filter(Boolean)
        .join(', ')}
      {...rest}
      data-state={state}
      data-old={age === undefined ? undefined : ''}
    >
      <Head>
        <span data-part="name">{name}</span>
        <span data-part="value">
          {icons[state] && (
            <span data-part="state">
              {icons[state]}
              {word}
            </span>
          )}
          {figure === null ? <small>{word}</small> : <Value text={number(figure)} unit={unit} />}
          {age !== undefined && <small>{age}</small>}
        </span>
      </Head>
      <Scale>
        <span data-part="track" />
        {(limits.min !== undefined || limits.max !== undefined) && (
          <span data-part="normal" style={bandStyle(shown, limits)} />
        )}
        {marksOf(shown, limits).map((mark) => (
          <span key={mark.value} data-part="mark" data-limit={mark.isLimit ? '' : undefined} style={at(mark.place)}>
            {number(mark.value)}
          </span>
        ))}
        {figure !== null && <span data-part="needle" style={at(placeIn(shown, figure))} />}
      </Scale>
    </Root>
  );
}

function Value({ text, unit }: { readonly text: string; readonly unit: string }) {
  return (
    <span data-part="figure">
      {text}
      {unit === '' ? null : <small>{unit === '%' || unit === '°' ? unit : ` ${unit}`}</small>}
    </span>
  );
}

const limitsOf = ({ min, max }: Partial<Range>): Partial<Range> => ({
  ...(isDrawable(min) ? { min } : {}),
  ...(isDrawable(max) ? { max } : {}),
});

const bandStyle = (shown: Range, { min, max }: Partial<Range>): Percent => ({
  '--from': `${placeIn(shown, min ?? shown.min)}%`,
  '--to': `${placeIn(shown, max ?? shown.max)}%`,
});

function textOf(
  { min, max }: Partial<Range>,
  value: (figure: number) => string,
  t: ReturnType<typeof useWords<[typeof gaugeWords]>>,
): string {
  if (min === undefined) return max === undefined ? '' : t('Gauge.below', { max: value(max) });
  return max === undefined
    ? t('Gauge.above', { min: value(min) })
    : t('Gauge.between', { min: value(min), max: value(max) });
}
