import {
  asciiOf,
  binaryOf,
  block,
  entity,
  fileOf,
  insert,
  layer,
  line,
  onLayer,
  type Tag,
} from './dxf.test.support.ts';

/** Numbers in a row that look random and are the same every time. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const knots = [0, 0, 0, 0, 1, 1, 1, 1].map((knot): Tag => [40, knot]);
const corners = (...all: readonly (readonly [number, number])[]): Tag[] =>
  all.flatMap(([x, y]): Tag[] => [
    [10, x],
    [20, y],
  ]);

/** One of everything, so that a changed byte has something to break. */
const tags = fileOf({
  header: [
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_936'],
    [9, '$INSUNITS'],
    [70, 6],
  ],
  layers: [...layer('WALL', [62, 1], [70, 0]), ...layer('烟感', [62, -2], [70, 1], [420, 0x123456])],
  blocks: [
    ...block('A', [
      ...line(0, 0, 1, 1),
      ...insert('B', 1, 1, [41, -2], [50, 30]),
      ...entity('ATTDEF', [40, 1], [1, 'x'], [2, 'T'], [70, 2]),
    ]),
    ...block('B', [...entity('CIRCLE', [10, 0], [20, 0], [40, 1]), ...entity('TEXT', [40, 1], [1, '%%c5'])]),
  ],
  entities: [
    ...line(0, 0, 10, 5, [62, 3]),
    ...onLayer('烟感', 'ARC', [10, 1], [20, 1], [40, 2], [50, 10], [51, 200], [230, -1]),
    ...entity('ELLIPSE', [10, 1], [20, 1], [11, 3], [21, 1], [40, 0.5], [41, 0], [42, 3]),
    ...entity('SPLINE', [70, 8], [71, 3], [72, 8], [73, 4], ...knots, ...corners([0, 0], [1, 2], [3, 2], [4, 0])),
    ...entity('SPLINE', [71, 3], [74, 3], [11, 0], [21, 0], [11, 1], [21, 2], [11, 5], [21, 0]),
    ...entity('LWPOLYLINE', [90, 3], [70, 1], [43, 0.5], ...corners([0, 0], [4, 0]), [42, 1], ...corners([4, 4])),
    ...entity('POLYLINE', [66, 1], [70, 1]),
    ...entity('VERTEX', [10, 1], [20, 1], [42, -1]),
    ...entity('VERTEX', [10, 2], [20, 3]),
    ...entity('SEQEND'),
    ...entity('TEXT', [10, 0], [20, 0], [11, 5], [21, 5], [40, 1], [72, 5], [1, '\\U+6D88防']),
    ...entity('MTEXT', [10, 0], [20, 0], [40, 1], [41, 9], [71, 5], [3, '{\\H2x;ab\\P'], [1, 'c\\S1/2;d}']),
    ...entity(
      'HATCH',
      [70, 1],
      [91, 1],
      [92, 2],
      [72, 1],
      [73, 1],
      [93, 3],
      ...corners([0, 0]),
      [42, 0.5],
      ...corners([5, 0]),
      [42, 0],
      ...corners([5, 5]),
      [42, 0],
      [75, 0],
      [76, 1],
    ),
    ...entity(
      'HATCH',
      [70, 0],
      [91, 1],
      [92, 1],
      [93, 2],
      [72, 1],
      ...corners([0, 0]),
      [11, 4],
      [21, 0],
      [72, 2],
      ...corners([2, 0]),
      [40, 2],
      [50, 0],
      [51, 180],
      [73, 1],
      [75, 0],
      [76, 1],
      [78, 1],
      [53, 45],
      [43, 0],
      [44, 0],
      [45, 0.1],
      [46, 0.3],
      [79, 2],
      [49, 0.5],
      [49, -0.25],
      [98, 0],
    ),
    ...entity('SOLID', ...corners([0, 0]), [11, 1], [21, 0], [12, 0], [22, 1], [13, 1], [23, 1]),
    ...insert('A', 3, 3, [66, 1], [70, 3], [71, 2], [44, 2], [45, 2], [41, 2], [50, 45]),
    ...entity('ATTRIB', [10, 1], [20, 1], [40, 1], [1, '№'], [74, 2]),
    ...entity('SEQEND'),
    ...entity('DIMENSION', [2, 'B'], [10, 0], [20, 0]),
    ...entity('LEADER', ...corners([0, 0], [3, 3])),
    ...entity(
      'MLINE',
      [71, 0],
      [11, 0],
      [21, 0],
      [12, 1],
      [22, 0],
      [13, 0],
      [23, 1],
      [74, 2],
      [41, 0.5],
      [41, 0],
      [11, 9],
      [21, 0],
      [13, 0],
      [23, 1],
      [74, 1],
      [41, 0.5],
    ),
    ...entity('MESH', ...corners([0, 0], [1, 0], [0, 1]), [93, 4], [90, 3], [90, 0], [90, 1], [90, 2]),
    ...entity('3DSOLID', [1, 'data']),
  ],
});

/** Whole files to break. */
export const samples = (): readonly Uint8Array[] => [
  asciiOf(tags),
  asciiOf(tags, { lineEnd: '\r\n', pad: 0 }),
  binaryOf(tags),
  binaryOf(tags, true),
];

const nastyLines = [
  'nan',
  '1e999',
  '-1e308',
  '99999999999999999999',
  '-1',
  '',
  '0',
  'SECTION',
  'ENDSEC',
  'ENDBLK',
  'SEQEND',
  'POLYLINE',
  'A',
  '1.#INF',
  '32767',
  '\u0000',
];
const letters = new TextEncoder();

const splice = (bytes: Uint8Array, at: number, remove: number, add: Uint8Array): Uint8Array<ArrayBuffer> => {
  const changed = new Uint8Array(Math.max(0, bytes.length - remove) + add.length);
  changed.set(bytes.subarray(0, at));
  changed.set(add, at);
  changed.set(bytes.subarray(at + remove).subarray(0, changed.length - at - add.length), at + add.length);
  return changed;
};

/** The file with some things broken: bytes changed, cut out, doubled, put elsewhere, lines made nonsense. */
export function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  let changed: Uint8Array = bytes.slice();
  const below = (most: number): number => Math.floor(random() * most);
  for (let times = 1 + below(8); times > 0 && changed.length > 1; times -= 1) {
    const at = below(changed.length);
    const length = Math.min(changed.length - at, 1 + below(random() < 0.1 ? changed.length : 40));
    const part = changed.slice(at, at + length);
    const how = random();
    if (how < 0.35) changed[at] = below(256);
    else if (how < 0.5) changed = splice(changed, at, length, new Uint8Array());
    else if (how < 0.62) changed = splice(changed, below(changed.length), 0, part);
    else if (how < 0.66) changed = changed.slice(0, at);
    else if (how < 0.74)
      changed = splice(
        changed,
        at,
        Math.min(8, length),
        Uint8Array.from({ length: 8 }, () => below(256)),
      );
    else {
      const start = changed.lastIndexOf(10, at) + 1;
      const end = changed.indexOf(10, at);
      const nasty = letters.encode(nastyLines[below(nastyLines.length)] ?? '');
      changed = splice(changed, start, Math.max(0, end - start), nasty);
    }
  }
  return changed;
}
