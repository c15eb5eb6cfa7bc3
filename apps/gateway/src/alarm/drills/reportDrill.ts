import { type Drill, drillOf } from '@fireline/domain/alarm';
import { type RawBuilder, sql } from 'kysely';
import type { Row, Tx } from '../../lib/db/schema.ts';

type DrillRow = Pick<
  Row<'drill'>,
  'drillId' | 'unitId' | 'buildingId' | 'floor' | 'startsAt' | 'endsAt' | 'cancelledAt' | 'name' | 'createdBy'
>;

interface KnownDrill extends Drill {
  readonly name: string;
  readonly createdBy: string;
}
/** Where a device stands, as a drill covers it. */
export interface DrillSpot {
  readonly unitId: number | null;
  readonly buildingId: number | null;
  readonly floor: number | null;
}

/** In which drill the reports of one device lie. */
export interface ReportDrill {
  /** @param at when the device measured */
  readonly of: (at: string) => Drill | undefined;
  /** The drill of an alarm that stands, and who planned it. */
  readonly named: (drillId: number | null) => { readonly by: string; readonly name: string } | undefined;
}

interface Batch {
  readonly rentId: string;
  /** When its first and its last report were measured. */
  readonly from: string;
  readonly to: string;
  /** Its devices. */
  readonly devices: RawBuilder<number>;
}

/**
 * The drills that reports of a batch may lie in, or whose alarms stand on its devices. They are held, so that a drill that is ended
 * meanwhile ends before the batch or after it, and no report behind its end is taken for a part of it.
 * @spec N15
 */
export const drillsAround = (tx: Tx, { rentId, from, to, devices }: Batch) =>
  tx
    .selectFrom('drill')
    .select(['drillId', 'unitId', 'buildingId', 'floor', 'startsAt', 'endsAt', 'cancelledAt', 'name', 'createdBy'])
    .where('rentId', '=', rentId)
    .where((eb) =>
      eb.or([
        eb.and([eb('endsAt', '>', from), eb('startsAt', '<=', to)]),
        eb(
          'drillId',
          '=',
          sql<number>`any(array(select drill_id from alarm where device_id = ${devices} and state <> 'closed' and drill_id is not null))`,
        ),
      ]),
    )
    .orderBy('drillId')
    .forShare();

/** In which of these drills the reports of a device lie. @param areSure false: the clock is doubted, and none is said to run */
export function drillsAt(
  rows: readonly DrillRow[],
  { areSure }: { readonly areSure: boolean },
): (spot: DrillSpot) => ReportDrill {
  const known = rows.map(({ drillId, unitId, buildingId, floor, startsAt, endsAt, cancelledAt, name, createdBy }) => ({
    drillId,
    scope: { unitId, buildingId: buildingId ?? undefined, floor: floor ?? undefined },
    startsAtMs: Date.parse(startsAt),
    endsAtMs: cancelledAt === null ? Date.parse(endsAt) : Date.parse(startsAt),
    name,
    createdBy,
  }));
  return (spot) => reportDrill(known, spot, areSure);
}

const reportDrill = (drills: readonly KnownDrill[], spot: DrillSpot, areSure: boolean): ReportDrill => ({
  of: (at) => (areSure ? drillOf(drills, { raisedAtMs: Date.parse(at), ...spot }) : undefined),
  named: (drillId) => {
    const found = drills.find((drill) => drill.drillId === drillId);
    return found && { by: found.createdBy, name: found.name };
  },
});
