import type { MarkedResource } from '@fireline/domain/plan';
import type { At } from './dxf.ts';
import type { Layout } from './layout.ts';
import { columnMm } from './symbols.ts';

/** Metres of corridor that one hydrant serves, in millimetres. */
const hydrantEveryMm = 25_000;

/** Where the hydrants hang: along the north wall of the corridor. */
export const hydrantsOf = ({ corridor: { x, y, w, h } }: Layout): At[] => {
  const count = Math.max(2, Math.round(w / hydrantEveryMm));
  return Array.from({ length: count }, (_, at) => ({ x: x + ((at + 0.5) / count) * w + columnMm, y: y + h - 250 }));
};

/** Where the signs of the ways out hang: over the doors of the stairwells. */
export const exitsOf = ({ stairs }: Layout): At[] => stairs.map(({ x, y, w }) => ({ x: x + w / 2, y: y - 400 }));

const middleOf = ({ x, y, w, h }: Layout['corridor']): At => ({ x: x + w / 2, y: y + h / 2 });

/** What the drawing shows of ways out, stairs and hydrants, as somebody would mark it on the plan. @spec N07 */
export function marksOf(layout: Layout): MarkedResource[] {
  const of = (kind: 'exit' | 'stair' | 'hydrant', layer: string, places: readonly At[]) =>
    places.map((at) => ({ kind, layer, name: '', ...at }));
  return [
    ...of('exit', 'EXIT', exitsOf(layout)),
    ...of('stair', 'STAIR', layout.stairs.map(middleOf)),
    ...of('hydrant', 'HYDRANT', hydrantsOf(layout)),
  ].map((mark, at) => ({ resourceId: at + 1, ...mark }));
}
