import { byBlock, byLayer } from '../colors.ts';

/** Layers and colours as one number each. */
export interface Looks {
  /** The number of this pair; that of the layer's first colour when there are too many. */
  of(layer: number, color: number): number;
  layer(look: number): number;
  color(look: number): number;
  count(): number;
}

const colors = 2 ** 26;
const lowest = 2 ** 25;

/** A table of pairs that fits into 16 bits. */
export function createLooks(most = 65_536): Looks {
  const layers: number[] = [];
  const values: number[] = [];
  const byKey = new Map<number, number>();
  let lastKey = -1;
  let last = 0;
  const add = (layer: number, color: number): number => {
    if (layers.length >= most) return Math.max(0, layers.indexOf(layer));
    layers.push(layer);
    values.push(color);
    return layers.length - 1;
  };
  return {
    of: (layer, color) => {
      const key = layer * colors + color + lowest;
      if (key === lastKey) return last;
      lastKey = key;
      last = byKey.get(key) ?? add(layer, color);
      byKey.set(key, last);
      return last;
    },
    layer: (look) => layers[look] ?? 0,
    color: (look) => values[look] ?? 0,
    count: () => layers.length,
  };
}

const firstLayer = -3;
/** The colour that a layer will turn out to have: its table may come later. */
export const colorOfLayer = (layer: number): number => firstLayer - layer;
/** Which layer gives this colour; -1 when none does. */
export const layerOfColor = (color: number): number => (color <= firstLayer ? firstLayer - color : -1);

/** What an entity's colour is once it is known what it is drawn by. */
export const settledColor = (color: number, layer: number, blockColor: number): number => {
  if (color === byBlock) return blockColor;
  return color === byLayer ? colorOfLayer(layer) : color;
};
