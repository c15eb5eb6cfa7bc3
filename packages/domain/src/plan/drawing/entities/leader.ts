import { drawStraight } from '../curves/path.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Pen } from '../pen.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';
import { pointsOf } from './polyline.ts';
import { write } from './text.ts';
import { textKinds } from './textForm.ts';

/** Its line; the arrow is a matter of the dimension's style, and is not drawn. */
export const drawLeader: Draw = (entity, { pen }) => {
  pen.flat();
  const { xs, ys } = pointsOf(entity, 10);
  drawStraight(pen, xs, ys);
  return lossBits.simplified;
};

/** Marks of the parts of a multileader; a value of 1 opens the part, 0 closes it. */
const marks = { context: 300, contextEnd: 301, leader: 302, leaderEnd: 303, line: 304, lineEnd: 305 } as const;

interface Part {
  readonly numbers: Map<number, number>;
  readonly xs: number[];
  readonly ys: number[];
}
const newPart = (): Part => ({ numbers: new Map(), xs: [], ys: [] });
const take = (part: Part, code: number, value: number): void => {
  part.numbers.set(code, value);
  if (code === 10) {
    part.xs.push(value);
    part.ys.push(0);
  } else if (code === 20 && part.ys.length > 0) part.ys[part.ys.length - 1] = value;
};

const drawLines = (pen: Pen, leader: Part, lines: readonly Part[]): void => {
  const of = (code: number): number => leader.numbers.get(code) ?? 0;
  const hasEnd = leader.numbers.has(10);
  for (const { xs, ys } of lines) drawStraight(pen, hasEnd ? [...xs, of(10)] : xs, hasEnd ? [...ys, of(20)] : ys);
  if (hasEnd && of(40) > 0) pen.line(of(10), of(20), of(10) + of(11) * of(40), of(20) + of(21) * of(40));
};

/** What a multileader consists of, read from the marks between its tags. */
const partsOf = ({ list }: Entity): { context: Part; leaders: { leader: Part; lines: Part[] }[] } => {
  const context = newPart();
  const leaders: { leader: Part; lines: Part[] }[] = [];
  let part: Part | undefined;
  for (let place = 0; place < list.length; place += 1) {
    const [code, value] = [list.codes[place] ?? 0, list.values[place] ?? 0];
    const last = leaders.at(-1);
    if (code === marks.context && value === 1) part = context;
    else if (code === marks.contextEnd) part = undefined;
    else if (code === marks.leader && value === 1) {
      part = newPart();
      leaders.push({ leader: part, lines: [] });
    } else if (code === marks.leaderEnd) part = context;
    else if (code === marks.line && value === 1) {
      part = newPart();
      last?.lines.push(part);
    } else if (code === marks.lineEnd) part = last?.leader;
    else if (part) take(part, code, value);
  }
  return { context, leaders };
};

/** Lines and text of a multileader; its arrows, frames and blocks are not drawn. */
export const drawMultileader: Draw = (entity, work) => {
  const { context, leaders } = partsOf(entity);
  const of = (code: number, fallback = 0): number => context.numbers.get(code) ?? fallback;
  const { pen } = work;
  pen.flat();
  for (const { leader, lines } of leaders) drawLines(pen, leader, lines);
  const text = entity.text();
  const hasText = of(290) === 1 && text.length > 0;
  if (leaders.length === 0 && !hasText) return lossBits.unsupported | notDrawn;
  if (!hasText) return lossBits.simplified | (of(296) === 1 ? lossBits.unsupported : 0);
  const isTurned = of(13) !== 0 || of(23) !== 0;
  const written = write(work, text, {
    x: of(12),
    y: of(22),
    angle: isTurned ? Math.atan2(of(23), of(13)) : of(42),
    height: of(41, 1),
    kind: textKinds.paragraphs,
    align: Math.min(3, Math.max(1, of(171, 1))) - 1,
    baseline: 3,
    room: of(43),
    lineSpacing: of(45, 1),
  });
  return written | lossBits.simplified;
};
