import { type PlacedPoint, isSamePoint } from './point.ts';

type Points = readonly PlacedPoint[];

/** What to do when somebody else saved first. @spec PLN-04 N12 */
export const conflictChoices = ['merge', 'mine', 'theirs'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

/** A device that both placed differently; undefined where one of them took it off the plan. */
export interface PointConflict {
  readonly deviceId: number;
  readonly mine: PlacedPoint | undefined;
  readonly theirs: PlacedPoint | undefined;
}

export interface PointMerge {
  /** What only one of both changed, and what nobody did. */
  readonly agreed: Points;
  /** What both changed, each in another way: a person chooses. */
  readonly conflicts: readonly PointConflict[];
  /** The devices that only they changed. */
  readonly byThem: readonly number[];
  /** The devices that only I changed. */
  readonly byMe: readonly number[];
}

const byDevice = (points: Points) => new Map(points.map((one) => [one.deviceId, one]));

/**
 * Two sets of points that began as one, put together device by device: a change that only one of both made is kept, and what both changed
 * differently is listed, never decided by guessing.
 * @spec PLN-04 N12
 */
export const mergePoints = (base: Points, mine: Points, theirs: Points): PointMerge => {
  const [was, my, their] = [byDevice(base), byDevice(mine), byDevice(theirs)];
  const agreed: PlacedPoint[] = [];
  const conflicts: PointConflict[] = [];
  const byThem: number[] = [];
  const byMe: number[] = [];
  for (const id of new Set([...was.keys(), ...my.keys(), ...their.keys()])) {
    const [before, m, t] = [was.get(id), my.get(id), their.get(id)];
    const isMine = !isSamePoint(before, m);
    const isTheirs = !isSamePoint(before, t);
    if (isMine && isTheirs && !isSamePoint(m, t)) {
      conflicts.push({ deviceId: id, mine: m, theirs: t });
      continue;
    }
    const kept = isMine ? m : t;
    if (kept) agreed.push(kept);
    if (isMine && !isTheirs) byMe.push(id);
    if (isTheirs && !isMine) byThem.push(id);
  }
  return { agreed, conflicts, byThem, byMe };
};

/**
 * The points after a person's choice. `merge` keeps both people's changes, and of what both changed takes what was picked, mine where
 * nothing was.
 * @spec PLN-04 N12
 */
export const settleConflict = (
  merge: PointMerge,
  { mine, theirs }: { readonly mine: Points; readonly theirs: Points },
  choice: ConflictChoice,
  picks: ReadonlyMap<number, 'mine' | 'theirs'> = new Map(),
): Points => {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  const picked = merge.conflicts.flatMap((one) => one[picks.get(one.deviceId) ?? 'mine'] ?? []);
  return [...merge.agreed, ...picked];
};
