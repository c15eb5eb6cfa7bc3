import { farthest } from '../caps.ts';
import { lossBits, notDrawn } from '../loss.ts';
import { poseFields, poseLength } from '../store/sheet.ts';
import { writingFields, writingLength } from '../store/writings.ts';
import type { Entity } from './entity.ts';
import type { Draw, DrawWork } from './kind.ts';
import { type TextKind, textForm, textKinds } from './textForm.ts';

const radians = Math.PI / 180;
const pose = new Float64Array(poseLength);
const numbers = new Float64Array(writingLength);

/** What to write where; the angle is counter-clockwise. */
export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly height: number;
  readonly widthFactor?: number;
  readonly kind?: TextKind;
  readonly align?: number;
  readonly baseline?: number;
  readonly room?: number;
  readonly lineSpacing?: number;
}

/** Writes the bytes in the plane of the pen. Letters without height are not seen, and lose nothing. */
export function write({ pen, writings }: DrawWork, bytes: Uint8Array, writing: Writing): number {
  if (bytes.length === 0 || writing.height === 0) return 0;
  const height = Math.abs(writing.height);
  const widthFactor = writing.widthFactor ?? 1;
  numbers[writingFields.height] = height;
  numbers[writingFields.widthFactor] = widthFactor;
  numbers[writingFields.form] = textForm(writing.kind ?? textKinds.line, writing.align ?? 0, writing.baseline ?? 0);
  numbers[writingFields.room] = writing.room ?? 0;
  numbers[writingFields.lineSpacing] = writing.lineSpacing ?? 1;
  const id = writings.add(bytes, numbers);
  if (id < 0) return lossBits.overLimit | notDrawn;
  const [along, across] = [Math.cos(writing.angle), Math.sin(writing.angle)];
  // a size that is none stands nowhere: what belongs to the text is taken back with it
  pose[poseFields.placeX] = height <= farthest && Math.abs(widthFactor) <= farthest ? writing.x : NaN;
  pose[poseFields.placeY] = writing.y;
  pose[poseFields.alongX] = along;
  pose[poseFields.alongY] = across;
  pose[poseFields.upX] = -across;
  pose[poseFields.upY] = along;
  pen.text(id, pose);
  return lossBits.simplified;
}

/** Values of the horizontal alignment (72) that mean more than left, middle and right. */
const horizontal = { scaled: 3, middle: 4, fitted: 5 } as const;

/** One line of text; an attribute has its vertical alignment under another code (74). */
const writeLine = (entity: Entity, work: DrawWork, bytes: Uint8Array, verticalCode: number): number => {
  work.pen.plane(entity.normal(), entity.number(30));
  const [across, up] = [entity.number(72), entity.number(verticalCode)];
  const [x, y] = [entity.number(10), entity.number(20)];
  const [otherX, otherY] = [entity.number(11, x), entity.number(21, y)];
  const height = entity.number(40);
  const widthFactor = entity.number(41, 1) || 1;
  const isFit = across === horizontal.scaled || across === horizontal.fitted;
  if (isFit && (x !== otherX || y !== otherY)) {
    const kind = across === horizontal.fitted ? textKinds.fitted : textKinds.scaled;
    const room = Math.hypot(otherX - x, otherY - y);
    const angle = Math.atan2(otherY - y, otherX - x);
    return write(work, bytes, { x, y, angle, height, widthFactor, kind, room });
  }
  const isMoved = across !== 0 || up !== 0;
  return write(work, bytes, {
    x: isMoved ? otherX : x,
    y: isMoved ? otherY : y,
    angle: entity.number(50) * radians,
    height,
    widthFactor,
    align: across === horizontal.middle ? 1 : across,
    baseline: across === horizontal.middle ? 2 : up,
  });
};

export const drawText: Draw = (entity, work) => writeLine(entity, work, entity.text(), 73);

const isInvisible = 1;
const isConstant = 2;

/** The value of an attribute where the insert shows it. */
export const drawAttribute: Draw = (entity, work) =>
  (entity.number(70) & isInvisible) === 0 ? writeLine(entity, work, entity.text(), 74) : 0;

/** An attribute's definition: outside of blocks its tag is seen, in a block only what is the same for all inserts. */
export const drawAttributeTag: Draw = (entity, work) => writeLine(entity, work, work.nameBytes(entity.name()), 74);
export const drawAttributeInBlock: Draw = (entity, work) =>
  (entity.number(70) & (isConstant | isInvisible)) === isConstant ? writeLine(entity, work, entity.text(), 74) : 0;

/** Paragraphs held at one of nine points (71), rows first: top left is 1, bottom right 9. */
export const drawParagraphs: Draw = (entity, work) => {
  const hold = Math.min(9, Math.max(1, entity.number(71, 1) | 0)) - 1;
  const hasDirection = entity.has(11) && (entity.number(11) !== 0 || entity.number(21) !== 0);
  work.pen.flat();
  return write(work, entity.text(), {
    x: entity.number(10),
    y: entity.number(20),
    angle: hasDirection ? Math.atan2(entity.number(21), entity.number(11)) : entity.number(50) * radians,
    height: entity.number(40, 1),
    kind: textKinds.paragraphs,
    align: hold % 3,
    baseline: 3 - Math.floor(hold / 3),
    room: entity.number(41),
    lineSpacing: entity.number(44, 1),
  });
};
