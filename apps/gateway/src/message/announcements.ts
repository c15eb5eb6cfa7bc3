import { siteLetterTopic } from '@fireline/api/message';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { announcementForm, type AuditEvent, auditStep, type PushTarget } from '@fireline/domain/message';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { transact, type Work } from '../lib/transact.ts';
import { nameOf } from '../lib/nameOf.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './announcementStore.ts';
import { reachOf, writeLetters } from './letterStore.ts';
import { hasOtherReviewer } from './reviewerStore.ts';
import { isTemplateOf } from './templates/actions.ts';

/** Whether the caller submitted it; an earlier version kept the name alone. */
const isSubmitter = (
  { submittedBy, author }: Pick<store.AnnouncementRow, 'submittedBy' | 'author'>,
  asks: SignedInAsks,
) => (submittedBy === null ? author === nameOf(asks.account) : submittedBy === asks.account.userId);

async function shownOf(db: Db | Tx, row: store.AnnouncementRow, asks: SignedInAsks) {
  const { pushTargets, submittedBy: _submittedBy, partnerId, ...rest } = row;
  const { rentId, userId } = asks.account;
  const isOwn = row.state === 'pendingReview' && isSubmitter(row, asks);
  const needsAnother = isOwn && (await hasOtherReviewer(db, { rentId, partnerId }, userId));
  return { ...rest, pushTargets: [...pushTargets], needsAnother };
}
type Shown = Awaited<ReturnType<typeof shownOf>>;
const notFound: Problem = { code: 'message.announcement.notFound', field: 'announcementId' };
const targetOf = (id: number) => ({ kind: 'announcement', id });

/** @spec MSG-01 MSG-02 */
export async function list(query: store.AnnouncementFilter & Paging, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const page = await store.announcementsPage(db, asks.scope, query);
  return ok({ ...page, rows: await Promise.all(page.rows.map((row) => shownOf(db, row, asks))) });
}

async function shown(tx: Tx, announcementId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.announcementById(tx, asks.scope, announcementId);
  return row ? ok(await shownOf(tx, row, asks)) : refuse(notFound);
}

type Value = Extract<ReturnType<typeof announcementForm.check>, { ok: true }>['value'];
const rowOf = ({ templateId, pinMinutes, pushTargets, isPinned, ...rest }: Value) => ({
  ...rest,
  templateId: templateId ?? null,
  isPinned,
  pinMinutes: isPinned ? (pinMinutes ?? null) : null,
  pushTargets: JSON.stringify(pushTargets),
});

/** A template that is not there, or is no site letter of announcements. */
const templateProblem = async (tx: Tx, { templateId }: Value, scope: SignedInAsks['scope']) =>
  templateId === undefined || (await isTemplateOf(tx, scope, templateId, 'announcement'))
    ? undefined
    : { code: 'message.template.notFound', field: 'templateId' };

interface Reach {
  readonly pushTargets: readonly PushTarget[];
  readonly announcementId?: number | undefined;
}
/** Whom it would reach now. @spec MSG-01 MSG-02 */
export async function reach({ pushTargets, announcementId }: Reach, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const author = announcementId === undefined ? scope : await store.authorOf(db, scope, announcementId);
  if (!author) return refuse(notFound);
  const counts = await reachOf(db, { rentId: scope.rentId, partnerId: author.partnerId ?? null, pushTargets });
  return ok({ ...counts, total: counts.partner + counts.unit + counts.place });
}

/** A new one waits for its review. @spec MSG-01 MSG-02 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = announcementForm.check(sent);
  if (!form.ok) return form;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const unusable = await templateProblem(tx, form.value, scope);
    if (unusable) return refuse(unusable);
    const submitted = { submittedAt: isoNow(deps.clock), submittedBy: account.userId };
    const by = { author: nameOf(account), ...submitted, partnerId: scope.partnerId ?? null };
    const id = await store.insertAnnouncement(tx, { ...rowOf(form.value), ...by, rentId: scope.rentId });
    const changes = loggedChanges({}, form.value);
    await logUse(tx, asks, { detail: `${id} ${form.value.title}`, changes, target: targetOf(id) });
    return shown(tx, id, asks);
  });
}

interface Stepped {
  readonly before: store.Standing;
  readonly work: Work;
}
/** One step of the review; of two reviewers at once the second learns who was first. */
const step = (
  announcementId: number,
  event: AuditEvent,
  asks: SignedInAsks,
  then: (stepped: Stepped) => Promise<Problem | undefined>,
  rejectionReason?: string,
): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const before = await store.lockAnnouncement(work.tx, asks.scope, announcementId);
    if (!before) return refuse(notFound);
    const { userId } = asks.account;
    // the call asks for the button of the reviewer
    const next = auditStep(before.state, event, {
      isReviewer: true,
      rejectionReason,
      auditedBy: before.auditedBy,
      isSubmitter: isSubmitter(before, asks),
      hasOtherReviewer: event === 'approve' && (await hasOtherReviewer(work.tx, before, userId)),
    });
    if (!next.ok) return next;
    await store.updateAnnouncement(work.tx, announcementId, { state: next.value });
    const problem = await then({ before, work });
    if (problem) return refuse(problem);
    const changes = loggedChanges({ state: before.state }, { state: next.value });
    await logUse(work.tx, asks, {
      detail: `${announcementId} ${before.title}`,
      changes,
      target: targetOf(announcementId),
    });
    return shown(work.tx, announcementId, asks);
  });

interface Resubmitted {
  readonly announcementId: number;
  readonly revision: number;
}
/** @spec MSG-02 */
export async function resubmit({ announcementId, revision, ...sent }: Resubmitted, asks: SignedInAsks) {
  const form = announcementForm.check(sent);
  if (!form.ok) return form;
  return step(announcementId, 'resubmit', asks, async ({ before, work }) => {
    if (before.revision !== revision)
      return { code: 'message.announcement.conflict', args: { name: before.auditedBy || before.author } };
    const unusable = await templateProblem(work.tx, form.value, asks.scope);
    if (unusable) return unusable;
    const submitted = { submittedAt: isoNow(asks.deps.clock), submittedBy: asks.account.userId };
    const again = { ...submitted, rejectionReason: '' };
    await store.updateAnnouncement(work.tx, announcementId, { ...rowOf(form.value), ...again });
    return undefined;
  });
}

/** Those it is for get it as a letter, and their browsers are notified at once. @spec MSG-02 MSG-04 */
export const approve = (announcementId: number, asks: SignedInAsks) =>
  step(announcementId, 'approve', asks, async ({ before, work }) => {
    const approvedAt = isoNow(asks.deps.clock);
    const { rentId } = before;
    await store.updateAnnouncement(work.tx, announcementId, { approvedAt, auditedBy: nameOf(asks.account) });
    for (const userId of await writeLetters(work.tx, before, approvedAt))
      await work.tell({ type: 'tell', topic: siteLetterTopic.name, rentId, userId, data: { what: 'arrived' } });
    return undefined;
  });

interface Rejected {
  readonly announcementId: number;
  readonly rejectionReason: string;
}
/** @spec MSG-02 */
export const reject = ({ announcementId, rejectionReason }: Rejected, asks: SignedInAsks) =>
  step(
    announcementId,
    'reject',
    asks,
    async ({ work }) => {
      const told = { rejectionReason: rejectionReason.trim(), auditedBy: nameOf(asks.account) };
      await store.updateAnnouncement(work.tx, announcementId, told);
      return undefined;
    },
    rejectionReason,
  );
