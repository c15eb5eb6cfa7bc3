/** One node as both libraries get it. */
export interface BenchNode {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly BenchNode[];
}

export const height = 600;

/** Units of 20 floors with 24 devices each: 501 nodes a unit. */
export function makeNodes(count: number): BenchNode[] {
  const units: BenchNode[] = [];
  let left = count;
  const take = (most: number): number => {
    const taken = Math.min(most, left);
    left -= taken;
    return taken;
  };
  while (take(1) === 1) {
    const unit = units.length;
    const floors: BenchNode[] = [];
    while (floors.length < 20 && take(1) === 1) {
      const id = `${unit}.${floors.length}`;
      const children = Array.from({ length: take(24) }, (_, at) => ({ id: `${id}.${at}`, label: `烟感 ${id}.${at}` }));
      floors.push({ id, label: `${floors.length + 1} 层`, children });
    }
    units.push({ id: `${unit}`, label: `单位 ${unit}`, children: floors });
  }
  return units;
}

export const branchIds = (nodes: readonly BenchNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children ? [id, ...branchIds(children)] : []));
