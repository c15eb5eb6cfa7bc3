import {
  type Drawing,
  type DrawingStyle,
  type DrawingText,
  foreground,
  packTexts,
} from '@fireline/domain/plan/drawing';

/** Layers as a drawing office names them, their colour, and whether the file shows them. */
const layers = [
  { name: '0', color: foreground, isShown: true },
  { name: 'AXIS 轴线', color: 0xff0000, isShown: true },
  { name: 'WALL 墙体', color: foreground, isShown: true },
  { name: 'COLUMN 柱', color: 0xa0a0a0, isShown: true },
  { name: 'DOOR 门窗', color: 0x00ffff, isShown: true },
  { name: 'STAIR 楼梯', color: 0xffff00, isShown: true },
  { name: 'FURNITURE 家具', color: 0x00ff00, isShown: true },
  { name: 'SPRINKLER 喷淋', color: 0x0000ff, isShown: true },
  { name: 'TEXT 房间名', color: foreground, isShown: true },
  { name: 'DIM 尺寸', color: 0xff00ff, isShown: false },
] as const;
const [axis, wall, column, door, stair, furniture, sprinkler, label, dimension] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const roomNames = [
  '会议室',
  '办公室',
  '总监办公室',
  '财务室',
  '档案室',
  '茶水间',
  '培训教室',
  '资料室',
  '机房',
  '更衣室',
  '配電房',
  '休息室',
];

/** Numbers that look like chance and are the same every time (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Collects lines, fills and texts, in millimetres. */
function createSheet() {
  const [segments, segmentStyles]: [number[], number[]] = [[], []];
  const [arcs, arcStyles]: [number[], number[]] = [[], []];
  const [triangles, triangleStyles]: [number[], number[]] = [[], []];
  const texts: DrawingText[] = [];
  const line = (style: number, [x0, y0, x1, y1]: readonly [number, number, number, number]): void => {
    segments.push(x0, y0, x1, y1);
    segmentStyles.push(style);
  };
  const box = (style: number, [x, y, width, height]: readonly [number, number, number, number]): void => {
    line(style, [x, y, x + width, y]);
    line(style, [x + width, y, x + width, y + height]);
    line(style, [x + width, y + height, x, y + height]);
    line(style, [x, y + height, x, y]);
  };
  const fill = (style: number, [x, y, width, height]: readonly [number, number, number, number]): void => {
    triangles.push(x, y, x + width, y, x + width, y + height, x, y, x + width, y + height, x, y + height);
    triangleStyles.push(style, style);
  };
  const arc = (
    style: number,
    [x, y, radius]: readonly [number, number, number],
    [from, to]: readonly [number, number],
  ): void => {
    const [along, across] = [radius * Math.cos(from), radius * Math.sin(from)];
    arcs.push(x + along, y + across, along, across, -across, along, to - from);
    arcStyles.push(style);
  };
  const write = (text: string, [x, y, height]: readonly [number, number, number], style = label): void => {
    texts.push({ text, x, y, height, style, widthFactor: 1, rotationRad: 0, align: 'center', baseline: 'middle' });
  };
  return { segments, segmentStyles, arcs, arcStyles, triangles, triangleStyles, texts, line, box, fill, arc, write };
}
type Sheet = ReturnType<typeof createSheet>;

const thickness = 200;
const [roomWidth, roomDepth, corridor] = [4800, 6600, 2400];

