import type { CommandState } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

/** Devices in scope by IMEI, not held. */
export const devicesByImei = (db: Db | Tx, scope: Scope, imeis: readonly string[]) =>
  db
    .selectFrom('device')
    .select(['deviceId', 'imei', 'deviceType', 'dStatus', 'expired', 'suspendedAt', 'removedAt'])
    .where(scopeFilter(scope, 'device'))
    .where('imei', '=', anyText(imeis))
    .execute();

export async function insertBatch(
  tx: Tx,
  batch: NewRow<'sosBatch'>,
  rows: readonly Omit<NewRow<'sosBatchRow'>, 'batchId' | 'numbers' | 'problem'>[],
): Promise<number> {
  const { batchId } = await tx.insertInto('sosBatch').values(batch).returning('batchId').executeTakeFirstOrThrow();
  await insertMany(
    tx,
    'sosBatchRow',
    rows.map((row) => ({ ...row, batchId })),
  );
  return batchId;
}

const counted = (condition: string) =>
  sql<number>`(select count(*) from sos_batch_row as one left join device_command as its on its.command_id = one.command_id
    where one.batch_id = sos_batch.batch_id and ${sql.raw(condition)})`;
const batches = (db: Db | Tx, rentId: string, userId: number) =>
  db
    .selectFrom('sosBatch')
    .select([
      'batchId',
      'createdBy',
      'createdAt',
      'rows',
      counted(`one.outcome = 'waiting'`).as('waiting'),
      counted(`one.outcome = 'refused'`).as('refused'),
      counted(`its.state in ('queued', 'sent')`).as('underWay'),
      counted(`its.state = 'acknowledged'`).as('acknowledged'),
      counted(`its.state in ('failed', 'timedOut', 'cancelled')`).as('failed'),
    ])
    .where('rentId', '=', rentId)
    .where('userId', '=', userId);

export const batchesPage = (db: Db, rentId: string, userId: number, paging: Paging) =>
  pageOf(batches(db, rentId, userId).orderBy('batchId', 'desc'), paging);
export const batchOf = (db: Db | Tx, rentId: string, userId: number, batchId: number) =>
  batches(db, rentId, userId).where('batchId', '=', batchId).executeTakeFirst();

export type RowOutcome = 'waiting' | 'refused' | CommandState;
const outcome = sql<RowOutcome>`coalesce(device_command.state, sos_batch_row.outcome)`;

export function rowsPage(
  db: Db,
  batchId: number,
  { outcome: asked, ...paging }: Paging & { readonly outcome?: readonly RowOutcome[] | undefined },
) {
  let rows = db
    .selectFrom('sosBatchRow')
    .innerJoin('sosBatch', 'sosBatch.batchId', 'sosBatchRow.batchId')
    .leftJoin('deviceCommand', 'deviceCommand.commandId', 'sosBatchRow.commandId')
    // what its next holder calls it is none of the sender's business
    .leftJoin('device', (join) =>
      join.onRef('device.deviceId', '=', 'sosBatchRow.deviceId').on(heldOnly('sosBatch.createdAt')),
    )
    .select([
      'sosBatchRow.rowNo',
      'sosBatchRow.imei',
      'sosBatchRow.numbers',
      'sosBatchRow.problem',
      (eb) => eb.fn.coalesce('device.name', sql.lit('')).as('deviceName'),
      (eb) => eb.fn.coalesce('deviceCommand.failure', sql.lit('')).as('failure'),
      outcome.as('outcome'),
    ])
    .where('sosBatchRow.batchId', '=', batchId);
  if (asked?.length) rows = rows.where(sql<SqlBool>`${outcome} = ${anyText(asked)}`);
  return pageOf(rows.orderBy('sosBatchRow.rowNo'), paging);
}

/** The next rows to be sent, of the oldest batch, not held. */
export const nextRows = (db: Db, limit: number) =>
  db
    .selectFrom('sosBatchRow')
    .innerJoin('sosBatch', 'sosBatch.batchId', 'sosBatchRow.batchId')
    .select([
      'sosBatchRow.batchId',
      'sosBatchRow.rowNo',
      'sosBatchRow.deviceId',
      'sosBatchRow.numbers',
      'sosBatch.rentId',
      'sosBatch.userId',
      'sosBatch.createdBy',
    ])
    .where('sosBatchRow.outcome', '=', 'waiting')
    .orderBy('sosBatchRow.batchId')
    .orderBy('sosBatchRow.rowNo')
    .limit(limit)
    .execute();
export type NextRow = Awaited<ReturnType<typeof nextRows>>[number];

/** The row, held, while it still waits; after its device. */
export const lockRow = (tx: Tx, { batchId, rowNo }: Pick<NextRow, 'batchId' | 'rowNo'>) =>
  tx
    .selectFrom('sosBatchRow')
    .select('rowNo')
    .where('batchId', '=', batchId)
    .where('rowNo', '=', rowNo)
    .where('outcome', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

type Ended = Pick<NewRow<'sosBatchRow'>, 'outcome' | 'problem' | 'commandId'>;
export const endRow = (db: Db | Tx, { batchId, rowNo }: Pick<NextRow, 'batchId' | 'rowNo'>, row: Ended) =>
  db
    .updateTable('sosBatchRow')
    .set(row)
    .where('batchId', '=', batchId)
    .where('rowNo', '=', rowNo)
    .where('outcome', '=', 'waiting')
    .execute();
