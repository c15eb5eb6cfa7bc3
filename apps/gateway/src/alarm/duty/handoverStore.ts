import type { HandoverState } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { JoinedQuery } from '../../lib/db/query/joinedQuery.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';

export interface HandoverFilter {
  readonly unitId?: readonly number[] | undefined;
  readonly state?: HandoverState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const joined = (db: Db | Tx) => db.selectFrom('handover').innerJoin('unit', 'unit.unitId', 'handover.unitId');
type Joined = JoinedQuery<ReturnType<typeof joined>>;
const asHandover = (query: Joined) =>
  query.select([
    'handover.handoverId',
    'handover.unitId',
    'unit.name as unitName',
    'handover.state',
    'handover.outgoingId',
    'handover.outgoingName',
    'handover.fromAt',
    'handover.toAt',
    'handover.remark',
    'handover.incomingId',
    'handover.incomingName',
    'handover.acceptedAt',
    'handover.returnedBy',
    'handover.reason',
    'handover.revision',
  ]);

export function handoversPage(db: Db, scope: Scope, { unitId, state, from, to, ...paging }: HandoverFilter & Paging) {
  let q: Joined = joined(db).where('handover.rentId', '=', scope.rentId).where(unitFilter(scope));
  if (unitId?.length) q = q.where('handover.unitId', '=', anyId(unitId));
  if (state) q = q.where('handover.state', '=', state);
  if (from) q = q.where('handover.fromAt', '>=', from);
  if (to) q = q.where('handover.fromAt', '<', to);
  return pageOf(asHandover(q).orderBy('handover.fromAt', 'desc').orderBy('handover.handoverId', 'desc'), paging);
}

/** With its sheet, where it is signed. */
export const handoverById = (db: Db | Tx, scope: Scope, handoverId: number) =>
  asHandover(joined(db).where(unitFilter(scope)))
    .select('handover.sheet')
    .where('handover.handoverId', '=', handoverId)
    .executeTakeFirst();

/** The shift of the unit that is not accepted yet, held. */
export const lockRunning = (tx: Tx, unitId: number) =>
  tx
    .selectFrom('handover')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('state', '<>', 'accepted')
    .forUpdate()
    .executeTakeFirst();

export const lockHandover = (tx: Tx, handoverId: number) =>
  tx.selectFrom('handover').selectAll().where('handoverId', '=', handoverId).forUpdate().executeTakeFirst();

export const insertHandover = async (tx: Tx, row: NewRow<'handover'>): Promise<number> =>
  (await tx.insertInto('handover').values(row).returning('handoverId').executeTakeFirstOrThrow()).handoverId;

type Changes = Partial<Omit<NewRow<'handover'>, 'handoverId' | 'rentId' | 'unitId' | 'revision'>>;
export const updateHandover = (tx: Tx, handoverId: number, changes: Changes) =>
  tx
    .updateTable('handover')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('handoverId', '=', handoverId)
    .execute();
