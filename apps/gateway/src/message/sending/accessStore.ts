import type { CarriedChannel } from '@fireline/domain/message';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { ownedFilter, partnerName } from './owner.ts';

const counted = (now: string, time: '24 hours' | '30 days', states: string) =>
  sql<number>`(select count(*) from send_record r where r.rent_id = send_access.rent_id and r.access_id = send_access.access_id
    and r.at > ${now}::timestamptz - interval '${sql.raw(time)}' and r.state in (${sql.raw(states)}))`;

/** What was offered to a carrier, whatever became of it. */
const tried = `'handed', 'sent', 'delivered', 'failed'`;

const asAccess = (db: Db | Tx, scope: Scope, now: string) =>
  db
    .selectFrom('sendAccess')
    .select([
      'accessId',
      partnerName('sendAccess').as('partnerName'),
      'channel',
      'carrier',
      'name',
      'account',
      'signature',
      'shownNumber',
      'url',
      'sender',
      'templateCode',
      'checkCode',
      'sendAccess.rentId',
      'secret',
      'sealedSecret',
      'position',
      'isEnabled',
      'failingSince',
      'pausedUntil',
      'lastReason',
      'lastReceiptAt',
      counted(now, '24 hours', tried).as('sentDay'),
      counted(now, '24 hours', `'failed'`).as('failedDay'),
      counted(now, '30 days', tried).as('sentMonth'),
      counted(now, '30 days', `'failed'`).as('failedMonth'),
      sql<number>`(select count(*) from send_record r where r.access_id = send_access.access_id and r.state in ('planned', 'held'))`.as(
        'waiting',
      ),
      'revision',
    ])
    .where(ownedFilter(scope, 'sendAccess'))
    .where('deletedAt', 'is', null);

interface Filter {
  readonly channel?: readonly CarriedChannel[] | undefined;
}
export const accessesPage = (db: Db, scope: Scope, now: string, query: Filter & Paging) =>
  pageOf(
    asAccess(db, scope, now)
      .$if(query.channel !== undefined && query.channel.length > 0, (q) =>
        q.where('channel', 'in', [...(query.channel ?? [])]),
      )
      .orderBy('partnerId', (o) => o.asc().nullsFirst())
      .orderBy('channel')
      .orderBy('position')
      .orderBy('accessId'),
    query,
  );

export const accessById = (db: Db | Tx, scope: Scope, now: string, accessId: number) =>
  asAccess(db, scope, now).where('accessId', '=', accessId).executeTakeFirst();
export type AccessShown = NonNullable<Awaited<ReturnType<typeof accessById>>>;

export const lockAccess = (tx: Tx, scope: Scope, accessId: number) =>
  tx
    .selectFrom('sendAccess')
    .selectAll()
    .where(ownedFilter(scope, 'sendAccess'))
    .where('accessId', '=', accessId)
    .where('deletedAt', 'is', null)
    // its key stays: messages may be moved to it meanwhile
    .forNoKeyUpdate()
    .executeTakeFirst();

export const insertAccess = async (tx: Tx, row: NewRow<'sendAccess'>): Promise<number> =>
  (await tx.insertInto('sendAccess').values(row).returning('accessId').executeTakeFirstOrThrow()).accessId;

type Changes = Partial<Omit<NewRow<'sendAccess'>, 'accessId' | 'rentId' | 'revision'>>;
export const updateAccess = (tx: Tx, accessId: number, changes: Changes) =>
  tx
    .updateTable('sendAccess')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('accessId', '=', accessId)
    .execute();
