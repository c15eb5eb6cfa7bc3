import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';

/** Units with whom to turn to there: the company of a unit's first place that has one maintains it. @returns them by id */
export async function aroundUnits(tx: Tx, unitIds: readonly number[]) {
  const units = await tx
    .selectFrom('unit')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('place')
          .innerJoin('maint', 'maint.maintId', 'place.maintId')
          .select(['maint.maintId', 'maint.contact', 'maint.phone'])
          .whereRef('place.unitId', '=', 'unit.unitId')
          .where('place.deletedAt', 'is', null)
          .orderBy('place.placeId')
          .limit(1)
          .as('keeper'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'unit.rentId',
      'unit.unitId',
      'unit.orgPath',
      'unit.partnerId',
      'unit.name as unit',
      'keeper.maintId',
      'unit.contact as unitContact',
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('keeper.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('keeper.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('unit.unitId', '=', anyId(unitIds))
    .execute();
  return new Map(units.map((one) => [one.unitId, one]));
}
