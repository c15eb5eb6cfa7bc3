import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { feedbackDueAtMs, feedbackForm, feedbackReplyForm, feedbackState } from '@fireline/domain/service';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { giveImages } from '../../lib/images/store.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { feedbackImages } from './images.ts';
import * as store from './store.ts';

const readerOf = ({ scope, account }: SignedInAsks): store.Reader => ({ scope, userId: account.userId });
const notFound: Problem = { code: 'service.feedback.gone', field: 'feedbackId' };
const targetOf = (id: number) => ({ kind: 'feedback', id });

const shownOf = ({ userId, images, ...row }: store.FeedbackRow, asks: SignedInAsks) => ({
  ...row,
  images: [...images],
  state: feedbackState(row),
  dueAt: new Date(feedbackDueAtMs(Date.parse(row.at))).toISOString(),
  isOwn: userId === asks.account.userId,
});
type Shown = ReturnType<typeof shownOf>;

/** @spec SRV-07 */
export async function list(query: store.FeedbackFilter & Paging, asks: SignedInAsks) {
  const page = await store.feedbackPage(asks.deps.database.db, readerOf(asks), query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(row, asks)) });
}

/** @spec SRV-07 */
export async function detail(feedbackId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.feedbackById(asks.deps.database.db, readerOf(asks), feedbackId);
  return row ? ok(shownOf(row, asks)) : refuse(notFound);
}

/** @spec SRV-07 */
export async function send(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = feedbackForm.check(sent);
  if (!form.ok) return form;
  const { type, content, phone = '', email = '', images } = form.value;
  const { deps, account, scope } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const { rentId } = scope;
    const { userId } = account;
    const partnerId = await store.partnerOf(tx, scope);
    const row = { rentId, userId, partnerId, type, content, phone, email, at: isoNow(deps.clock) };
    const id = await store.insertFeedback(tx, { ...row, images: JSON.stringify(images) });
    const owner = { kind: feedbackImages.kind, id };
    const refused = await giveImages(tx, { rentId, userId, owner, imageIds: images });
    if (refused.length > 0) return refuse({ code: 'shell.image.gone', field: 'images' });
    await logUse(tx, asks, { detail: type, target: targetOf(id) });
    const made = await store.feedbackById(tx, readerOf(asks), id);
    return made ? ok(shownOf(made, asks)) : refuse(notFound);
  });
}

interface ReplySent {
  readonly feedbackId: number;
  readonly reply: string;
}
/** One reply each: of two at once the second one learns who was first. @spec SRV-07 */
export async function reply({ feedbackId, ...sent }: ReplySent, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = feedbackReplyForm.check(sent);
  if (!form.ok) return form;
  const { deps, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const before = await store.lockFeedback(tx, readerOf(asks), feedbackId);
    if (!before) return refuse(notFound);
    if (before.reply !== null)
      return refuse({ code: 'service.feedback.replied', field: 'reply', args: { name: before.repliedBy } });
    const replied = { reply: form.value.reply, repliedBy: account.username, repliedAt: isoNow(deps.clock) };
    await store.setReply(tx, feedbackId, replied);
    const changes = loggedChanges({ reply: null }, form.value);
    await logUse(tx, asks, { detail: String(feedbackId), changes, target: targetOf(feedbackId) });
    const after = await store.feedbackById(tx, readerOf(asks), feedbackId);
    return after ? ok(shownOf(after, asks)) : refuse(notFound);
  });
}
