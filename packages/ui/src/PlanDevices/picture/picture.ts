import { type PlanFrame, type ScreenPosition, toScreen } from '../../PlanCanvas/index.ts';
import type { Colours } from './colours.ts';
import { drawBox, drawLines, drawSector, drawSelected } from './drawAround.ts';
import { type Drawn, createFarPicture } from './farPicture.ts';
import { type Groups, groupPlaces } from '../groups.ts';
import { firstCalmRank, ranks } from './look.ts';
import { type Room, createRoom } from '../names.ts';
import { type PlanDevicePoint, isCamera, statusOf } from '../points.ts';
import { type DrawnScene, type Scene, placeOf, rotationOf, shownLevel } from './scene.ts';
import { type Sprites, createSprites, platePx, spritePx } from './sprites.ts';

/** Below this many pixels between points they are seen from afar. */
const farPx = 22;
/** From so many pixels between points on there is room for names. */
const namesPx = 64;
const groupPx = { near: 13, far: 8 } as const;
const namesMax = 400;

/** Draws the points over a plan, and finds them again under a press. */
export interface Picture {
  draw(context: CanvasRenderingContext2D, frame: PlanFrame, scene: DrawnScene, colours: Colours): void;
  /** A font came: how wide names are is measured anew. */
  forgetNames(): void;
  /** The points of the mark there, the one that matters most first; none where there is none. */
  hit(at: ScreenPosition, frame: PlanFrame, scene: Scene, reachPx: number): readonly PlanDevicePoint[];
}

const isFarAt = (scene: Scene, frame: PlanFrame): boolean => scene.spacing * frame.view.scale < farPx;

export function createPicture(): Picture {
  let groups: { readonly places: string; readonly points: Scene['points']; readonly made: Groups } | undefined;
  let sprites: { readonly colours: Colours; readonly pixelRatio: number; readonly made: Sprites } | undefined;

  const groupsOf = (scene: Scene, frame: PlanFrame): Groups => {
    const radius = scene.isGrouped ? (isFarAt(scene, frame) ? groupPx.far : groupPx.near) / frame.view.scale : 0;
    const places = `${radius} ${scene.points.length}`;
    const isSame = groups?.places === places && isSamePlaces(groups.points, scene.points);
    groups = { places, points: scene.points, made: isSame && groups ? groups.made : groupPlaces(scene.points, radius) };
    return groups.made;
  };
  const spritesOf = (colours: Colours, pixelRatio: number): Sprites => {
    if (sprites?.colours !== colours || sprites.pixelRatio !== pixelRatio)
      sprites = { colours, pixelRatio, made: createSprites(colours, pixelRatio) };
    return sprites.made;
  };
  const far = createFarPicture();
  /** Marks in or near the picture by rank. */
  const visible = (scene: Scene, frame: PlanFrame): readonly (readonly Drawn[])[] => {
    const byRank: Drawn[][] = Array.from({ length: ranks }, () => []);
    for (const members of groupsOf(scene, frame)) {
      const mark = markAt(scene, frame, members);
      if (mark) byRank[scene.ranks[mark.worst] ?? ranks - 1]?.push(mark);
    }
    return byRank;
  };

  return {
    draw(context, frame, scene, colours) {
      const made = spritesOf(colours, frame.pixelRatio);
      const isFar = isFarAt(scene, frame);
      if (isFar && isPlain(scene)) {
        const draw = (on: CanvasRenderingContext2D, mark: Drawn, rank: number): void => {
          const tools = { context: on, frame, scene, colours };
          if (rank >= firstCalmRank) drawDot(tools, made, mark);
          else drawMark(tools, made, mark, true);
        };
        const markOf = (members: readonly number[]) => markAt(scene, frame, members);
        return far(context, { frame, scene, colours, groups: groupsOf(scene, frame), markOf, drawMark: draw });
      }
      const marks = visible(scene, frame);
      const tools = { context, frame, scene, colours };
      drawSectors(tools, marks, isFar);
      const room = createRoom();
      if (scene.lines) drawLines(tools, scene.lines, room);
      // the worst last, so that nothing ever hides it
      for (let rank = ranks - 1; rank >= 0; rank--)
        for (const drawn of marks[rank] ?? []) drawMark(tools, made, drawn, isFar);
      if (scene.spacing * frame.view.scale > namesPx || scene.points.length === 1) drawNames(tools, marks.flat(), room);
      if (scene.gesture?.type === 'box') drawBox(tools, scene.gesture);
    },
    forgetNames: () => nameWidths.clear(),
    hit(at, frame, scene, reachPx) {
      let found: Drawn | undefined;
      let least = reachPx;
      for (const drawn of visible(scene, frame).flat()) {
        const distance = Math.hypot(drawn.left - at.left, drawn.top - at.top);
        // of equals the first: it matters most
        if (distance < least) [found, least] = [drawn, distance];
      }
      if (!found) return [];
      const rank = (index: number): number => scene.ranks[index] ?? ranks;
      return found.members
        .toSorted((one, other) => rank(one) - rank(other))
        .flatMap((index) => scene.points[index] ?? []);
    },
  };
}

