import type { PlanFrame, ScreenPosition } from '../../PlanCanvas/index.ts';
import type { Colours } from './colours.ts';
import type { Groups } from '../groups.ts';
import { firstCalmRank, ranks } from './look.ts';
import type { Scene } from './scene.ts';

/** One mark of the picture: the points it stands for, and which of them matters most. */
export interface Drawn extends ScreenPosition {
  readonly members: readonly number[];
  readonly worst: number;
}

/** CSS pixels that a mark reaches from its middle: a dot, a level with the number of its points. */
const reachPx = { calm: 6, alarmed: 26 } as const;
/** Side of the squares by which marks are found again; a mark stands at most this far from where its group is looked for. */
const cellPx = 32;
/** When more than this part has changed, all is drawn at once. */
const mostChanged = 1 / 8;

export interface FarInput {
  readonly frame: PlanFrame;
  readonly scene: Scene;
  readonly groups: Groups;
  readonly colours: Colours;
  /** Where the mark of a group stands now, and for which of its points. */
  readonly markOf: (members: readonly number[]) => Drawn | undefined;
  readonly drawMark: (context: CanvasRenderingContext2D, mark: Drawn, rank: number) => void;
}

type Marks = (Drawn | undefined)[];

interface Kept {
  readonly input: FarInput;
  readonly context: CanvasRenderingContext2D;
  readonly marks: Marks;
  /** Groups by the square that their first point was in. */
  readonly cells: ReadonlyMap<string, readonly number[]>;
}

const rankIn = ({ ranks: all }: Scene, { worst }: Drawn): number => all[worst] ?? ranks - 1;
const reachIn = (scene: Scene, mark: Drawn): number =>
  reachPx[rankIn(scene, mark) < firstCalmRank ? 'alarmed' : 'calm'];

const isSamePlace = (one: FarInput, other: FarInput): boolean =>
  one.groups === other.groups &&
  one.colours === other.colours &&
  one.frame.view === other.frame.view &&
  one.frame.size === other.frame.size &&
  one.frame.pixelRatio === other.frame.pixelRatio;

/** The worst last, so that nothing ever hides it. */
function drawAll(context: CanvasRenderingContext2D, { scene, drawMark }: FarInput, marks: readonly Drawn[]): void {
  const byRank: Drawn[][] = Array.from({ length: ranks }, () => []);
  for (const mark of marks) byRank[rankIn(scene, mark)]?.push(mark);
  for (let rank = ranks - 1; rank >= 0; rank--) for (const mark of byRank[rank] ?? []) drawMark(context, mark, rank);
}

const cellOf = (px: number): number => Math.floor(px / cellPx);

function keep(input: FarInput): Kept | undefined {
  const { frame, groups, markOf } = input;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.size.width * frame.pixelRatio);
  canvas.height = Math.round(frame.size.height * frame.pixelRatio);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(frame.pixelRatio, frame.pixelRatio);
  const marks: Marks = groups.map(markOf);
  const cells = new Map<string, number[]>();
  marks.forEach((mark, group) => {
    if (!mark) return;
    const key = `${cellOf(mark.left)} ${cellOf(mark.top)}`;
    const cell = cells.get(key);
    if (cell) cell.push(group);
    else cells.set(key, [group]);
  });
  drawAll(
    context,
    input,
    marks.filter((mark) => mark !== undefined),
  );
  return { input, context, marks, cells };
}

/** Groups that look otherwise now. */
function changedGroups({ input: { scene: before, groups }, marks }: Kept, { scene }: FarInput): number[] {
  const changed: number[] = [];
  for (let group = 0; group < groups.length; group++) {
    const mark = marks[group];
    if (!mark) continue;
    const isChanged =
      mark.members.some((at) => before.points[at] !== scene.points[at] || before.ranks[at] !== scene.ranks[at]) ||
      // the worst level that nobody has acknowledged blinks
      (before.isDim !== scene.isDim && rankIn(scene, mark) === 0);
    if (isChanged) changed.push(group);
  }
  return changed;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (scene: Scene, mark: Drawn): Box => {
  const reach = reachIn(scene, mark);
  return { left: mark.left - reach, top: mark.top - reach, right: mark.left + reach, bottom: mark.top + reach };
};

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Everything that touches one of the boxes. */
function touching({ cells, marks }: Kept, scene: Scene, boxes: readonly Box[]): Set<Drawn> {
  const found = new Set<Drawn>();
  const rim = reachPx.alarmed + cellPx;
  for (const box of boxes)
    for (let column = cellOf(box.left - rim); column <= cellOf(box.right + rim); column++)
      for (let row = cellOf(box.top - rim); row <= cellOf(box.bottom + rim); row++)
        for (const group of cells.get(`${column} ${row}`) ?? []) {
          const mark = marks[group];
          if (mark && touches(box, boxOf(scene, mark))) found.add(mark);
        }
  return found;
}

/** Draws anew the boxes of what has changed, with all that lies in them. */
function update(kept: Kept, input: FarInput, changed: readonly number[]): void {
  const { context, marks } = kept;
  const { scene, groups, frame, markOf } = input;
  const boxes: Box[] = [];
  for (const group of changed) {
    const before = marks[group];
    const now = markOf(groups[group] ?? []);
    if (before) boxes.push(boxOf(kept.input.scene, before));
    if (now) boxes.push(boxOf(scene, now));
    marks[group] = now;
  }
  const [down, up] = [
    (px: number) => Math.floor(px * frame.pixelRatio) / frame.pixelRatio,
    (px: number) => Math.ceil(px * frame.pixelRatio) / frame.pixelRatio,
  ];
  context.save();
  context.beginPath();
  for (const box of boxes) {
    // on whole device pixels: a clip through one of them leaves a seam
    const [left, top] = [down(box.left), down(box.top)];
    const [width, height] = [up(box.right) - left, up(box.bottom) - top];
    context.clearRect(left, top, width, height);
    context.rect(left, top, width, height);
  }
  context.clip();
  drawAll(context, input, [...touching(kept, scene, boxes)]);
  context.restore();
}

/**
 * Many small marks seen from afar, of which few change at a time: their picture is kept, and only what has changed is drawn anew. While the view
 * moves nothing is kept, because all changes.
 */
export function createFarPicture() {
  let kept: Kept | undefined;
  let last: FarInput | undefined;
  return (context: CanvasRenderingContext2D, input: FarInput): void => {
    const isResting = last !== undefined && isSamePlace(last, input);
    last = input;
    if (!isResting) {
      kept = undefined;
      return drawAll(
        context,
        input,
        input.groups.flatMap((members) => input.markOf(members) ?? []),
      );
    }
    const changed = kept ? changedGroups(kept, input) : [];
    if (!kept || changed.length > input.groups.length * mostChanged) kept = keep(input);
    else {
      if (changed.length > 0) update(kept, input, changed);
      kept = { ...kept, input };
    }
    if (kept) context.drawImage(kept.context.canvas, 0, 0, input.frame.size.width, input.frame.size.height);
  };
}
