import type { NearestKind } from '@fireline/domain/plan';
import { type PlanFrame, type ScreenPosition, toScreen } from '../../PlanCanvas/index.ts';
import type { Colours } from './colours.ts';
import type { DrawnScene, Gesture, WayLines } from './scene.ts';
import type { Room } from '../names.ts';
import { platePx } from './sprites.ts';

interface Tools {
  readonly context: CanvasRenderingContext2D;
  readonly frame: PlanFrame;
  readonly scene: DrawnScene;
  readonly colours: Colours;
}

/** How wide a camera sees. Decision: 70 degrees, as common fixed lenses do; the plan shows the way it looks, not what it sees. */
const sightDeg = 70;
const sectorMetres = 8;
const sectorPx = { least: 36, most: 120 } as const;
/** Where a chosen camera is turned by. */
export const turnHandlePx = 44;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where the handle that turns a camera stands. */
export const turnHandle = ({ left, top }: ScreenPosition, rotationDeg: number): ScreenPosition => ({
  left: left + Math.cos(radians(rotationDeg)) * turnHandlePx,
  top: top - Math.sin(radians(rotationDeg)) * turnHandlePx,
});

export function drawSector(
  { context, frame, scene, colours }: Tools,
  {
    left,
    top,
    rotationDeg,
    isSelected,
  }: ScreenPosition & { readonly rotationDeg: number; readonly isSelected: boolean },
) {
  const wanted = scene.metresPerUnit ? (sectorMetres / scene.metresPerUnit) * frame.view.scale : 48;
  const radius = Math.min(sectorPx.most, Math.max(sectorPx.least, wanted));
  const middle = -radians(rotationDeg);
  context.beginPath();
  context.moveTo(left, top);
  context.arc(left, top, radius, middle - radians(sightDeg / 2), middle + radians(sightDeg / 2));
  context.closePath();
  context.globalAlpha = 0.16;
  context.fillStyle = isSelected ? colours.action : colours.text;
  context.fill();
  context.globalAlpha = 0.6;
  context.strokeStyle = isSelected ? colours.action : colours.line;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 1;
  if (isSelected && !scene.isGrouped) drawHandle({ context, colours }, { left, top }, rotationDeg);
}

function drawHandle(
  { context, colours }: Pick<Tools, 'context' | 'colours'>,
  from: ScreenPosition,
  rotationDeg: number,
) {
  const handle = turnHandle(from, rotationDeg);
  context.beginPath();
  context.moveTo(from.left, from.top);
  context.lineTo(handle.left, handle.top);
  context.strokeStyle = colours.action;
  context.lineWidth = 1.5;
  context.stroke();
  context.beginPath();
  context.arc(handle.left, handle.top, 6, 0, Math.PI * 2);
  context.fillStyle = colours.plate;
  context.fill();
  context.stroke();
}

export function drawSelected(
  context: CanvasRenderingContext2D,
  colours: Colours,
  { left, top, isFar }: ScreenPosition & { readonly isFar: boolean },
) {
  const side = isFar ? 14 : platePx + 8;
  context.beginPath();
  context.roundRect(left - side / 2, top - side / 2, side, side, 7);
  context.strokeStyle = colours.plate;
  context.lineWidth = 4;
  context.stroke();
  context.strokeStyle = colours.chosen;
  context.lineWidth = 2;
  context.stroke();
}

/** Kinds differ by the dashes of their lines, not by colour. */
const dashes: Readonly<Record<NearestKind, readonly number[]>> = { exit: [], hydrant: [8, 4], camera: [2, 4] };

/** From the chosen alarm to what is nearest, each with its name and distance at its end; where two ends are neighbours, one is told below. */
export function drawLines({ context, frame, colours }: Tools, { from, ways }: WayLines, room: Room) {
  const start = toScreen(frame.view, frame.size, from);
  for (const { way, label } of ways) {
    if (!way.resource) continue;
    const end = toScreen(frame.view, frame.size, way.resource);
    for (const [style, width] of [
      [colours.ground, 5],
      [colours.action, 2],
    ] as const) {
      context.beginPath();
      context.moveTo(start.left, start.top);
      context.lineTo(end.left, end.top);
      context.strokeStyle = style;
      context.lineWidth = width;
      context.setLineDash([...dashes[way.kind]]);
      context.stroke();
    }
    context.setLineDash([]);
    context.beginPath();
    context.arc(end.left, end.top, platePx / 2 + 4, 0, Math.PI * 2);
    context.stroke();
    drawLabel({ context, colours }, { ...end, text: label }, room);
  }
}

/** How far above or below its mark a label stands, and half of its height. */
const [labelAway, labelHalf] = [platePx / 2 + 20, 10];

function drawLabel(
  { context, colours }: Pick<Tools, 'context' | 'colours'>,
  { left, top: middle, text }: ScreenPosition & { readonly text: string },
  room: Room,
) {
  context.font = `600 12px ${colours.font}`;
  const width = context.measureText(text).width + 12;
  const isFree = (top: number): boolean =>
    room.take({ left: left - width / 2, top: top - labelHalf, right: left + width / 2, bottom: top + labelHalf });
  const top = isFree(middle - labelAway) || !isFree(middle + labelAway) ? middle - labelAway : middle + labelAway;
  context.beginPath();
  context.roundRect(left - width / 2, top - labelHalf, width, 2 * labelHalf, 3);
  context.fillStyle = colours.action;
  context.fill();
  context.fillStyle = colours.onAction;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, left, top + 0.5);
}

/** The box that chooses what is in it. */
export function drawBox({ context, frame, colours }: Tools, { from, to }: Extract<Gesture, { type: 'box' }>) {
  const [one, other] = [from, to].map((corner) => toScreen(frame.view, frame.size, corner));
  if (!one || !other) return;
  context.beginPath();
  context.rect(one.left, one.top, other.left - one.left, other.top - one.top);
  context.globalAlpha = 0.12;
  context.fillStyle = colours.chosen;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colours.chosen;
  context.lineWidth = 1;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
}