/** One room: its walls, a door to the corridor, desks, sprinklers, its name and number. */
function drawRoom(
  sheet: Sheet,
  chance: () => number,
  room: { x: number; y: number; isUpper: boolean; number: string },
): void {
  const { x, y, isUpper, number } = room;
  const doorWidth = 900;
  const doorX = x + 600 + Math.floor(chance() * 4) * 600;
  const sill = isUpper ? y : y + roomDepth;
  const turn = isUpper ? 1 : -1;
  // the wall to the corridor has a gap for the door
  for (const offset of [0, thickness]) {
    const at = sill - turn * offset;
    sheet.line(wall, [x, at, doorX, at]);
    sheet.line(wall, [doorX + doorWidth, at, x + roomWidth, at]);
  }
  for (const at of [doorX, doorX + doorWidth]) sheet.line(wall, [at, sill, at, sill - turn * thickness]);
  sheet.line(door, [doorX, sill, doorX, sill + turn * doorWidth]);
  sheet.arc(door, [doorX, sill, doorWidth], isUpper ? [0, Math.PI / 2] : [-Math.PI / 2, 0]);
  for (const offset of [0, thickness]) sheet.line(wall, [x + offset, y, x + offset, y + roomDepth]);
  const outer = isUpper ? y + roomDepth : y;
  for (const offset of [0, thickness])
    sheet.line(wall, [x, outer - turn * offset, x + roomWidth, outer - turn * offset]);
  // a window: three lines in the wall
  for (const offset of [60, 100, 140])
    sheet.line(door, [x + 1200, outer - turn * offset, x + 3600, outer - turn * offset]);
  for (let row = 0; row < 2; row += 1)
    for (let place = 0; place < 2; place += 1) {
      const [deskX, deskY] = [x + 900 + place * 1900, y + 1100 + row * 3500];
      sheet.box(furniture, [deskX, deskY, 1400, 700]);
      sheet.arc(furniture, [deskX + 700, deskY - 350, 260], [0, Math.PI * 2]);
    }
  for (const [dx, dy] of [
    [1200, 1500],
    [3600, 1500],
    [1200, 5000],
    [3600, 5000],
  ] as const) {
    sheet.arc(sprinkler, [x + dx, y + dy, 120], [0, Math.PI * 2]);
    sheet.line(sprinkler, [x + dx - 180, y + dy, x + dx + 180, y + dy]);
    sheet.line(sprinkler, [x + dx, y + dy - 180, x + dx, y + dy + 180]);
  }
  const name = roomNames[Math.floor(chance() * roomNames.length)] ?? '办公室';
  sheet.write(name, [x + roomWidth / 2, y + roomDepth / 2 + 260, 420]);
  sheet.write(number, [x + roomWidth / 2, y + roomDepth / 2 - 380, 300]);
}

/** A stair: a shaft, steps, the line one walks. */
function drawStair(sheet: Sheet, x: number, y: number): void {
  sheet.box(wall, [x, y, 2600, roomDepth]);
  for (let step = 0; step < 18; step += 1)
    sheet.line(stair, [x + 100, y + 600 + step * 300, x + 2500, y + 600 + step * 300]);
  sheet.line(stair, [x + 1300, y + 500, x + 1300, y + 6000]);
  sheet.write('楼梯间', [x + 1300, y + roomDepth / 2, 320]);
}

function drawFloor(
  sheet: Sheet,
  chance: () => number,
  { x, y, rooms, floor }: { x: number; y: number; rooms: number; floor: number },
): void {
  const upper = y + roomDepth + corridor;
  for (let place = 0; place < rooms; place += 1) {
    const number = (side: number): string => `${floor}${String(place * 2 + side).padStart(2, '0')}`;
    drawRoom(sheet, chance, { x: x + place * roomWidth, y, isUpper: false, number: number(1) });
    drawRoom(sheet, chance, { x: x + place * roomWidth, y: upper, isUpper: true, number: number(2) });
  }
  const right = x + rooms * roomWidth;
  drawStair(sheet, right, y);
  drawStair(sheet, right, upper);
  sheet.box(wall, [x, y, rooms * roomWidth + 2600, roomDepth * 2 + corridor]);
  sheet.write('走廊', [x + (rooms * roomWidth) / 2, y + roomDepth + corridor / 2, 420]);
  for (let place = 0; place <= rooms; place += 1) {
    const at = x + place * roomWidth;
    for (const row of [y, upper - corridor, upper, upper + roomDepth]) {
      sheet.fill(column, [at - 300, row - 300, 600, 600]);
      sheet.box(column, [at - 300, row - 300, 600, 600]);
    }
    sheet.line(axis, [at, y - 2000, at, upper + roomDepth + 2000]);
    sheet.arc(axis, [at, y - 2500, 500], [0, Math.PI * 2]);
    sheet.write(String(place + 1), [at, y - 2500, 420], axis);
    if (place < rooms) sheet.write('4800', [at + roomWidth / 2, y - 1400, 250], dimension);
    sheet.line(dimension, [at, y - 1600, at + (place < rooms ? roomWidth : 0), y - 1600]);
  }
  sheet.write(`${floor}层平面图`, [x + (rooms * roomWidth) / 2, y - 4200, 800]);
}

