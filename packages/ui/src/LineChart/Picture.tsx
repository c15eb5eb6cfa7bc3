import { alarmWords } from '@fireline/domain/alarm';
import { bandSide, deviceReadingWords } from '@fireline/domain/device';
import { useId, useMemo } from 'react';
import {
  ChartStage,
  Readout,
  type Span,
  Swatch,
  isDrawable,
  plainScale,
  readoutPlace,
  textWidth,
  tickDigits,
  useCursor,
  useWidth,
  valueScale,
} from '../ChartFrame/index.ts';
import { VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { Plot } from './Plot.tsx';
import type { Curve } from './curves.ts';
import { type AlarmMark, momentsOf, ms, nearestIndex, pointsWithin, valueAt, valueSpan } from './geometry.ts';
import { useZoom } from './useZoom.ts';
import { lineChartWords } from './words.ts';

export interface PictureProps {
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly whole: Span;
  readonly shown: Span;
  readonly onShow: (span: Span | null) => void;
  readonly isZoomable: boolean;
  readonly unit: string | undefined;
  readonly band: Partial<Span> | undefined;
  readonly marks: readonly AlarmMark[];
  readonly gapMsMax: number;
  readonly height: number;
  /** Values are whole: so are the figures of the axis. */
  readonly isWhole: boolean;
  readonly value: (figure: number) => string;
  readonly moment: (atMs: number) => string;
}

const edge = { top: 24, right: 20, bottom: 30 };
/** Between the words of the axis and its lines, and the window's edge. */
const besideWords = 14;

/** The scales of what is shown, the left margin as wide as the figures there. */
function useScales({
  curves,
  shown,
  band,
  height,
  isWhole,
  width,
}: Pick<PictureProps, 'curves' | 'shown' | 'band' | 'height' | 'isWhole'> & { readonly width: number }) {
  const format = useFormat();
  const { from, to } = shown;
  const y = useMemo(
    () =>
      valueScale(
        valueSpan(
          curves.map(({ points }) => pointsWithin(points, { from, to })),
          band,
        ),
        { from: Math.max(edge.top + 1, height - edge.bottom), to: edge.top },
        isWhole,
      ),
    [curves, from, to, band, height, isWhole],
  );
  const left = useMemo(() => {
    const ticks = y.ticks(4);
    const digits = tickDigits(ticks);
    const widest = Math.max(...ticks.map((tick) => textWidth(format.number(tick, { digits }))), 20);
    return Math.ceil(Math.min(width * 0.4, widest + besideWords));
  }, [y, format, width]);
  const x = useMemo(
    () => plainScale({ from, to }, { from: left, to: Math.max(left + 1, width - edge.right) }),
    [from, to, left, width],
  );
  return { x, y, margin: { ...edge, left } };
}

/** What the cursor says: the moment, the values at it, what is wrong with them, and the alarms nearest to it. */
function useSentence({ curves, band, marks, value, moment }: PictureProps, moments: readonly number[]) {
  const t = useWords(lineChartWords, deviceReadingWords, alarmWords);
  const format = useFormat();
  return (index: number | null): string => {
    const atMs = index === null ? undefined : moments[index];
    if (atMs === undefined) {
      return moments.length === 0
        ? t('LineChart.noPoints')
        : t('LineChart.points', { count: format.number(moments.length) });
    }
    const values = curves.flatMap(({ label, points }) => {
      const figure = valueAt(points, atMs);
      if (figure === undefined) return [];
      const side = band ? bandSide(figure, bandRange(band)) : 'normal';
      const text = curves.length > 1 ? `${label} ${value(figure)}` : value(figure);
      return [side === 'normal' ? text : `${text} ${t(`device.readingState.${side}`)}`];
    });
    const alarms = marks
      .filter(({ at }) => nearestIndex(moments, ms(at)) === index)
      .map(({ level }) => `${t('alarm.levelNumber', { 0: level })} ${t(`alarm.level.${level}`)}`);
    return [moment(atMs), ...values, ...alarms].join(', ');
  };
}

const bandRange = ({ from, to }: Partial<Span>) => ({
  ...(isDrawable(from) ? { min: from } : {}),
  ...(isDrawable(to) ? { max: to } : {}),
});

/** The picture with its cursor. */
export function Picture(props: PictureProps) {
  const { label, curves, whole, shown, onShow, isZoomable, unit, band, marks, gapMsMax, height, value, moment } = props;
  const { isWhole } = props;
  const t = useWords(lineChartWords);
  const keys = useId();
  const [stage, width] = useWidth<HTMLDivElement>();
  const { x, y, margin } = useScales({ curves, shown, band, height, isWhole, width });
  const moments = useMemo(() => momentsOf(curves.map(({ points }) => pointsWithin(points, shown))), [curves, shown]);
  const sentence = useSentence(props, moments);
  const cursor = useCursor(moments.length, (left) => nearestIndex(moments, x.invert(left)));
  const atMs = cursor.index === null ? undefined : moments[cursor.index];
  const zoom = useZoom({ isOn: isZoomable, whole, shown, onShow, x, about: atMs });
  return (
    <ChartStage
      ref={stage}
      label={label}
      count={moments.length}
      index={cursor.index}
      text={sentence(cursor.index)}
      aria-describedby={isZoomable ? keys : undefined}
      {...zoom.handlers}
      {...cursor.handlers}
      onKeyDown={(event) => {
        zoom.handlers.onKeyDown?.(event);
        if (!event.defaultPrevented) cursor.handlers.onKeyDown(event);
      }}
      onPointerMove={(event) => {
        zoom.handlers.onPointerMove?.(event);
        cursor.handlers.onPointerMove(event);
      }}
    >
      <Plot {...{ curves, x, y, unit, band, marks, gapMsMax, width, height, margin, atMs }} brush={zoom.brush} />
      {isZoomable && <VisuallyHidden id={keys}>{t('LineChart.keys')}</VisuallyHidden>}
      {atMs !== undefined && <Values {...{ curves, atMs, value, moment }} place={readoutPlace(x(atMs), width)} />}
    </ChartStage>
  );
}

interface ValuesProps extends Pick<PictureProps, 'curves' | 'value' | 'moment'> {
  readonly atMs: number;
  readonly place: ReturnType<typeof readoutPlace>;
}

function Values({ curves, value, moment, atMs, place }: ValuesProps) {
  return (
    <Readout style={place} aria-hidden="true">
      <span>{moment(atMs)}</span>
      {curves.map((curve) => {
        const figure = valueAt(curve.points, atMs);
        return figure === undefined ? null : (
          <span key={curve.key}>
            {curves.length > 1 && (
              <>
                <Swatch look={{}} index={curve.place} />
                <span data-part="name">{curve.label}</span>
              </>
            )}
            <strong>{value(figure)}</strong>
          </span>
        );
      })}
    </Readout>
  );
}
