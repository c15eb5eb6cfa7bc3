import { byBlock, byLayer, colorOfIndex, colorOfTrue } from './colors.ts';
import { foreground } from './drawing.ts';
import type { Entity } from './entities/entity.ts';
import { type Names, createNames } from './store/names.ts';

/** The layers of a drawing, by number; 0 is the layer "0". */
export interface Layers {
  readonly names: Names;
  /** An entry of the table of layers. */
  define(layer: number, entity: Entity): void;
  isFrozen(layer: number): boolean;
  isShown(layer: number): boolean;
  color(layer: number): number;
}

const frozenFlag = 1;

export function createLayers(most: number): Layers {
  const names = createNames(most);
  names.of(Uint8Array.of(48), 0, 1);
  const colors = new Map<number, number>();
  const frozen = new Set<number>();
  const off = new Set<number>();
  return {
    names,
    define: (layer, entity) => {
      const index = entity.number(62, 7);
      const color = entity.has(420) ? colorOfTrue(entity.number(420)) : colorOfIndex(index);
      colors.set(layer, color === byLayer || color === byBlock ? foreground : color);
      if ((entity.number(70) & frozenFlag) !== 0) frozen.add(layer);
      if (index < 0) off.add(layer);
    },
    isFrozen: (layer) => frozen.has(layer),
    isShown: (layer) => !frozen.has(layer) && !off.has(layer),
    color: (layer) => colors.get(layer) ?? foreground,
  };
}
