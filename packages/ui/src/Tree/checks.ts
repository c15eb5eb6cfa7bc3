import type { Flat, TreeNode } from './nodes.ts';

/** What is not in the map is not chosen, and nothing under it is. */
export type Checks = ReadonlyMap<string, 'on' | 'mixed'>;

/** 1 where a node is chosen: by itself, or by a branch above it. */
function coveredBy(all: readonly Flat[], chosen: ReadonlySet<string>): Uint8Array {
  const covered = new Uint8Array(all.length);
  for (const [at, { node, parent }] of all.entries()) covered[at] = covered[parent] || chosen.has(node.id) ? 1 : 0;
  return covered;
}

/**
 * How each node stands when these are chosen. A chosen branch stands for all under it, also for what is not loaded yet.
 * @param chosen ids; those that the tree does not know change nothing
 */
export function checksOf(all: readonly Flat[], chosen: ReadonlySet<string>): Checks {
  const checks = new Map<string, 'on' | 'mixed'>();
  if (chosen.size === 0) return checks;
  const covered = coveredBy(all, chosen);
  const { on, some, children } = tally(all);
  for (let at = all.length - 1; at >= 0; at--) {
    const { node, parent } = all[at] as Flat;
    const isOn = covered[at] === 1 || ((children[at] ?? 0) > 0 && on[at] === children[at]);
    const isSome = isOn || (some[at] ?? 0) > 0;
    if (!isSome) continue;
    checks.set(node.id, isOn ? 'on' : 'mixed');
    if (parent < 0) continue;
    some[parent] = (some[parent] ?? 0) + 1;
    if (isOn) on[parent] = (on[parent] ?? 0) + 1;
  }
  return checks;
}

/** For each node how many children it has, and room to count those that are chosen. */
function tally(all: readonly Flat[]) {
  const children = new Int32Array(all.length);
  for (const { parent } of all) if (parent >= 0) children[parent] = (children[parent] ?? 0) + 1;
  return { children, on: new Int32Array(all.length), some: new Int32Array(all.length) };
}

export interface Toggle {
  readonly all: readonly Flat[];
  readonly chosen: ReadonlySet<string>;
  readonly id: string;
  /** What is out of sight keeps its state. Absent: all is in sight. */
  readonly isShown?: ((node: TreeNode) => boolean) | undefined;
}

/**
 * What is chosen after a press on a node: all under it, or nothing of it when all was. Disabled nodes keep their state.
 * The fewest ids that say it: a branch with all under it stands for them, unless it is a group. Ids that the tree does not know stay.
 */
export function toggled({ all, chosen, id, isShown }: Toggle): string[] {
  const covered = coveredBy(all, chosen);
  const { children, on } = tally(all);
  const inside: boolean[] = [];
  const locked: boolean[] = [];
  for (const { node, parent } of all) {
    inside.push((inside[parent] ?? false) || node.id === id);
    locked.push((locked[parent] ?? false) || node.disabled === true || isShown?.(node) === false);
  }
  const isFree = (at: number): boolean =>
    children[at] === 0 && inside[at] === true && !locked[at] && !all[at]?.node.isGroup;
  const wanted = all.some((_, at) => isFree(at) && !covered[at]);
  const isOn: boolean[] = [];
  for (let at = all.length - 1; at >= 0; at--) {
    const own = isFree(at) ? wanted : covered[at] === 1;
    isOn[at] = children[at] === 0 ? own : on[at] === children[at];
    const parent = all[at]?.parent ?? -1;
    if (isOn[at] && parent >= 0) on[parent] = (on[parent] ?? 0) + 1;
  }
  const known = new Set(all.map(({ node }) => node.id));
  return [...fewest(all, isOn), ...[...chosen].filter((one) => !known.has(one))];
}

/** Of those that are on, the ids of the highest that may be named. */
function fewest(all: readonly Flat[], isOn: readonly boolean[]): string[] {
  const ids: string[] = [];
  const isSaid: boolean[] = [];
  all.forEach(({ node, parent }, at) => {
    const isNamed = !isSaid[parent] && isOn[at] === true && !node.isGroup;
    if (isNamed) ids.push(node.id);
    isSaid.push(isNamed || isSaid[parent] === true);
  });
  return ids;
}
