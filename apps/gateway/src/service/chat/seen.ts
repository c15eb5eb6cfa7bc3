import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';

/** Who looks at chats. */
export interface Reader {
  readonly scope: Scope;
  readonly userId: number;
  /** Answers the chats of the tenant. */
  readonly handles: boolean;
}

export const readerOf = ({ sees, account, rights }: SignedInAsks): Reader => ({
  scope: sees,
  userId: account.userId,
  handles: sees.role === 'platform' && rights.granted.has('helpChat:handle'),
});

/** One's own chats, and for who answers all of the tenant. @spec SRV-06 ROL-06 */
export const seen = ({ scope, userId, handles }: Reader): RawBuilder<SqlBool> =>
  handles
    ? sql`chat_ticket.rent_id = ${scope.rentId}`
    : sql`(chat_ticket.rent_id = ${scope.rentId} and chat_ticket.customer_id = ${userId})`;
