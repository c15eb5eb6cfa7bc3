import type { Entity } from './entities/entity.ts';
import { flatMatrix } from './matrix.ts';
import type { ReportBook } from './report.ts';
import type { Sheet } from './store/sheet.ts';

/** Gathers entities that are one flat line each, which most of a drawing are, as long as they look alike. */
export interface LineRun {
  /** Adds the line of the entity; what was gathered goes to the sheet first where that looks otherwise. */
  add(kind: number, layer: number, color: number, line: Entity): void;
  /** What was gathered goes to the sheet, and into the report. */
  close(): void;
}

const mostGathered = 256;

/** An empty run. Lines whose numbers cannot be drawn, or that there is no room for, are found one by one, as if they had come so. */
export function createLineRun(sheet: Sheet, report: ReportBook): LineRun {
  const lines = new Float64Array(mostGathered * 4);
  let count = 0;
  let [kind, layer, color] = [0, 0, 0];

  /** Draws some of the lines as one entity; answers what was lost. */
  const draw = (from: number, to: number): number => {
    sheet.begin();
    sheet.look(layer, color);
    sheet.lines(lines, from, to, flatMatrix);
    return sheet.finish();
  };
  const close = (): void => {
    if (count === 0) return;
    const gathered = count;
    count = 0;
    if (draw(0, gathered) === 0) report.note(kind, layer, 0, gathered);
    else for (let at = 0; at < gathered; at += 1) report.note(kind, layer, draw(at, at + 1), 1);
  };

  return {
    add: (itsKind, itsLayer, itsColor, line) => {
      if (count === mostGathered || itsLayer !== layer || itsColor !== color || itsKind !== kind) close();
      kind = itsKind;
      layer = itsLayer;
      color = itsColor;
      const at = count * 4;
      lines[at] = line.number(10);
      lines[at + 1] = line.number(20);
      lines[at + 2] = line.number(11);
      lines[at + 3] = line.number(21);
      count += 1;
    },
    close,
  };
}
