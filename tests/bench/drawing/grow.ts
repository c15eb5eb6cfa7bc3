import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const megabyte = 1e6;
const columns = 60;
const tile = { width: 14_000, height: 9000 } as const;

type Tag = readonly [code: number, value: string | number];
const text = (tags: readonly Tag[]): string =>
  tags.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');
const entity = (kind: string, layer: string, tags: readonly Tag[]): Tag[] => [[0, kind], [8, layer], ...tags];
const points = (code: number, ...all: readonly (readonly [number, number])[]): Tag[] =>
  all.flatMap(([x, y]): Tag[] => [
    [code, x.toFixed(4)],
    [code + 10, y.toFixed(4)],
  ]);
const line = (layer: string, x0: number, y0: number, x1: number, y1: number): Tag[] =>
  entity('LINE', layer, [...points(10, [x0, y0]), [30, '0.0'], ...points(11, [x1, y1]), [31, '0.0']]);
const wall = (x: number, y: number, width: number, height: number): Tag[] =>
  entity('LWPOLYLINE', 'A-WALL', [
    [90, 4],
    [70, 1],
    [43, '0.0'],
    ...points(10, [x, y], [x + width, y], [x + width, y + height], [x, y + height]),
  ]);
const insert = (block: string, layer: string, x: number, y: number, turn: number): Tag[] =>
  entity('INSERT', layer, [[2, block], ...points(10, [x, y]), [30, '0.0'], [50, turn]]);
const hatch = (isSolid: boolean, x: number, y: number, size: number): Tag[] =>
  entity('HATCH', 'A-HATCH', [
    ...points(10, [0, 0]),
    [30, '0.0'],
    [2, isSolid ? 'SOLID' : 'ANSI31'],
    [70, isSolid ? 1 : 0],
    [71, 0],
    [91, 1],
    [92, 3],
    [72, 0],
    [73, 1],
    [93, 4],
    ...points(10, [x, y], [x + size, y], [x + size, y + size], [x, y + size]),
    [97, 0],
    [75, 0],
    [76, 1],
    ...(isSolid
      ? []
      : ([
          [52, 0],
          [41, 1],
          [77, 0],
          [78, 1],
          [53, 45],
          [43, 0],
          [44, 0],
          [45, -50],
          [46, 50],
          [79, 0],
        ] as Tag[])),
    [98, 0],
  ]);

const head = (): string =>
  text([
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_936'],
    [9, '$INSUNITS'],
    [70, 4],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...(['DOOR', 'SMOKE', '*D1'] as const).flatMap((name): Tag[] => [
      [0, 'BLOCK'],
      [8, '0'],
      [2, name],
      [70, 0],
      ...points(10, [0, 0]),
      ...line('0', 0, 0, 900, 0),
      ...entity('ARC', '0', [...points(10, [0, 0]), [40, 900], [50, 0], [51, 90]]),
      ...entity('TEXT', '0', [...points(10, [0, 100]), [40, 150], [1, name === '*D1' ? '900' : 'FD']]),
      [0, 'ENDBLK'],
    ]),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
  ]);
const foot = text([
  [0, 'ENDSEC'],
  [0, 'EOF'],
]);

/** A storey of six rooms with what such plans have. */
function storey(number: number): string {
  const [left, low] = [(number % columns) * tile.width, Math.floor(number / columns) * tile.height];
  const tags: Tag[] = [];
  for (let room = 0; room < 6; room += 1) {
    const [x, y] = [left + (room % 3) * 4500, low + Math.floor(room / 3) * 4200];
    tags.push(...wall(x, y, 4000, 3800), ...wall(x + 120, y + 120, 3760, 3560));
    for (let step = 0; step < 14; step += 1)
      tags.push(...line('A-DETL', x + 200 + step * 250.125, y + 300, x + 200 + step * 250.125, y + 1500.75));
    for (let step = 0; step < 4; step += 1) tags.push(...insert('DOOR', 'A-DOOR', x + step * 900, y, step * 90));
    tags.push(...insert('SMOKE', 'FIRE', x + 2000, y + 1900, 0));
    tags.push(...entity('CIRCLE', 'FIRE', [...points(10, [x + 2000, y + 1900]), [40, 150]]));
    tags.push(
      ...entity('TEXT', 'A-TEXT', [
        ...points(10, [x + 500, y + 2500]),
        [40, 200],
        [1, `Room ${number}-${room} \\U+623F`],
      ]),
    );
    tags.push(...entity('DIMENSION', 'A-DIMS', [[2, '*D1'], ...points(10, [x, y])]));
    tags.push(...hatch(room % 2 === 0, x + 1000, y + 2800, 600));
  }
  tags.push(
    ...entity('MTEXT', 'A-TEXT', [
      ...points(10, [left, low - 300]),
      [40, 300],
      [41, 4000],
      [71, 1],
      [1, `{\\H1.5x;Storey ${number}}\\PEvacuation plan`],
    ]),
  );
  return text(tags);
}

