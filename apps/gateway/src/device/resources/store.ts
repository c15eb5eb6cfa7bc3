import { deviceSendsShown } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';

interface Of {
  readonly scope: Scope;
  readonly deviceId: number;
  /** Messages before are left out. */
  readonly since: string;
}

/** Messages that went, or were to go, because of the device, while its holder had it. */
const sendsOf = (db: Db, { scope, deviceId, since }: Of) =>
  db
    .selectFrom('sendRecord')
    .innerJoin('device', 'device.deviceId', 'sendRecord.deviceId')
    .where(scopeFilter(scope, 'sendRecord'))
    .where('sendRecord.deviceId', '=', deviceId)
    .where('sendRecord.at', '>', since)
    .where(heldOnly('sendRecord.at'));

/** @spec DEV-13 */
export const sums = (db: Db, of: Of) =>
  sendsOf(db, of)
    .select(['channel', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();

/** @spec DEV-13 */
export const newest = (db: Db, of: Of) =>
  sendsOf(db, of)
    .select(['recordId', 'sendRecord.at', 'alarmId', 'trigger', 'channel', 'receiver', 'state', 'reason'])
    .orderBy('sendRecord.at', 'desc')
    .orderBy('recordId', 'desc')
    .limit(deviceSendsShown)
    .execute();

/** @spec DEV-27 */
export const deviceBlocks = (db: Db, { scope, deviceId }: Of) =>
  db
    .selectFrom('deviceBlock')
    .select(['blockId', 'type', 'at', 'by'])
    .where('rentId', '=', scope.rentId)
    .where('deviceId', '=', deviceId)
    .orderBy('blockId')
    .execute();

/** Numbers of the blacklists that a message because of the device was meant for. @spec DEV-27 */
export const phoneBlocks = (db: Db, of: Of) =>
  db
    .selectFrom('phoneBlock')
    .select(['blockId', 'number', 'smsFlag', 'voiceFlag', 'at', 'by'])
    .where('rentId', '=', of.scope.rentId)
    .where(sql<SqlBool>`phone_block.digits in (${sendsOf(db, of).select('sendRecord.digits')})`)
    .orderBy('blockId')
    .execute();
