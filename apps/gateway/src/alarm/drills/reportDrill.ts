import { type Drill, drillOf } from '@fireline/domain/alarm';
import { anyId } from '../../lib/db/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';

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
  /** Of alarms that stand. */
  readonly drillIds: readonly number[];
}

/**
 * The drills that reports of a batch may lie in, or whose alarms stand on its devices. They are held, so that a drill that is ended
 * meanwhile ends before the batch or after it, and no report behind its end is taken for a part of it.
 * @spec N15
 */
export async function drillsOf(tx: Tx, batch: Batch | false): Promise<(spot: DrillSpot) => ReportDrill> {
  if (!batch) return (spot) => reportDrill([], spot);
  const { rentId, from, to, drillIds } = batch;
  const rows = await tx
    .selectFrom('drill')
    .select(['drillId', 'unitId', 'buildingId', 'floor', 'startsAt', 'endsAt', 'cancelledAt', 'name', 'createdBy'])
    .where('rentId', '=', rentId)
    .where((eb) =>
      eb.or([eb.and([eb('endsAt', '>', from), eb('startsAt', '<=', to)]), eb('drillId', '=', anyId(drillIds))]),
    )
    .orderBy('drillId')
    .forShare()
    .execute();
  const known = rows.map(({ drillId, unitId, buildingId, floor, startsAt, endsAt, cancelledAt, name, createdBy }) => ({
    drillId,
    scope: { unitId, buildingId: buildingId ?? undefined, floor: floor ?? undefined },
    startsAtMs: Date.parse(startsAt),
    endsAtMs: cancelledAt === null ? Date.parse(endsAt) : Date.parse(startsAt),
    name,
    createdBy,
  }));
  return (spot) => reportDrill(known, spot);
}

const reportDrill = (drills: readonly KnownDrill[], spot: DrillSpot): ReportDrill => ({
  of: (at) => drillOf(drills, { raisedAtMs: Date.parse(at), ...spot }),
  named: (drillId) => {
    const found = drills.find((drill) => drill.drillId === drillId);
    return found && { by: found.createdBy, name: found.name };
  },
});
