/** A point of a drawing, in millimetres; y grows to the north. */
export interface At {
  readonly x: number;
  readonly y: number;
}
/** `x`, `y` is the lower left corner. */
export interface Rect extends At {
  readonly w: number;
  readonly h: number;
}

/** The layers of the city's drawings, with their colours by AutoCAD's index. */
export const drawingLayers = {
  AXIS: 8,
  SITE: 9,
  WALL: 7,
  COLUMN: 8,
  WINDOW: 4,
  DOOR: 3,
  STAIR: 9,
  ROOM: 2,
  FURNITURE: 8,
  HYDRANT: 1,
  EXIT: 3,
  TITLE: 7,
} as const;
export type DrawingLayerName = keyof typeof drawingLayers;

export const blockNames = ['DOOR', 'HYDRANT', 'EXIT', 'STAIR', 'LIFT', 'COLUMN'] as const;
export type BlockName = (typeof blockNames)[number];

type Tag = readonly [code: number, value: string | number];

/** Scripts beyond ASCII are written as `\U+XXXX`, which every reader of the format knows whatever its code page. */
const escaped = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
const numeral = (value: number): string => String(Math.round(value * 1000) / 1000);
const written = (tags: readonly Tag[]): string =>
  tags
    .map(([code, value]) => `${String(code).padStart(3)}\n${typeof value === 'number' ? numeral(value) : value}\n`)
    .join('');

const place = ({ x, y }: At, first = 10): Tag[] => [
  [first, x],
  [first + 10, y],
  [first + 20, 0],
];

/** Entities in the order they are drawn. */
export class Sheet {
  readonly #tags: Tag[] = [];

  line(layer: DrawingLayerName | '0', from: At, to: At): this {
    return this.#add(['LINE', layer], [...place(from), ...place(to, 11)]);
  }
  arc(layer: DrawingLayerName | '0', center: At, radius: number, fromDeg: number, toDeg: number): this {
    return this.#add(['ARC', layer], [...place(center), [40, radius], [50, fromDeg], [51, toDeg]]);
  }
  circle(layer: DrawingLayerName | '0', center: At, radius: number): this {
    return this.#add(['CIRCLE', layer], [...place(center), [40, radius]]);
  }
  /** A closed outline. */
  outline(layer: DrawingLayerName | '0', corners: readonly At[]): this {
    this.#add(['POLYLINE', layer], [[66, 1], ...place({ x: 0, y: 0 }), [70, 1]]);
    for (const corner of corners) this.#add(['VERTEX', layer], place(corner));
    return this.#add(['SEQEND', layer], []);
  }
  rect(layer: DrawingLayerName | '0', { x, y, w, h }: Rect): this {
    return this.outline(layer, [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ]);
  }
  /** A filled rectangle. */
  fill(layer: DrawingLayerName | '0', { x, y, w, h }: Rect): this {
    const [a, b, c, d] = [
      { x, y },
      { x: x + w, y },
      { x, y: y + h },
      { x: x + w, y: y + h },
    ] as const;
    return this.#add(['SOLID', layer], [...place(a), ...place(b, 11), ...place(c, 12), ...place(d, 13)]);
  }
  /** One line of text around its middle. */
  text(layer: DrawingLayerName | '0', at: At, height: number, text: string, rotationDeg = 0): this {
    const held: Tag[] = [...place(at), [40, height], [1, escaped(text)], [50, rotationDeg], [72, 1], ...place(at, 11)];
    return this.#add(['TEXT', layer], [...held, [73, 2]]);
  }
  insert(layer: DrawingLayerName, block: BlockName, at: At, turn: { rotationDeg?: number; scale?: number } = {}): this {
    const { rotationDeg = 0, scale = 1 } = turn;
    return this.#add(['INSERT', layer], [[2, block], ...place(at), [41, scale], [42, scale], [50, rotationDeg]]);
  }
  get tags(): readonly Tag[] {
    return this.#tags;
  }
  #add([kind, layer]: readonly [string, string], tags: readonly Tag[]): this {
    this.#tags.push([0, kind], [8, layer], ...tags);
    return this;
  }
}

const section = (name: string, tags: readonly Tag[]): Tag[] => [[0, 'SECTION'], [2, name], ...tags, [0, 'ENDSEC']];
const layerTable: Tag[] = [
  [0, 'TABLE'],
  [2, 'LAYER'],
  [70, Object.keys(drawingLayers).length],
  ...Object.entries(drawingLayers).flatMap(([name, color]): Tag[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, 'CONTINUOUS'],
  ]),
  [0, 'ENDTAB'],
];

/** The drawing as text in the form of release 12, which every program opens; in millimetres. */
export const dxfOf = (blocks: Readonly<Record<BlockName, Sheet>>, model: Sheet): string =>
  written([
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_936'],
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('TABLES', layerTable),
    ...section(
      'BLOCKS',
      blockNames.flatMap((name): Tag[] => [
        ...([
          [0, 'BLOCK'],
          [8, '0'],
          [2, name],
          [70, 0],
        ] as Tag[]),
        ...place({ x: 0, y: 0 }),
        ...blocks[name].tags,
        ...([
          [0, 'ENDBLK'],
          [8, '0'],
        ] as Tag[]),
      ]),
    ),
    ...section('ENTITIES', model.tags),
    [0, 'EOF'],
  ]);