/** Writes a plan of our own of about this size: the same storey on a grid, each with its own numbers. */
export function growOwn(file: string, sizeMb: number): void {
  const target = openSync(file, 'w');
  let written = writeSync(target, head());
  for (let number = 0; written < sizeMb * megabyte - foot.length; number += 1)
    written += writeSync(target, storey(number));
  writeSync(target, foot);
  closeSync(target);
}

/** Codes of the points that place an entity; the others are sizes, turns and directions. */
const placing: Readonly<Record<string, readonly number[]>> = {
  LINE: [10, 11],
  ARC: [10],
  CIRCLE: [10],
  LWPOLYLINE: [10],
  TEXT: [10, 11],
  MTEXT: [10],
  INSERT: [10],
  ATTRIB: [10, 11],
  POINT: [10],
  ELLIPSE: [10],
  SPLINE: [10, 11],
  HATCH: [10, 11],
  SOLID: [10, 11, 12, 13],
  VERTEX: [10],
  POLYLINE: [],
  SEQEND: [],
  LEADER: [10],
  DIMENSION: [10, 11, 12, 13, 14],
};

interface Pair {
  readonly code: number;
  readonly value: string;
  readonly kind: string;
}

/** Writes a real plan grown to about this size: what it draws on a grid. Only kinds that can be moved are kept. */
export async function growReal(from: string, file: string, sizeMb: number): Promise<void> {
  const lines = (await readFile(from, 'latin1')).split(/\r?\n/);
  const start = lines.findIndex((value, at) => at % 2 === 1 && value.trim() === 'ENTITIES') + 1;
  const end = lines.findIndex((value, at) => at > start && at % 2 === 1 && value.trim() === 'ENDSEC') - 1;
  if (start < 1 || end < start) throw new Error(`${from} has no entities`);
  const pairs: Pair[] = [];
  let kind = '';
  for (let at = start; at + 1 < end; at += 2) {
    const [code, value] = [Number(lines[at]), lines[at + 1] ?? ''];
    if (code === 0) kind = value.trim();
    if (kind in placing) pairs.push({ code, value, kind });
  }
  const of = (code: number) =>
    pairs.filter((pair) => pair.kind === 'LINE' && pair.code === code).map(({ value }) => Number(value));
  const size = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  const [width, height] = [size(of(10)) * 1.05, size(of(20)) * 1.05];
  const target = openSync(file, 'w');
  const tail = lines.slice(end).join('\n');
  let written = writeSync(target, `${lines.slice(0, start).join('\n')}\n`, null, 'latin1');
  for (let number = 0; written < sizeMb * megabyte - tail.length; number += 1) {
    const [x, y] = [(number % columns) * width, Math.floor(number / columns) * height];
    const moved = pairs.map(({ code, value, kind: its }) => {
      const codes = placing[its] ?? [];
      let place = value;
      if (codes.includes(code)) place = String(Number((Number(value) + x).toFixed(9)));
      else if (codes.includes(code - 10)) place = String(Number((Number(value) + y).toFixed(9)));
      return `${String(code).padStart(3)}\n${place}\n`;
    });
    written += writeSync(target, moved.join(''), null, 'latin1');
  }
  writeSync(target, tail, null, 'latin1');
  closeSync(target);
}
