import { type Box, middles, ordered } from './columns.ts';
import { type Edge, type Graph, edgesOf, ranksOf } from './ranks.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A box by its middle. */
export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}
export interface StateBox extends Place {
  readonly state: string;
}
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  /** The tip of its arrow, and which way it points. */
  readonly tip: Point & { readonly turn: 'left' | 'right' | 'down' };
  readonly words: Place & { readonly lines: readonly string[] };
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateBox[];
  readonly lines: readonly Line[];
}

const lineHeight = 18;
const columnGap = 26;
const padding = 12;
const portGap = 16;
const loopReach = 22;
const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

/** About how wide a text of 13 px is: the picture must not depend on what a browser measures. */
const textWidth = (text: string): number =>
  Math.ceil(Array.from(text).reduce((sum, char) => sum + (wide.test(char) ? 13 : 7.2), 0));
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(textWidth));
const keyOf = (edge: Edge, column: number): string => `${edge.from} ${edge.to} ${column}`;

interface Names {
  readonly state: (state: string) => string;
  readonly event: (event: string) => string;
}

/** The columns a line passes between its states, from left to right. States stand in even ones. */
const passedBy = (edge: Edge, ranks: ReadonlyMap<string, number>): number[] => {
  const ends = [2 * (ranks.get(edge.from) ?? 0), 2 * (ranks.get(edge.to) ?? 0)];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: right - left - 1 }, (_, index) => left + 1 + index);
};

/** Boxes of the states with room for their ports and loops, boxes of words, and the places where long lines pass. */
const boxesOf = (graph: Graph, edges: readonly Edge[], ranks: ReadonlyMap<string, number>, names: Names): Box[][] => {
  const columns = Array.from({ length: 2 * Math.max(...ranks.values()) + 1 }, (): Box[] => []);
  const boxes = new Map<string, Box>();
  const add = (column: number, box: Box): void => {
    boxes.set(box.key, box);
    columns[column]?.push(box);
  };
  for (const [state, rank] of ranks) {
    const loop = edges.find(({ from, to }) => from === state && to === state);
    const isAt = (isRight: boolean) => (edge: Edge) =>
      edge.from !== edge.to && (edge.isBack === isRight ? edge.to : edge.from) === state;
    const ports = Math.max(edges.filter(isAt(true)).length, edges.filter(isAt(false)).length);
    add(2 * rank, {
      key: state,
      width: Math.max(72, textWidth(names.state(state)) + 28, loop ? widest(loop.events.map(names.event)) : 0),
      height: Math.max(40, ports * portGap + 8),
      above: loop ? loopReach + loop.events.length * lineHeight : 0,
      before: [],
      behind: [],
    });
  }
  for (const edge of edges) {
    if (edge.from === edge.to) continue;
    const passed = passedBy(edge, ranks);
    const speaking = edge.isBack ? passed.at(-1) : passed[0];
    const [left, right] = edge.isBack ? [edge.to, edge.from] : [edge.from, edge.to];
    let before = left;
    for (const column of passed) {
      const words = column === speaking ? edge.events.map(names.event) : [];
      const key = keyOf(edge, column);
      add(column, {
        key,
        width: words.length > 0 ? widest(words) + 12 : 0,
        height: words.length > 0 ? words.length * lineHeight : 8,
        above: 0,
        before: [before],
        behind: [],
      });
      boxes.get(before)?.behind.push(key);
      before = key;
    }
    boxes.get(before)?.behind.push(right);
    boxes.get(right)?.before.push(before);
  }
  return columns;
};

const curve = (from: Point, to: Point): string => {
  const x = (from.x + to.x) / 2;
  return `C${x} ${from.y} ${x} ${to.y} ${to.x} ${to.y}`;
};

/** Where lines touch the side of a state: spread over it in the order of where they come from, so that none cross there. */
const portsOf = (side: readonly string[], place: Place, places: ReadonlyMap<string, Place>): Map<string, number> => {
  const keys = side.toSorted((a, b) => (places.get(a)?.y ?? 0) - (places.get(b)?.y ?? 0));
  return new Map(keys.map((key, index) => [key, place.y + (index - (keys.length - 1) / 2) * portGap]));
};

const loopOf = (edge: Edge, { x, y, height }: Place, names: Names): Line => {
  const top = y - height / 2;
  const lines = edge.events.map(names.event);
  return {
    ...edge,
    path: `M${x - 14} ${top}C${x - 18} ${top - loopReach - 4} ${x + 18} ${top - loopReach - 4} ${x + 14} ${top}`,
    tip: { x: x + 14, y: top, turn: 'down' },
    words: {
      x,
      y: top - loopReach - (lines.length * lineHeight) / 2 + 2,
      width: widest(lines),
      height: lines.length * lineHeight,
      lines,
    },
  };
};

/**
 * A machine drawn from left to right, always the same for the same table and names: columns by the longest way from the initial
 * state, words of each line in a column of their own so that nothing overlaps, lines back below or above what they pass.
 * @spec N25
 */
export const layoutOf = (graph: Graph, names: Names): Layout => {
  const edges = edgesOf(graph);
  const ranks = ranksOf(graph, edges);
  const columns = ordered(boxesOf(graph, edges, ranks, names));
  const ys = middles(columns);
  const places = new Map<string, Place>();
  let x = padding + columnGap;
  for (const column of columns) {
    const width = Math.max(0, ...column.map((box) => box.width));
    for (const box of column)
      places.set(box.key, {
        x: x + width / 2,
        y: (ys.get(box.key) ?? 0) + padding,
        width: box.width,
        height: box.height,
      });
    x += width + columnGap;
  }
  const nowhere: Place = { x: 0, y: 0, width: 0, height: 0 };
  const at = (key: string): Place => places.get(key) ?? nowhere;
  const boxes = new Map(columns.flat().map((box) => [box.key, box]));
  const port = (state: string, side: 'before' | 'behind', key: string): Point => {
    const place = at(state);
    const y = portsOf(boxes.get(state)?.[side] ?? [], place, places).get(key) ?? place.y;
    return { x: place.x + (place.width / 2) * (side === 'before' ? -1 : 1), y };
  };
  const lineOf = (edge: Edge): Line => {
    if (edge.from === edge.to) return loopOf(edge, at(edge.from), names);
    const keys = passedBy(edge, ranks).map((column) => keyOf(edge, column));
    const way = edge.isBack ? keys.toReversed() : keys;
    const turn = edge.isBack ? -1 : 1;
    const [first = '', last = ''] = [way[0], way.at(-1)];
    const start = port(edge.from, edge.isBack ? 'before' : 'behind', first);
    const tip = port(edge.to, edge.isBack ? 'behind' : 'before', last);
    let path = `M${start.x} ${start.y}`;
    let from = start;
    for (const key of way) {
      const { x: middle, y, width } = at(key);
      path += `${curve(from, { x: middle - (turn * width) / 2, y })}H${middle + (turn * width) / 2}`;
      from = { x: middle + (turn * width) / 2, y };
    }
    path += curve(from, { x: tip.x - turn * 6, y: tip.y });
    return {
      ...edge,
      path,
      tip: { ...tip, turn: edge.isBack ? 'left' : 'right' },
      words: { ...at(first), lines: edge.events.map(names.event) },
    };
  };
  return {
    width: x - columnGap + padding,
    height: Math.max(...[...places.values()].map(({ y, height }) => y + height / 2)) + padding,
    states: Array.from(ranks.keys(), (state) => {
      const { x: middle, y, width, height } = at(state);
      return { state, x: middle, y, width, height };
    }),
    lines: edges.map(lineOf),
  };
};
