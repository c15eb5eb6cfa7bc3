import type { Dice } from '../../lib/dice.ts';
import type { At, Rect } from './dxf.ts';
import { type FloorKind, whereOf } from './kinds.ts';
import { liftMm, stairMm } from './symbols.ts';

export interface Room extends Rect {
  readonly name: string;
  /** Which side of the corridor it lies on; its door opens there. */
  readonly side: 'north' | 'south';
}

/** A floor before it is drawn: rooms on both sides of a corridor, stairs at its ends, lifts in its middle. Millimetres. */
export interface Layout {
  readonly building: Rect;
  readonly corridor: Rect;
  readonly rooms: readonly Room[];
  readonly stairs: readonly Rect[];
  readonly lifts: readonly Rect[];
  readonly lobby: Rect;
  /** The plot around the building, where something stands outside. */
  readonly plot: Rect | undefined;
}

/** Plans of surveyed buildings lie far from zero, as the city's grid has them. */
const corner: At = { x: 512_000, y: 2_496_000 };
const grid = 300;
const mm = (metres: number): number => Math.round((metres * 1000) / grid) * grid;

/** The names of the rooms, those that are needed among them, in an order of chance. */
function shuffled(needed: readonly string[], count: number, kind: FloorKind, dice: Dice): string[] {
  const filler = Array.from({ length: Math.max(0, count - needed.length) }, (_, at) =>
    dice.weighted(kind.rooms, (name) => (kind.rooms.indexOf(name) === 0 ? 4 : 1 + (at % 2))),
  );
  return [...needed, ...filler]
    .map((name) => ({ name, at: dice.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Cuts a strip into rooms of the widths given, stretched so that they fill it. */
function strip({ x, y, w, h }: Rect, names: readonly string[], widths: readonly number[], side: Room['side']): Room[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let done = 0;
  return names.map((name, at) => {
    const from = Math.round((done / total) * (w / grid)) * grid;
    done += widths[at] ?? 0;
    const to = Math.round((done / total) * (w / grid)) * grid;
    return { name, side, x: x + from, y, w: to - from, h };
  });
}

/** The rooms of one side, around what stands in their middle. */
function side(
  strips: readonly Rect[],
  where: Room['side'],
  needed: readonly string[],
  kind: FloorKind,
  dice: Dice,
): Room[] {
  const length = strips.reduce((sum, { w }) => sum + w, 0);
  const [min, max] = [mm(kind.room[0]), mm(kind.room[1])];
  const count = Math.max(needed.length, strips.length, Math.round(length / dice.between(min, max)));
  const names = shuffled(needed, count, kind, dice);
  let taken = 0;
  return strips.flatMap((one, at) => {
    const isLast = at === strips.length - 1;
    const share = isLast ? names.length - taken : Math.max(1, Math.round((one.w / length) * names.length));
    const mine = names.slice(taken, (taken += share));
    return strip(
      one,
      mine,
      mine.map(() => dice.between(min, max)),
      where,
    );
  });
}

/** @param spots where devices of the floor stand; each that is no corridor gets a room of its name */
export function layOut(kind: FloorKind, spots: readonly string[], dice: Dice): Layout {
  const building: Rect = { ...corner, w: mm(kind.size[0]), h: mm(kind.size[1]) };
  const { x, y, w, h } = building;
  const corridorH = mm(kind.corridor);
  const corridor: Rect = { x, y: y + Math.round((h - corridorH) / 2 / grid) * grid, w, h: corridorH };
  const northY = corridor.y + corridor.h;
  const northH = y + h - northY;
  const stairW = stairMm.w;
  const stairs = [x, x + w - stairW].map((at) => ({ x: at, y: northY, w: stairW, h: Math.min(stairMm.h, northH) }));
  const liftsW = Math.max(3000, kind.lifts * (liftMm + grid));
  const lobby: Rect = { x: x + Math.round((w - liftsW) / 2 / grid) * grid, y, w: liftsW, h: corridor.y - y };
  const lifts = Array.from({ length: kind.lifts }, (_, at) => {
    return { x: lobby.x + at * (liftMm + grid) + grid / 2, y: y + grid, w: liftMm, h: liftMm };
  });
  const rooms = [...new Set(spots)].filter((spot) => whereOf(spot) === undefined);
  const half = Math.ceil(rooms.length / 2);
  const southH = corridor.y - y;
  const east = lobby.x + lobby.w;
  const isOutside = spots.some((spot) => whereOf(spot) === 'outside');
  const margin = 12_000;
  return {
    building,
    corridor,
    stairs,
    lifts,
    lobby,
    rooms: [
      ...side([{ x: x + stairW, y: northY, w: w - 2 * stairW, h: northH }], 'north', rooms.slice(0, half), kind, dice),
      ...side(
        [
          { x, y, w: lobby.x - x, h: southH },
          { x: east, y, w: x + w - east, h: southH },
        ],
        'south',
        rooms.slice(half),
        kind,
        dice,
      ),
    ],
    plot: isOutside ? { x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin } : undefined,
  };
}
