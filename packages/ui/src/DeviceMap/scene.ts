import { type Drawn, tallyWidth } from './clusters.ts';
import { type DrawPaint, drawCluster, drawLevel, drawPoint, ringRadius } from './drawing.ts';
import { type MapPoint, worstOf } from './model.ts';
import { type PointTable, indexOfPoint } from './points.ts';
import { symbolOf } from './symbols.ts';

/** Where the map stands now: no turn, no tilt, so that a place is a sum and a product. */
export interface SceneView {
  readonly width: number;
  readonly height: number;
  /** The middle, as parts of the square world. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A symbol as it was drawn last, for presses. */
export interface Hit {
  /** Its place in what was drawn. */
  readonly at: number;
  readonly left: number;
  readonly top: number;
  readonly radius: number;
  readonly hasNews: boolean;
}

const tilePx = 512;
const pointRadius = 13;
const levelPx = 26;
const newsKind = tallyWidth - 1;

/** Which points are marked: the chosen one, and the order in which they went while a spread is played back. */
export interface Marks {
  readonly chosen: MapPoint | undefined;
  readonly orderOf: ((point: MapPoint) => number | undefined) | undefined;
}

export interface SceneText {
  count(count: number): string;
}

/** Where each symbol is to be drawn, the calm ones first: what is in alarm lies on top. */
export function hitsOf({ x, y, count, tally }: Drawn, view: SceneView): Hit[] {
  const world = tilePx * 2 ** view.zoom;
  const hits: Hit[] = [];
  for (let at = 0; at < x.length; at += 1) {
    const left = ((x[at] ?? 0) - view.x) * world + view.width / 2;
    const top = ((y[at] ?? 0) - view.y) * world + view.height / 2;
    if (left < -40 || top < -40 || left > view.width + 40 || top > view.height + 40) continue;
    const total = count[at] ?? 1;
    const hasNews = (tally[at * tallyWidth + newsKind] ?? 0) > 0;
    hits.push({ at, left, top, radius: total > 1 ? ringRadius(total) : pointRadius, hasNews });
  }
  const worst = ({ at }: Hit): number => {
    for (let level = 1; level <= 5; level += 1) if ((tally[at * tallyWidth + level] ?? 0) > 0) return level;
    return 6;
  };
  return hits.toSorted((one, other) => worst(other) - worst(one));
}

/** The symbol under a place, the one on top of several; a finger may miss by some pixels. */
export function hitAt(hits: readonly Hit[], left: number, top: number, slack = 6): Hit | undefined {
  return hits.findLast((hit) => Math.hypot(hit.left - left, hit.top - top) <= hit.radius + slack);
}

type Pen = CanvasRenderingContext2D;

function drawOrder(pen: Pen, paint: DrawPaint, order: number): void {
  pen.font = `600 11px ${paint.font}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineWidth = 3;
  pen.strokeStyle = paint.surface;
  pen.strokeText(String(order), 15, 0);
  pen.fillStyle = paint.text;
  pen.fillText(String(order), 15, 0);
}

/** Draws it all; answers what is where. */
export function drawScene(
  pen: Pen,
  paint: DrawPaint,
  scene: {
    readonly drawn: Drawn;
    readonly table: PointTable;
    readonly view: SceneView;
    readonly marks: Marks;
    readonly text: SceneText;
  },
): readonly Hit[] {
  const { drawn, table, view, marks, text } = scene;
  const hits = hitsOf(drawn, view);
  const chosen = marks.chosen && indexOfPoint(table, marks.chosen);
  pen.clearRect(0, 0, view.width, view.height);
  for (const { at, left, top, radius } of hits) {
    const leaf = drawn.leaf[at] ?? -1;
    const total = drawn.count[at] ?? 1;
    pen.save();
    pen.translate(left, top);
    if (leaf === -1) {
      const counts = Array.from({ length: 6 }, (_, level) => drawn.tally[at * tallyWidth + level] ?? 0);
      drawCluster(pen, paint, { counts, total, text: text.count(total) });
    } else {
      const point = table.pointAt(leaf);
      const worst = point && worstOf(point.alarms);
      if (point && point.layer !== 'alarms' && worst === undefined) drawPoint(pen, paint, symbolOf(point));
      else if (worst !== undefined) drawLevel(pen, paint, worst, levelPx);
      const order = point && marks.orderOf?.(point);
      if (order !== undefined) drawOrder(pen, paint, order);
    }
    if (leaf !== -1 && leaf === chosen) {
      pen.beginPath();
      pen.arc(0, 0, radius + 4, 0, 2 * Math.PI);
      pen.lineWidth = 2;
      pen.strokeStyle = paint.focus;
      pen.stroke();
    }
    pen.restore();
  }
  return hits;
}
