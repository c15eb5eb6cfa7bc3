import { siteLetterTopic } from '@fireline/api/message';
import { ok, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import { transact } from '../lib/transact.ts';
import * as store from './letterStore.ts';

/** What the system wrote is in the language of the reader. @spec MSG-04 SHL-12 */
export const list = async (query: store.LetterFilter & Paging, { deps, account, language }: SignedInAsks) =>
  ok(await store.lettersPage(deps.database.db, account.userId, { now: isoNow(deps.clock), language }, query));

/** @spec MSG-04 */
export const unread = async ({ deps, account }: SignedInAsks) =>
  ok({ count: await store.unreadCount(deps.database.db, account.userId) });

/** The reader's other browsers follow. @spec MSG-04 */
export const markRead = (letterIds: readonly number[] | undefined, { deps, account }: SignedInAsks) =>
  transact(deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const { rentId, userId } = account;
    const count = await store.markRead(tx, userId, isoNow(deps.clock), letterIds);
    if (count > 0) await tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'read' } });
    return ok({ done: true });
  });
