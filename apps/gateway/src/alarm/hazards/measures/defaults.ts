import { hazardMeasureNames, hazardMeasures } from '@fireline/domain/alarm';
import { type BulkRow, insertMany } from '../../../lib/db/query/bulk.ts';
import type { Tx } from '../../../lib/db/schema.ts';

/** The catalogue of measures that a tenant begins with. @spec ALM-13 */
export const defaultMeasureRows = (rentId: string, at: string): Omit<BulkRow<'hazardMeasure'>, 'measureId'>[] =>
  hazardMeasureNames.map((code, index) => {
    const { kinds, basis, days } = hazardMeasures[code];
    return { rentId, code, kinds, basisCode: basis, days, rank: index + 1, changedBy: '', changedAt: at };
  });

/** Gives a new tenant the measures that it begins with. @spec ALM-13 */
export const insertDefaultMeasures = (tx: Tx, rentId: string, at: string) =>
  insertMany(tx, 'hazardMeasure', defaultMeasureRows(rentId, at));
