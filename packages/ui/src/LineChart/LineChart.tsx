import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo } from 'react';
import {
  ChartFrame,
  type ChartProps,
  ChartTool,
  type HiddenProps,
  Legend,
  type Span,
  Swatch,
  drawableHeight,
  isDrawable,
  useHidden,
} from '../ChartFrame/index.ts';
import { type Instant, VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { BandSwatch } from './LineChart.styles.ts';
import { Picture } from './Picture.tsx';
import { type LineSeries, curvesOf, tableOf, wholeTime } from './curves.ts';
import { type AlarmMark, type LinePoint } from './geometry.ts';
import { useMomentText } from './useMomentText.ts';
import { lineChartWords } from './words.ts';
import { zoomed } from './zoom.ts';

export interface LineChartProps extends ChartProps, HiddenProps {
  /** The one curve, oldest first. */
  readonly points?: readonly LinePoint[];
  /** Several curves in one unit, instead of `points`; six at most can be told apart. */
  readonly series?: readonly LineSeries[];
  readonly unit?: string;
  readonly digits?: number;
  /** What is normal: drawn as a band. One end may be open. */
  readonly band?: Partial<Span>;
  readonly marks?: readonly AlarmMark[];
  /** The time shown; default: from the first to the last point. */
  readonly from?: Instant;
  readonly to?: Instant;
  /** A silence longer than this breaks the line: pass two heartbeats of the device. Default: never. */
  readonly gapMsMax?: number;
  /** Default 240 px. */
  readonly height?: number;
  /** A part of the time may be looked at. Default true. */
  readonly isZoomable?: boolean;
  /** The part that is looked at, in milliseconds since 1970; null: all of it. */
  readonly shown?: Span | null;
  readonly defaultShown?: Span | null;
  readonly onShownChange?: (change: { readonly value: Span | null }) => void;
}

const noPoints: readonly LinePoint[] = [];

/**
 * One reading over time, or several in one unit, with what is normal as a band and alarms as marks. Read by pointer or by arrow keys,
 * point by point; a part of the time by dragging, by buttons or by keys; the same data as a table; saved as CSV or picture.
 *
 * Use it for what changes with time. For counts by day or by name use `BarChart`, in a row of a table `Sparkline`, for one value now
 * `Gauge`. Do pass `gapMsMax`, so that a silence stays a gap; do pass all points, they are thinned to what the width can show. Don't put
 * two units on one chart: draw two.
 *
 * For those who hear it, it is a slider over the points; each series has its dash, each alarm the symbol of its level.
 * @spec DEV-13 ANA-04
 * @example <LineChart label="温度" unit="°C" points={points} band={{ to: 57 }} marks={alarms} gapMsMax={2 * heartbeatS * 1000} />
 */
export function LineChart(props: LineChartProps) {
  const { label, points = noPoints, series, unit, digits, band, marks = [], from, to, ...others } = props;
  const { gapMsMax = Number.POSITIVE_INFINITY, height: wanted = 240, isZoomable = true, ...more } = others;
  const { shown, defaultShown = null, onShownChange, ...left } = more;
  const t = useWords(lineChartWords);
  const format = useFormat();
  const height = drawableHeight(wanted);
  const curves = useMemo(() => curvesOf(series ?? [{ key: '', label, points }]), [series, label, points]);
  const { hidden, isHidden, toggle, rest } = useHidden(left);
  const [part, setPart] = useControlled<Span | null>(shown, defaultShown, onShownChange);
  const whole = useMemo(() => wholeTime(curves, from, to), [curves, from, to]);
  const value = (figure: number): string => format.number(figure, style(digits, unit));
  const moment = useMomentText(curves);
  const table = () =>
    tableOf(curves, {
      time: t('LineChart.time'),
      value: t('LineChart.value'),
      unit,
      moment,
      number: (figure) => format.number(figure, style(digits)),
    });
  const isEmpty = curves.every((curve) => curve.points.length === 0);
  const visible = useMemo(
    () => (hidden.length === 0 ? curves : curves.filter(({ key }) => !hidden.includes(key))),
    [curves, hidden],
  );
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={height}
      table={table}
      isEmpty={isEmpty}
      tools={isZoomable && <ZoomTools whole={whole} part={part} onShow={setPart} />}
    >
      <Picture
        {...{ label, curves: visible, whole, isZoomable, unit, band, marks, gapMsMax, height, value, moment }}
        isWhole={digits === 0}
        shown={part ?? whole}
        onShow={setPart}
      />
      <Legends {...{ curves, band, value, isHidden }} onToggle={toggle} />
    </ChartFrame>
  );
}

const style = (digits: number | undefined, unit?: string) => ({
  ...(digits === undefined ? {} : { digits }),
  ...(unit === undefined ? {} : { unit }),
});

interface ZoomToolsProps {
  readonly whole: Span;
  readonly part: Span | null;
  readonly onShow: (span: Span | null) => void;
}

function ZoomTools({ whole, part, onShow }: ZoomToolsProps) {
  const t = useWords(lineChartWords);
  const format = useFormat();
  const span = part ?? whole;
  return (
    <>
      <ChartTool
        label={t('LineChart.zoomIn')}
        icon={<ZoomIn aria-hidden />}
        onPress={() => onShow(zoomed(span, whole, 'in'))}
      />
      <ChartTool
        label={t('LineChart.zoomOut')}
        icon={<ZoomOut aria-hidden />}
        disabled={!part}
        onPress={() => onShow(zoomed(span, whole, 'out'))}
      />
      <ChartTool
        label={t('LineChart.whole')}
        icon={<Maximize2 aria-hidden />}
        disabled={!part}
        onPress={() => onShow(null)}
      />
      <VisuallyHidden role="status">
        {part ? t('LineChart.shown', { from: format.dateTime(part.from), to: format.dateTime(part.to) }) : ''}
      </VisuallyHidden>
    </>
  );
}

interface LegendsProps {
  readonly curves: ReturnType<typeof curvesOf>;
  readonly band: Partial<Span> | undefined;
  readonly value: (figure: number) => string;
  readonly isHidden: (key: string) => boolean;
  readonly onToggle: (key: string) => void;
}

function Legends({ curves, band, value, isHidden, onToggle }: LegendsProps) {
  const t = useWords(lineChartWords);
  const text = band && bandText(band, value, t);
  return (
    <>
      {curves.length > 1 && (
        <Legend
          entries={curves.map(({ key, label, place }) => ({
            key,
            label,
            isHidden: isHidden(key),
            swatch: <Swatch look={{}} index={place} />,
          }))}
          onToggle={onToggle}
        />
      )}
      {text && (
        <Legend
          entries={[
            {
              key: 'band',
              label: text,
              swatch: (
                <svg width={20} height={12} viewBox="0 0 20 12" aria-hidden="true">
                  <BandSwatch>
                    <rect width={20} height={12} />
                    <path d="M0 .5h20M0 11.5h20" />
                  </BandSwatch>
                </svg>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

function bandText(
  { from, to }: Partial<Span>,
  value: (figure: number) => string,
  t: ReturnType<typeof useWords<[typeof lineChartWords]>>,
): string {
  if (!isDrawable(from)) return isDrawable(to) ? t('LineChart.below', { to: value(to) }) : '';
  return isDrawable(to)
    ? t('LineChart.band', { from: value(from), to: value(to) })
    : t('LineChart.above', { from: value(from) });
}
