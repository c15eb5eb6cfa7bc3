import {
  decisionForm,
  failureRuleOf,
  type FailureRule,
  hazardDraft,
  saidOfDecision,
  workOrderDraft,
} from '@fireline/domain/inspection';
import { addDays, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { Whereabouts } from '@fireline/domain/role';
import type { NotificationMethod, OrderLevel, WorkOrderDraft } from '@fireline/domain/service';
import { hazardFromInspection } from '../../alarm/hazards/fromInspection.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { sendInspectionFailed } from '../../message/reminding/inspections.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './failureStore.ts';
import type { SnapshotItem, SnapshotPoint } from './tables.ts';

/** A work order that a failed item asks for, of the place or the unit where it failed. */
export interface OrderOfFailure extends WorkOrderDraft {
  readonly where: Whereabouts;
  readonly hazardId: number;
  readonly level: OrderLevel;
  readonly methods: readonly NotificationMethod[];
  readonly taskId: number;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** Makes the work order of a failed item, once, in the transaction that records it. */
    readonly orderOfFailure: (work: Work, asks: SignedInAsks, order: OrderOfFailure) => Promise<number>;
  }
}

/** A failed item as it goes on. */
interface Failing {
  readonly failureId: number;
  readonly unitId: number;
  readonly taskId: number;
  readonly pointId: number;
  readonly itemId: number;
  readonly pointName: string;
  readonly itemContent: string;
  readonly description: string;
  readonly foundAtMs: number;
}

/** Makes of a failed item what the rule says. @returns what it became @spec ALM-13 SRV-01 INS-05 */
async function apply(work: Work, failing: Failing, rule: Exclude<FailureRule, { way: 'decide' }>, asks: SignedInAsks) {
  const { taskId, pointId, itemId, unitId, description, foundAtMs: atMs, pointName, itemContent } = failing;
  const { where, responsible } = await store.whereOf(work.tx, unitId, pointId);
  const result = { taskId, pointId, itemId, description, atMs, outcome: 'fail', images: [] } as const;
  const item = { result, pointName, itemContent, unitId };
  const { title, description: said, foundDay, sourceKey } = hazardDraft(item);
  const hazardId = await hazardFromInspection(work.tx, {
    where,
    title,
    description: said,
    foundDay,
    sourceKey,
    taskId,
    level: rule.level,
    dueDay: addDays(foundDay, rule.dueDays),
    responsible: responsible || nameOf(asks.account),
    by: nameOf(asks.account),
    at: isoNow(asks.deps.clock),
  });
  if (rule.way !== 'order') return { hazardId, orderId: null, state: 'hazard' as const };
  const { orderLevel: level, methods } = rule;
  const draft = { ...workOrderDraft(item), where, hazardId, level, methods, taskId };
  const orderId = await asks.deps.orderOfFailure(work, asks, draft);
  return { hazardId, orderId, state: 'order' as const };
}

interface NewFailure {
  readonly rentId: string;
  readonly unitId: number;
  readonly taskId: number;
  readonly planId: number;
  readonly point: SnapshotPoint;
  readonly item: SnapshotItem;
  readonly description: string;
  readonly foundAtMs: number;
  readonly foundBy: string;
  readonly sourceKey: string;
}
/**
 * What a failed result becomes, in its transaction: as its plan says, or a row that waits for somebody; who is responsible
 * gets a message. It becomes so once.
 * @spec INS-05 ALM-13 MSG-06
 */
export async function fail(work: Work, found: NewFailure, asks: SignedInAsks): Promise<void> {
  const { rentId, unitId, taskId, planId, point, item, description, foundAtMs, foundBy, sourceKey } = found;
  const row = {
    rentId,
    unitId,
    taskId,
    pointId: point.pointId,
    itemId: item.itemId,
    description,
    foundBy,
    sourceKey,
    pointName: point.name,
    itemContent: item.content,
    foundAt: new Date(foundAtMs).toISOString(),
  };
  const failureId = await store.insertFailure(work.tx, { ...row, state: 'undecided' });
  if (failureId === undefined) return;
  const at = await store.whereOf(work.tx, unitId, point.pointId);
  const name = `${point.name} · ${item.content}`;
  await sendInspectionFailed(work, { ...at, failureId, taskId, name, foundAtMs }, isoNow(asks.deps.clock));
  const rule = await store.ruleOf(work.tx, planId);
  if (rule.way === 'decide') return;
  await store.updateFailure(work.tx, failureId, await apply(work, { ...row, failureId, foundAtMs }, rule, asks));
}

/** As it goes over the wire. */
export const shownFailure = ({ sourceKey: _key, rentId: _rent, ...row }: store.FailureRow) => row;

/** Failed items that wait for a decision. @spec INS-06 ALM-13 */
export async function undecided(paging: Paging, { deps, scope }: SignedInAsks) {
  const page = await store.undecidedPage(deps.database.db, scope, paging);
  return ok({ ...page, rows: page.rows.map(shownFailure) });
}

/** For the workbench. @spec SHL-05 */
export const countUndecided = ({ deps, scope }: SignedInAsks) => store.undecidedCount(deps.database.db, scope);

const notFound: Problem = { code: 'inspection.failure.notFound', field: 'failureId' };

/** Decides what becomes of a failed item; of two who decide at once the second learns who was first. @spec INS-05 ALM-13 */
export function decide({ failureId, ...sent }: { readonly failureId: number }, asks: SignedInAsks) {
  const form = decisionForm.check(sent);
  type Shown = ReturnType<typeof shownFailure>;
  return transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    if (!form.ok) return form;
    const { tx } = work;
    const found = await store.lockFailure(tx, asks.scope, failureId);
    if (!found) return refuse(notFound);
    if (found.state !== 'undecided')
      return refuse({ code: 'inspection.failure.decided', args: { name: found.decidedBy } });
    const said = saidOfDecision(form.value);
    const rule = said && failureRuleOf(said);
    const became =
      rule && rule.way !== 'decide'
        ? await apply(work, { ...found, foundAtMs: Date.parse(found.foundAt) }, rule, asks)
        : { state: 'dismissed' as const };
    const by = { decidedBy: nameOf(asks.account), decidedAt: isoNow(asks.deps.clock), reason: form.value.reason };
    await store.updateFailure(tx, failureId, { ...became, ...by });
    await logUse(tx, asks, {
      detail: `${found.taskId} ${found.pointName} · ${found.itemContent}`,
      changes: loggedChanges({ state: 'undecided' }, { state: became.state }),
      target: { kind: 'inspectionTask', id: found.taskId },
    });
    const after = await store.lockFailure(tx, asks.scope, failureId);
    return after ? ok(shownFailure(after)) : refuse(notFound);
  });
}
