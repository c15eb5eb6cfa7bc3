import type { ReportRow } from './drawing.ts';
import { notDrawn, reasonsOf } from './loss.ts';

/** Counts what became of each entity. */
export interface ReportBook {
  /** One entity, or so many of which the same is told; `loss` is 0 when it is as it was. */
  note(kind: number, layer: number, loss: number, count?: number): void;
  /** The entity counts as one of model space. */
  count(kind: number): void;
  /** How many of each kind there are, by its number. */
  counts(): readonly number[];
  rows(kindName: (kind: number) => string, layerName: (layer: number) => string): ReportRow[];
}

interface Line {
  readonly kind: number;
  readonly layer: number;
  drawn: number;
  approximated: number;
  notDrawn: number;
  loss: number;
}

const layersBelow = 2 ** 21;
const mostRows = 20_000;

export function createReportBook(): ReportBook {
  const lines = new Map<number, Line>();
  const counts: number[] = [];
  let last: Line | undefined;

  const lineOf = (kind: number, layer: number): Line => {
    if (last?.kind === kind && last.layer === layer) return last;
    const key = kind * layersBelow + layer;
    const had = lines.get(key);
    if (had) return had;
    // a file with a layer for every line gets one row for all that came late
    if (lines.size >= mostRows && layer !== 0) return lineOf(kind, 0);
    const line = { kind, layer, drawn: 0, approximated: 0, notDrawn: 0, loss: 0 };
    lines.set(key, line);
    return line;
  };

  return {
    note: (kind, layer, loss, count = 1) => {
      const line = lineOf(kind, layer);
      last = line;
      if (loss === 0) line.drawn += count;
      else if ((loss & notDrawn) !== 0) line.notDrawn += count;
      else line.approximated += count;
      line.loss |= loss;
    },
    count: (kind) => {
      while (counts.length <= kind) counts.push(0);
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
    counts: () => counts,
    rows: (kindName, layerName) =>
      [...lines.values()].map(({ kind, layer, drawn, approximated, notDrawn: none, loss }) => ({
        kind: kindName(kind),
        layer: layerName(layer),
        drawn,
        approximated,
        notDrawn: none,
        reasons: reasonsOf(loss),
      })),
  };
}
