import {
  ChartStage,
  Patterns,
  cutText,
  fillOf,
  ringPath,
  textWidth,
  useCursor,
  useWidth,
} from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Hollow, Middle, Slice } from './DonutChart.styles.ts';
import { type Part, arcsOf, partAt, sizeOf, sumOf } from './parts.ts';
import { donutChartWords } from './words.ts';

export interface RingProps {
  readonly label: string;
  /** All parts: patterns go by their places. */
  readonly parts: readonly Part[];
  readonly shown: readonly Part[];
  /** Of the shown ones. */
  readonly percents: readonly string[];
  readonly size: number;
  readonly value: (figure: number) => string;
  readonly number: (figure: number) => string;
  readonly patterns: string;
}

/** The thinnest part that is still seen, in pixels along the ring. */
const thinnest = 4;
/** The part that is read stands out by so much. */
const out = 4;
/** Of the radius; the rest is the ring. */
const hole = 0.64;

/** The ring with its cursor. */
export function Ring({ label, parts, shown, percents, size, value, number, patterns }: RingProps) {
  const t = useWords(donutChartWords);
  const format = useFormat();
  const [stage, width] = useWidth<HTMLDivElement>();
  const edge = Math.min(size, width || size);
  const outer = edge / 2 - out;
  const inner = outer * hole;
  const total = sumOf(shown);
  const arcs = arcsOf(shown.map(sizeOf), thinnest / outer);
  const { index, handlers } = useCursor(
    shown.length,
    (x, y) => partAt(arcs, x - edge / 2, y - edge / 2, inner, outer + out),
    { start: 'first', row: 1 },
  );
  const part = index === null ? undefined : shown[index];
  const figure = part ? sizeOf(part) : total;
  return (
    <ChartStage
      ref={stage}
      label={label}
      count={shown.length}
      index={index}
      text={
        part
          ? `${part.label}: ${value(figure)}, ${percents[index ?? 0] ?? ''}`
          : t('DonutChart.parts', { total: value(total), count: format.number(shown.length) })
      }
      {...handlers}
    >
      <svg data-chart="" viewBox={`${-edge / 2} ${-edge / 2} ${edge} ${edge}`} height={edge} aria-hidden="true">
        <Patterns id={patterns} series={parts} />
        {total === 0 && <Hollow r={(outer + inner) / 2} />}
        {shown.map((one, at) => {
          const span = arcs[at];
          if (!span || span.to <= span.from) return null;
          const d = ringPath(inner, at === index ? outer + out : outer, span);
          return <Slice key={one.key} data-part="slice" d={d} style={fillOf(patterns, parts.indexOf(one))} />;
        })}
        <Figure text={number(figure)} name={part ? part.label : t('DonutChart.total')} room={inner * 1.7} />
      </svg>
    </ChartStage>
  );
}

/** The total in the middle, or the part that is read. */
function Figure({ text, name, room }: { readonly text: string; readonly name: string; readonly room: number }) {
  const isSmall = textWidth(text, 22) > room;
  return (
    <Middle data-size={isSmall ? 'small' : undefined}>
      <text data-part="figure" dy={room > 60 ? '0.1em' : '0.35em'}>
        {cutText(text, room, isSmall ? 14 : 22)}
      </text>
      {room > 60 && <text y={20}>{cutText(name, room)}</text>}
    </Middle>
  );
}
