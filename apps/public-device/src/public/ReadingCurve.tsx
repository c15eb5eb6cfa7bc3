import { type Measurement, deviceWords, measurements } from '@fireline/domain/device';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useId, useState } from 'react';
import { Ends, Extremes, Figure, Picture, Twin } from './ReadingCurve.styles.ts';
import { type Curve, type Point, curveOf, dotsOf, pathOf } from './curve.ts';
import { publicWords } from './words.ts';

export interface ReadingCurveProps {
  readonly measurement: Measurement;
  /** Oldest first. */
  readonly points: readonly Point[];
  readonly heartbeatS: number;
  readonly nowMs: number;
}

const box = { width: 320, height: 88 };
/** Up to so many reports are marked: with few, the line between them is only a guess. */
const dottedMax = 30;

/** How the main reading went, as a line and, when asked for, as a table. */
export function ReadingCurve({ measurement, points, heartbeatS, nowMs }: ReadingCurveProps) {
  const t = useWords(publicWords, deviceWords);
  const format = useFormat();
  const titleId = useId();
  const curve = curveOf(points, nowMs, heartbeatS);
  if (!curve) return <p>{t('public.curve.none')}</p>;
  const { unit, digits } = measurements[measurement];
  const figure = (value: number) => format.number(value, { digits, unit: unit || undefined });
  const { range, min, max, fromMs } = curve;
  const hasDots = curve.points.length <= dottedMax;
  const summary = t('public.curve.summary', {
    name: t(`device.measurement.${measurement}`),
    range: t(`public.curve.${range}`),
    min: figure(min),
    max: figure(max),
    latest: figure(curve.points.at(-1)?.value ?? max),
  });
  return (
    <Figure>
      <figcaption>{t(`public.curve.${range}`)}</figcaption>
      <Picture>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" role="img" aria-labelledby={titleId}>
          <title id={titleId}>{summary}</title>
          {curve.runs.map((run) => (
            <path key={run[0]?.[0]} d={pathOf(run, box)} />
          ))}
          {hasDots && <path data-dots="" d={dotsOf(curve.runs, box)} />}
        </svg>
        <Extremes aria-hidden="true">
          <span>{figure(max)}</span>
          {min !== max && <span>{figure(min)}</span>}
        </Extremes>
      </Picture>
      <Ends aria-hidden="true">
        <span>{range === 'day' ? format.time(fromMs).slice(0, 5) : format.date(fromMs)}</span>
        <span>{t('public.now')}</span>
      </Ends>
      <CurveTable curve={curve} figure={figure} />
    </Figure>
  );
}

interface CurveTableProps {
  readonly curve: Curve;
  readonly figure: (value: number) => string;
}

function CurveTable({ curve, figure }: CurveTableProps) {
  const t = useWords(publicWords);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Twin onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('public.curve.table')}</summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('public.curve.time')}</th>
              <th scope="col">{t('public.curve.value')}</th>
            </tr>
          </thead>
          <tbody>
            {curve.points.toReversed().map(({ at, value }) => (
              <tr key={at}>
                <td>{format.dateTime(at)}</td>
                <td>{figure(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Twin>
  );
}
