import type { Selectable } from 'kysely';
import type { Tx } from '../../lib/db/schema.ts';
import type { SandboxTradeTable } from './tables.ts';

export type Trade = Selectable<SandboxTradeTable>;

/** What the sandbox has agreed with the holder of an access. */
export const termsOf = (tx: Tx, accessId: number) =>
  tx
    .selectFrom('sandboxKey')
    .select(['maxPercent', 'feePerMille'])
    .where('accessId', '=', accessId)
    .executeTakeFirstOrThrow();

/** Where work of payments waits. */
export const moneyQueue = 'finance.money';
