import { dxfOf, type Rect, Sheet } from './dxf.ts';
import type { Layout, Room } from './layout.ts';
import { exitsOf, hydrantsOf } from './marks.ts';
import { doorMm, stairMm, symbols } from './symbols.ts';

const wallMm = 200;
const axisMm = 7500;

/** Walls are drawn with both their faces. */
const walls = (sheet: Sheet, { x, y, w, h }: Rect): void => {
  const half = wallMm / 2;
  sheet.rect('WALL', { x: x - half, y: y - half, w: w + wallMm, h: h + wallMm });
  sheet.rect('WALL', { x: x + half, y: y + half, w: w - wallMm, h: h - wallMm });
};

/** Letters that fit into a room, and are read beside those of large ones. */
const letterMm = ({ w, h }: Rect, name: string): number =>
  Math.max(160, Math.min(700, (w * 0.8) / Math.max(2, name.length), h / 6));

function drawRoom(sheet: Sheet, room: Room): void {
  const { x, y, w, h, name, side } = room;
  walls(sheet, room);
  const isNorth = side === 'north';
  const doorY = isNorth ? y : y + h;
  const doorX = x + w / 2 - doorMm / 2;
  sheet.insert('DOOR', 'DOOR', { x: doorX, y: doorY }, { rotationDeg: isNorth ? 0 : -90 });
  // the window lies across from the door
  const windowY = isNorth ? y + h : y;
  for (const off of [-60, 0, 60])
    sheet.line('WINDOW', { x: x + w * 0.25, y: windowY + off }, { x: x + w * 0.75, y: windowY + off });
  sheet.text('ROOM', { x: x + w / 2, y: y + h * (isNorth ? 0.62 : 0.38) }, letterMm(room, name), name);
  if (h > 4500 && w > 3000)
    sheet.rect('FURNITURE', { x: x + 500, y: isNorth ? y + h - 1700 : y + 700, w: Math.min(2400, w - 1000), h: 1000 });
}

function drawAxes(sheet: Sheet, { x, y, w, h }: Rect): void {
  for (const [at, gridX] of Array.from({ length: Math.floor(w / axisMm) + 1 }, (_, i) => x + i * axisMm).entries()) {
    sheet.line('AXIS', { x: gridX, y: y - 2400 }, { x: gridX, y: y + h + 1200 });
    sheet.circle('AXIS', { x: gridX, y: y - 2900 }, 500);
    sheet.text('AXIS', { x: gridX, y: y - 2900 }, 450, String(at + 1));
    for (const columnY of [y, y + h]) sheet.insert('COLUMN', 'COLUMN', { x: gridX, y: columnY });
  }
  for (const [at, gridY] of Array.from({ length: Math.floor(h / axisMm) + 1 }, (_, i) => y + i * axisMm).entries()) {
    sheet.line('AXIS', { x: x - 2400, y: gridY }, { x: x + w + 1200, y: gridY });
    sheet.circle('AXIS', { x: x - 2900, y: gridY }, 500);
    sheet.text('AXIS', { x: x - 2900, y: gridY }, 450, String.fromCharCode(65 + at));
  }
}

function drawWays(layout: Layout, sheet: Sheet): void {
  const { corridor, stairs, lobby, lifts } = layout;
  for (const stair of stairs) {
    walls(sheet, stair);
    sheet.insert('STAIR', 'STAIR', stair, { scale: stair.w / stairMm.w });
    sheet.insert('DOOR', 'DOOR', { x: stair.x + 500, y: stair.y });
    sheet.text('ROOM', { x: stair.x + stair.w / 2, y: stair.y + 500 }, 300, '楼梯间');
  }
  for (const lift of lifts) sheet.insert('STAIR', 'LIFT', lift);
  walls(sheet, lobby);
  sheet.text('ROOM', { x: lobby.x + lobby.w / 2, y: lobby.y + lobby.h * 0.7 }, 400, '电梯厅');
  sheet.text('ROOM', { x: corridor.x + corridor.w / 2, y: corridor.y + corridor.h / 2 }, 400, '走廊');
  for (const at of exitsOf(layout)) sheet.insert('EXIT', 'EXIT', at);
  for (const at of hydrantsOf(layout)) sheet.insert('HYDRANT', 'HYDRANT', at);
}

/** The floor as a drawing. */
export function drawFloor(layout: Layout, title: string): string {
  const sheet = new Sheet();
  const { building, plot, rooms } = layout;
  if (plot) {
    sheet.rect('SITE', plot);
    const middle = plot.x + plot.w / 2;
    sheet
      .text('SITE', { x: middle, y: plot.y + 700 }, 600, '南门')
      .text('SITE', { x: middle, y: plot.y + plot.h - 700 }, 600, '北门');
  }
  drawAxes(sheet, building);
  walls(sheet, building);
  for (const room of rooms) drawRoom(sheet, room);
  drawWays(layout, sheet);
  sheet.text('TITLE', { x: building.x + building.w / 2, y: building.y - 5000 }, 1000, title);
  return dxfOf(symbols, sheet);
}
