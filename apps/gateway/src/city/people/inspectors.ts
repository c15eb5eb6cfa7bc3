import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { createDice } from '../../lib/dice.ts';
import { handlersOf } from '../history/incidents.ts';
import type { City } from '../model.ts';
import { phone } from '../names.ts';

/** More than a unit has. */
const perUnit = 10;

/** The id of the inspector of a unit who has the name; null: an account noted it. */
export function inspectorNamed(seed: number, unitId: number, name: string): number | null {
  const nth = handlersOf(seed, unitId).indexOf(name);
  return nth < 0 ? null : unitId * perUnit + nth;
}

/** Those who watch over a unit are its inspectors. @spec SIT-06 N25 */
export const inspectorsOf = ({ seed, units }: City): BulkRow<'inspector'>[] =>
  units.flatMap(({ unitId }) =>
    [...new Set(handlersOf(seed, unitId))].map((realName) => ({
      inspectorId: inspectorNamed(seed, unitId, realName),
      unitId,
      realName,
      mobile: phone(createDice(seed, unitId, 'inspector', realName)),
    })),
  );

/** A task that somebody has still to walk today. */
export interface OpenTask {
  readonly rentId: string;
  readonly unitId: number;
  readonly inspectorId: number | null;
}

/** The demo's own accounts that walk: an inspector of a unit is theirs. */
const walkers = ['maint', 'unit'] as const;

/**
 * Which inspector the accounts `maint` and `unit` of a tenant are: the inspector with the most tasks of today at a unit that the account sees, so that the
 * phone has something to do.
 * @param tasks of today, in the order of their numbers
 * @spec N24 N25
 */
export function phonesOf(
  city: City,
  tasks: readonly OpenTask[],
): { readonly inspectorId: number; readonly userId: number }[] {
  const taken = new Set<number>();
  return city.accounts.flatMap((account) => {
    const { userId, rentId, role, maintId, unitId } = account;
    if (!walkers.some((walker) => walker === role)) return [];
    const kept = new Set(
      city.places.filter((place) => place.maintId === maintId && place.rentId === rentId).map((place) => place.unitId),
    );
    const sees = (unit: number): boolean => (role === 'unit' ? unit === unitId : kept.has(unit));
    const own = tasks.filter(
      (task) => task.rentId === rentId && sees(task.unitId) && !taken.has(task.inspectorId ?? 0),
    );
    const counts = new Map<number, number>();
    for (const { inspectorId } of own)
      if (inspectorId !== null) counts.set(inspectorId, (counts.get(inspectorId) ?? 0) + 1);
    const [most] = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b);
    if (!most) return [];
    taken.add(most[0]);
    return [{ inspectorId: most[0], userId }];
  });
}
