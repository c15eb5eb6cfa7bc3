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
