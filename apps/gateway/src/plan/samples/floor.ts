import type { MarkedResource } from '@fireline/domain/plan';
import type { PlaceType } from '@fireline/domain/site';
import { createDice, type Dice } from '../../lib/dice.ts';
import { drawFloor } from './draw.ts';
import type { At, Rect } from './dxf.ts';
import { basementKind, floorKinds, whereOf } from './kinds.ts';
import { type Layout, layOut } from './layout.ts';
import { marksOf } from './marks.ts';

/** A device as it is to be drawn upon: where on the floor it hangs. */
export interface Hung {
  readonly deviceId: number;
  readonly deviceType: string;
  readonly spot: string;
}
export interface HungAt extends At {
  readonly deviceId: number;
  readonly rotationDeg: number;
}

export interface FloorPlan {
  /** The drawing as a .dxf. */
  readonly text: string;
  readonly points: readonly HungAt[];
  /** Its ways out, stairs and hydrants. */
  readonly marked: readonly MarkedResource[];
}

export interface FloorOf {
  readonly seed: number;
  readonly buildingId: number;
  readonly type: PlaceType;
  readonly floor: number;
  readonly title: string;
  readonly devices: readonly Hung[];
}

/** The part of the floor that a spot names. */
function areaOf({ building, corridor, stairs, lobby, rooms, plot }: Layout, spot: string, nth: number): Rect {
  const outside = plot ?? building;
  const strips: Readonly<Record<string, Rect>> = {
    南门: { ...outside, h: 3000 },
    北门: { ...outside, y: outside.y + outside.h - 3000, h: 3000 },
    东侧: { ...outside, x: building.x + building.w + 2000, w: 4000 },
    东围墙: { ...outside, x: outside.x + outside.w - 2000, w: 2000 },
    西围墙: { ...outside, w: 2000 },
  };
  switch (whereOf(spot)) {
    case 'corridor':
      return corridor;
    case 'stair':
      return stairs[nth % stairs.length] ?? corridor;
    case 'lobby':
      return lobby;
    case 'outside':
      return strips[spot] ?? { ...outside, y: outside.y + 3000, h: 5000 };
    case undefined: {
      const named = rooms.filter(({ name }) => name === spot);
      return named[nth % named.length] ?? corridor;
    }
  }
}

/** So many places inside an area, in rows, clear of its walls. */
function spread({ x, y, w, h }: Rect, count: number, dice: Dice): At[] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * w) / h)));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(x + ((at % columns) + 0.5 + dice.between(-0.1, 0.1)) * (w / columns)),
    y: Math.round(y + (Math.floor(at / columns) + 0.5 + dice.between(-0.1, 0.1)) * (h / rows)),
  }));
}

function hang(layout: Layout, devices: readonly Hung[], dice: Dice): HungAt[] {
  const numbers = new Map<string, number>();
  const placed = devices.map((device) => {
    const nth = numbers.get(device.spot) ?? 0;
    numbers.set(device.spot, nth + 1);
    return { device, area: areaOf(layout, device.spot, nth) };
  });
  const byArea = Map.groupBy(placed, ({ area: { x, y, w, h } }) => `${x} ${y} ${w} ${h}`);
  return [...byArea.values()].flatMap((together) => {
    const [first] = together;
    const places = first ? spread(first.area, together.length, dice) : [];
    return together.flatMap(({ device }, at) => {
      const place = places[at];
      const rotationDeg = device.deviceType === 'camera' ? dice.int(0, 7) * 45 : 0;
      return place ? [{ deviceId: device.deviceId, ...place, rotationDeg }] : [];
    });
  });
}

/**
 * The plan of one floor, drawn around the devices that hang there: each spot has its room. The same floor of the same city is the same
 * drawing, byte for byte.
 * @spec N25 PLN-03
 */
export function floorPlan({ seed, buildingId, type, floor, title, devices }: FloorOf): FloorPlan {
  const dice = createDice(seed, 'drawing', buildingId, floor);
  const kind = floor < 0 ? basementKind : floorKinds[type];
  const layout = layOut(
    kind,
    devices.map(({ spot }) => spot),
    dice,
  );
  return { text: drawFloor(layout, title), points: hang(layout, devices, dice), marked: marksOf(layout) };
}