/** The mark of a group; undefined where it is out of the picture. */
function markAt(scene: Scene, frame: PlanFrame, members: readonly number[]): Drawn | undefined {
  let worst = members[0] ?? 0;
  for (const member of members) if ((scene.ranks[member] ?? ranks) < (scene.ranks[worst] ?? ranks)) worst = member;
  const point = scene.points[worst];
  if (!point) return undefined;
  const { width, height } = frame.size;
  const { left, top } = toScreen(frame.view, frame.size, placeOf(point, scene));
  if (left < -spritePx || top < -spritePx || left > width + spritePx || top > height + spritePx) return undefined;
  return { left, top, members, worst };
}

/** Nothing is chosen, dragged, led to or replayed: marks are all there is to draw. */
const isPlain = ({ selected, gesture, lines, gone }: Scene): boolean =>
  selected.size === 0 && !gesture && !lines && !gone;

const isSamePlaces = (one: readonly PlanDevicePoint[], other: readonly PlanDevicePoint[]): boolean =>
  one === other ||
  one.every((point, at) => point === other[at] || (point.x === other[at]?.x && point.y === other[at].y));

interface Tools {
  readonly context: CanvasRenderingContext2D;
  readonly frame: PlanFrame;
  readonly scene: DrawnScene;
  readonly colours: Colours;
}

function drawSectors(tools: Tools, marks: readonly (readonly Drawn[])[], isFar: boolean) {
  const { scene } = tools;
  // from afar only the chosen ones show where they look
  if (isFar && scene.selected.size === 0) return;
  for (const { members, left, top } of marks.flat())
    for (const member of members) {
      const point = scene.points[member];
      if (!point || !isCamera(point)) continue;
      const rotationDeg = rotationOf(point, scene);
      const isSelected = scene.selected.has(point.deviceId);
      if (rotationDeg !== undefined && (!isFar || isSelected))
        drawSector(tools, { left, top, rotationDeg, isSelected: isSelected && scene.selected.size === 1 });
    }
}

/** What nearly all of many points are: calm, and seen from afar. */
function drawDot({ context, scene }: Tools, sprites: Sprites, { left, top, worst }: Drawn) {
  const point = scene.points[worst];
  if (point) sprites.drawDot(context, statusOf(point), left, top);
}

function drawMark(tools: Tools, sprites: Sprites, drawn: Drawn, isFar: boolean) {
  const { context, scene, colours } = tools;
  const { left, top, worst, members } = drawn;
  const point = scene.points[worst];
  if (!point) return;
  const { level, isOpen } = shownLevel(scene, worst);
  const step = scene.gone?.get(point.deviceId);
  const look = {
    deviceType: point.deviceType,
    status: statusOf(point),
    level,
    isOpen,
    isDim: scene.isDim && level === 1 && isOpen,
    isFar,
  };
  context.globalAlpha = scene.gone && !step ? 0.4 : 1;
  if (scene.selected.has(point.deviceId)) drawSelected(context, colours, { left, top, isFar });
  sprites.draw(context, look, left, top);
  context.globalAlpha = 1;
  const side = isFar ? 8 : platePx / 2;
  if (step) drawPill(tools, String(step.order), left - side, top - side, true);
  if (members.length > 1 && (!isFar || (scene.ranks[worst] ?? ranks) < firstCalmRank))
    drawPill(tools, String(members.length), left - side, top + side, false);
}

/** A figure at a mark: how many it stands for, or in which place it went. */
function drawPill({ context, colours }: Tools, text: string, left: number, top: number, isStrong: boolean) {
  context.font = `600 11px ${colours.font}`;
  const width = Math.max(16, context.measureText(text).width + 8);
  context.beginPath();
  context.roundRect(left - width / 2, top - 8, width, 16, 8);
  context.fillStyle = isStrong ? colours.text : colours.plate;
  context.fill();
  context.strokeStyle = isStrong ? colours.plate : colours.line;
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = isStrong ? colours.plate : colours.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, left, top + 0.5);
}

const nameWidths = new Map<string, number>();

function widthOf(context: CanvasRenderingContext2D, name: string): number {
  const key = `${context.font} ${name}`;
  const known = nameWidths.get(key) ?? context.measureText(name).width;
  if (nameWidths.size > 20_000) nameWidths.clear();
  nameWidths.set(key, known);
  return known;
}

/** Names under the marks, those that matter most first; one that would lie over a mark or another name is left out. */
function drawNames({ context, scene, colours }: Tools, marks: readonly Drawn[], room: Room) {
  const half = platePx / 2;
  for (const { left, top, worst } of marks) {
    // the shape of a level stands out from its plate
    const out = shownLevel(scene, worst).level === undefined ? 0 : 8;
    room.take({ left: left - half, top: top - half - out, right: left + half + out, bottom: top + half });
  }
  context.font = `12px ${colours.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = colours.ground;
  context.fillStyle = colours.text;
  for (const { left, top, worst, members } of marks.slice(0, namesMax)) {
    const name = scene.points[worst]?.name ?? '';
    if (members.length > 1 || name === '') continue;
    const text = name.length > 24 ? `${name.slice(0, 23)}…` : name;
    const width = widthOf(context, text) / 2 + 2;
    const from = top + half + 3;
    if (!room.take({ left: left - width, top: from, right: left + width, bottom: from + 15 })) continue;
    context.strokeText(text, left, from);
    context.fillText(text, left, from);
  }
}
