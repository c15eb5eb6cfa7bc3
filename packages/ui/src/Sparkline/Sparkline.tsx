import { bandSide, deviceReadingWords } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { type Span, isDrawable } from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Root } from './Sparkline.styles.ts';
import { sparkOf } from './spark.ts';
import { sparklineWords } from './words.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it shows, for those who hear it: 'Pressure, last 24 hours'. */
  readonly label: string;
  /** Equally far from each other, oldest first; null breaks the line. */
  readonly values: readonly (number | null)[];
  /** What is normal: a band behind the line. One end may be open. */
  readonly band?: Partial<Span>;
  readonly unit?: string;
  readonly digits?: number;
  /** The last value beside the line. Default true. */
  readonly isValueShown?: boolean;
  /** Of the line in pixels. Default 96 × 20. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * The course of one reading in a row of a table: a line, what is normal behind it, the last value beside it. It has no axis, no cursor and
 * measures nothing, so that a thousand of them cost little.
 *
 * Use it beside a name, many under each other. Where the course itself matters use `LineChart`, to which the row should lead: it has
 * the table twin and the files. Do give all rows of a column the same time. Don't read figures off it.
 *
 * Those who hear it are told the last, the lowest and the highest value, and the side of the normal band. A last value that is not normal
 * has a ring instead of a dot.
 * @spec DEV-13 ANA-05
 * @example <Sparkline label="水压，近 24 小时" values={hourly} band={{ from: 0.14 }} unit="MPa" digits={2} />
 */
export function Sparkline(props: SparklineProps) {
  const { label, values, band, unit, digits, isValueShown = true, width = 96, height = 20, ...rest } = props;
  const t = useWords(sparklineWords, deviceReadingWords);
  const format = useFormat();
  const [across, high] = [Math.max(8, width || 0), Math.max(8, height || 0)];
  const spark = sparkOf(values, { band, width: across, height: high });
  const { last, lowest, highest, end } = spark;
  const number = (value: number): string => format.number(value, digits === undefined ? {} : { digits });
  const withUnit = (value: number): string => (unit === undefined ? number(value) : `${number(value)} ${unit}`);
  const side = last === null || !band ? 'normal' : bandSide(last, limitsOf(band));
  const text =
    last === null || lowest === null || highest === null
      ? t('Sparkline.none', { label })
      : t('Sparkline.text', {
          label,
          last: side === 'normal' ? withUnit(last) : `${withUnit(last)} (${t(`device.readingState.${side}`)})`,
          lowest: withUnit(lowest),
          highest: withUnit(highest),
        });
  return (
    <Root role="img" aria-label={text} {...rest} data-side={side}>
      <svg width={across} height={high} viewBox={`0 0 ${across} ${high}`} aria-hidden="true">
        {spark.band && (
          <rect y={spark.band.from} width={across} height={Math.max(0, spark.band.to - spark.band.from)} />
        )}
        <path d={spark.path} />
        {end && <circle r={2.25} cx={end.x} cy={end.y} />}
      </svg>
      {isValueShown && (
        <span>
          {last === null ? '—' : number(last)}
          {last === null || unit === undefined ? null : <small> {unit}</small>}
        </span>
      )}
    </Root>
  );
}

const limitsOf = ({ from, to }: Partial<Span>) => ({
  ...(isDrawable(from) ? { min: from } : {}),
  ...(isDrawable(to) ? { max: to } : {}),
});
