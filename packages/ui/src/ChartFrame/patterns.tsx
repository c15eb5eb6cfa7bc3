import type { AlarmLevel } from '@fireline/domain/alarm';
import { Fill, Stroke, Tile, looks, otherLook, quietLook } from './series.styles.ts';

/** What the drawings of charts are told apart by. */
export interface SeriesLook {
  /** Drawn in the colour of an alarm level. */
  readonly level?: AlarmLevel | undefined;
  /** Stands for all the rest. */
  readonly isOther?: boolean | undefined;
  /** Is as it should be. */
  readonly isQuiet?: boolean | undefined;
  /** Chooses colour and pattern. Default: the place among the series. */
  readonly place?: number | undefined;
}

/** The attributes that choose the colour. */
export function lookOf({ level, isOther, isQuiet, place }: SeriesLook, index: number) {
  if (level !== undefined) return { 'data-level': level };
  if (isOther) return { 'data-series': otherLook };
  return { 'data-series': isQuiet ? quietLook : ((place ?? index) % looks) + 1 };
}

const tile = 8;
const stripes = 'M-2 2l4-4M0 8l8-8M6 10l4-4';
/** The first is plain: stripes, dots, lines, a lattice and upright lines follow. */
const marks = [
  '',
  stripes,
  'M1 2h2M5 6h2',
  'M0 2h8M0 6h8',
  `${stripes}M-2 6l4 4M0 0l8 8M6-2l4 4`,
  'M2 0v8M6 0v8',
] as const;

const markOf = ({ level, isOther, isQuiet, place }: SeriesLook, index: number): string =>
  isOther || isQuiet ? '' : (marks[(level === undefined ? (place ?? index) : level - 1) % looks] ?? '');

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