export interface PlanMade {
  /** Rooms on each side of the corridor. */
  readonly rooms?: number;
  readonly floors?: number;
  readonly seed?: number;
}

const styles: readonly DrawingStyle[] = layers.map(({ color }, layer) => ({ layer, color }));

function countByLayer({ segmentStyles, arcStyles, texts }: Sheet): number[] {
  const counts = layers.map(() => 0);
  const add = (style: number): void => {
    counts[style] = (counts[style] ?? 0) + 1;
  };
  for (const style of [...segmentStyles, ...arcStyles]) add(style);
  for (const { style } of texts) add(style);
  return counts;
}

/** An office building, its floors beside one another as drawing offices lay them out: 150 lines a room. Far from zero, as surveyed plans are. */
export function makePlan({ rooms = 8, floors = 1, seed = 20261121 }: PlanMade = {}): Drawing {
  const sheet = createSheet();
  const chance = createChance(seed);
  const across = Math.ceil(Math.sqrt(floors / 2));
  const [width, height] = [rooms * roomWidth + 8000, roomDepth * 2 + corridor + 9000];
  for (let floor = 0; floor < floors; floor += 1)
    drawFloor(sheet, chance, {
      x: (floor % across) * width,
      y: -Math.floor(floor / across) * height,
      rooms,
      floor: floor + 1,
    });
  const [rows, columns] = [Math.ceil(floors / across), Math.min(floors, across)];
  const extent = {
    minX: -500,
    minY: -(rows - 1) * height - 5000,
    maxX: (columns - 1) * width + rooms * roomWidth + 2600,
    maxY: roomDepth * 2 + corridor + 2000,
  };
  const counts = countByLayer(sheet);
  const report = layers.flatMap(({ name }, place) => {
    const drawn = counts[place] ?? 0;
    return drawn === 0 ? [] : [{ kind: 'LINE', layer: name, drawn, approximated: 0, notDrawn: 0, reasons: [] }];
  });
  return {
    origin: { x: 38_512_000_000, y: 2_493_000_000 },
    extent,
    metresPerUnit: 0.001,
    layers: layers.map(({ name, isShown }) => ({ name, isShown })),
    styles,
    segments: Float32Array.from(sheet.segments),
    segmentStyles: Uint16Array.from(sheet.segmentStyles),
    arcs: Float32Array.from(sheet.arcs),
    arcStyles: Uint16Array.from(sheet.arcStyles),
    triangles: Float32Array.from(sheet.triangles),
    triangleStyles: Uint16Array.from(sheet.triangleStyles),
    texts: packTexts(sheet.texts),
    report: {
      version: 'AC1021',
      isBinary: false,
      declaredEncoding: 'ANSI_936',
      encoding: 'gbk',
      isTruncated: false,
      entities: { LINE: sheet.segmentStyles.length, TEXT: sheet.texts.length },
      rows: report,
      sizeBytes: sheet.segmentStyles.length * 120,
    },
  };
}

const linesPerFloor = makePlan({ rooms: 20 }).segmentStyles.length;

/** A plan of about so many lines, in whole floors. */
export const makePlanOf = (lines: number): Drawing =>
  makePlan({ rooms: 20, floors: Math.max(1, Math.round(lines / linesPerFloor)) });

/** A file in which nothing can be drawn. */
export const makeBlankPlan = (notDrawn = 0): Drawing => {
  const plan = makePlan({ rooms: 1 });
  return {
    ...plan,
    extent: undefined,
    segments: new Float32Array(),
    segmentStyles: new Uint16Array(),
    arcs: new Float32Array(),
    arcStyles: new Uint16Array(),
    triangles: new Float32Array(),
    triangleStyles: new Uint16Array(),
    texts: packTexts([]),
    report: {
      ...plan.report,
      entities: { ACAD_TABLE: notDrawn },
      rows: [{ kind: 'ACAD_TABLE', layer: '0', drawn: 0, approximated: 0, notDrawn, reasons: ['unsupported'] }],
    },
  };
};
