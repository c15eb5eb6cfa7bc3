import type { BaseMap } from './tiles/baseMap.ts';

/** Bare ground, without anything that would have to be fetched. */
export const ground: BaseMap = {
  kind: 'style',
  url: 'data:application/json,{"version":8,"sources":{},"layers":[]}',
  datum: 'WGS84',
};

/** The same ground, said to be drawn as mainland maps are. */
export const shiftedGround: BaseMap = { ...ground, datum: 'GCJ02' };

/** Takes WebGL from the page; answers how to give it back. */
export function withoutWebGl(): () => void {
  const original = HTMLCanvasElement.prototype.getContext;
  const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
    return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
  };
  HTMLCanvasElement.prototype.getContext = without as typeof original;
  return () => {
    HTMLCanvasElement.prototype.getContext = original;
  };
}
