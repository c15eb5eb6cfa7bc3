import { type Drawing, arcWidth } from '@fireline/domain/plan/drawing';
import type { Area } from './paint.ts';
import { type Line, type Raster, drawLine, touches } from './raster.ts';
import type { VisitRun } from './spatialIndex.ts';

/** How far a straight piece may lie beside the arc that it is drawn for. */
const besidePx = 0.1;
/** More are never seen: from this many on, the arc is some thousand screens large. */
const mostPieces = 1 << 14;

const line: Line = { x0: 0, y0: 0, x1: 0, y1: 0 };

/** Whether an ellipse passes the picture by, around it or beside it; `x` and `y` are its middle, all in pixels. */
function passesBy({ width, height }: Raster, x: number, y: number, longPx: number, shortPx: number): boolean {
  const away = Math.hypot(x - width / 2, y - height / 2);
  const half = Math.hypot(width, height) / 2 + 1;
  return away > longPx + half || away < shortPx - half;
}

/** Draws arcs of a run whose style is shown and which touch the picture: as many straight pieces as look round there. */
export function arcsOf(
  { arcs, arcStyles }: Pick<Drawing, 'arcs' | 'arcStyles'>,
  raster: Raster,
  { minX, maxY, scale }: Area,
) {
  const drawArc = (at: number, style: number): void => {
    const x = ((arcs[at] as number) - minX) * scale;
    const y = (maxY - (arcs[at + 1] as number)) * scale;
    const ux = (arcs[at + 2] as number) * scale;
    const uy = -(arcs[at + 3] as number) * scale;
    const vx = (arcs[at + 4] as number) * scale;
    const vy = -(arcs[at + 5] as number) * scale;
    const sweep = arcs[at + 6] as number;
    // its half axes, from any two of its directions
    const square = ux * ux + uy * uy + vx * vx + vy * vy;
    const area = Math.abs(ux * vy - uy * vx);
    const long = Math.sqrt((square + Math.sqrt(Math.max(0, square * square - 4 * area * area))) / 2);
    if (passesBy(raster, x - ux, y - uy, long, long > 0 ? area / long : 0)) return;
    const pieces = Math.min(mostPieces, Math.max(1, Math.ceil((sweep / 2) * Math.sqrt(long / (2 * besidePx)))));
    line.x0 = x;
    line.y0 = y;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const half = (sweep * piece) / pieces / 2;
      const sine = Math.sin(half);
      // 1 - cos, which would have no digits left where an arc is nearly straight and its middle far away
      const fall = 2 * sine * sine;
      const rise = 2 * sine * Math.cos(half);
      line.x1 = x - ux * fall + vx * rise;
      line.y1 = y - uy * fall + vy * rise;
      if (touches(raster, line)) drawLine(raster, line, style + 1);
      line.x0 = line.x1;
      line.y0 = line.y1;
    }
  };
  return (isShown: Uint8Array): VisitRun =>
    (order, from, to) => {
      for (let place = from; place < to; place += 1) {
        const index = order ? (order[place] as number) : place;
        const style = arcStyles[index] as number;
        if (isShown[style] === 1) drawArc(index * arcWidth, style);
      }
    };
}
