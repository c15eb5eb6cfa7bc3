import type { AlarmLevel } from '@fireline/domain/alarm';
import { Fill, Stroke, Tile, looks, otherLook } from './series.styles.ts';

/** What the drawings of charts are told apart by. */
export interface SeriesLook {
  /** Drawn in the colour of an alarm level. */
  readonly level?: AlarmLevel | undefined;
  /** Stands for all the rest. */
  readonly isOther?: boolean | undefined;
}

/** The attributes that choose the colour; the place among the series counts where there is no level. */
export const lookOf = ({ level, isOther }: SeriesLook, index: number) =>
  level === undefined ? { 'data-series': isOther ? otherLook : (index % looks) + 1 } : { 'data-level': level };

const tile = 6;
/** The first is plain: stripes, dots, lines, a grid and upright lines follow. */
const marks = [
  '',
  'M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3',
  'M2 3h2',
  'M0 3h6',
  'M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3M-1.5 4.5l3 3M0 0l6 6M4.5-1.5l3 3',
  'M3 0v6',
] as const;

const markOf = ({ level, isOther }: SeriesLook, index: number): string =>
  isOther ? '' : (marks[(level === undefined ? index : level - 1) % looks] ?? '');

/** The fill of one series: a pattern, so that parts are told apart without their colours. */
export const fillOf = (id: string, index: number): { readonly fill: string } => ({ fill: `url(#${id}-${index})` });

/** The patterns that {@link fillOf} refers to. @param id unique in the page */
export function Patterns({ id, series }: { readonly id: string; readonly series: readonly SeriesLook[] }) {
  return (
    <defs>
      {series.map((one, index) => (
        <pattern
          // oxlint-disable-next-line react/no-array-index-key -- a pattern is its place
          key={index}
          id={`${id}-${index}`}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
        >
          <Tile {...lookOf(one, index)}>
            <rect width={tile} height={tile} />
            <path d={markOf(one, index)} />
          </Tile>
        </pattern>
      ))}
    </defs>
  );
}

interface SwatchProps {
  readonly look: SeriesLook;
  readonly index: number;
  /** Of the patterns; without one it is a line. */
  readonly patterns?: string;
}

/** How a series is drawn, for its legend. */
export function Swatch({ look, index, patterns }: SwatchProps) {
  return patterns === undefined ? (
    <svg width={20} height={12} viewBox="0 0 20 12" aria-hidden="true">
      <Stroke {...lookOf(look, index)} x1={0} x2={20} y1={6} y2={6} />
    </svg>
  ) : (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
      <Fill {...lookOf(look, index)} width={12} height={12} style={fillOf(patterns, index)} />
    </svg>
  );
}
