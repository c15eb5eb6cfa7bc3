import type { areaShapes } from '@fireline/api/shapes';
import { dayAt, minuteMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  diagnose as judged,
  diagnosesPerMinute,
  diagnosisForm,
  leftOut,
  orderOfDiagnosis,
  unsolvedForm,
  worstResult,
} from '@fireline/domain/service';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { makeOrder } from '../orders/making.ts';
import * as newOrders from '../orders/newStore.ts';
import { type Asked, factsFor } from './facts.ts';
import * as store from './store.ts';

type Shown = z.output<typeof areaShapes.service.diagnosis.reply>;
const notFound: Problem = { code: 'service.diagnosis.notFound', field: 'diagnosisId' };

/** @spec SRV-05 */
export const list = async (query: store.DiagnosisFilter & Paging, { deps, sees, account }: SignedInAsks) =>
  ok(await store.diagnosesPage(deps.database.db, sees, account.userId, query));

/** @spec SRV-05 */
export async function detail(
  diagnosisId: number,
  asks: SignedInAsks,
  db: Db | Tx = asks.deps.database.db,
): Promise<Result<Shown>> {
  const { sees, account } = asks;
  const found = await store.diagnosisById(db, sees, account.userId, diagnosisId);
  if (!found) return refuse(notFound);
  const { askerId, rows, leftOut: unknown, ...shown } = found;
  return ok({
    ...shown,
    rows: rows.map((row) => ({ ...row, args: { ...row.args } })),
    leftOut: [...unknown],
    isMine: askerId === account.userId,
  });
}

/** Makes the checks and keeps what they said. */
async function ask(asked: Asked, asks: SignedInAsks): Promise<Result<Shown>> {
  const { deps, scope, account } = asks;
  return transact(deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const nowMs = deps.clock();
    const at = new Date(nowMs).toISOString();
    const asking = await store.askedBetween(tx, account.userId, new Date(nowMs - minuteMs).toISOString(), at);
    if (asking >= diagnosesPerMinute)
      return refuse({ code: 'service.diagnosis.tooMany', args: { max: diagnosesPerMinute } });
    const { question, imei = '', userName = '', phone = '' } = asked;
    const { device, facts } = await factsFor(tx, asked, asks);
    const rows = judged(question, facts);
    const where = device ?? (await newOrders.nodeOf(tx, scope));
    const { rentId, orgPath, partnerId, unitId, maintId, placeId } = where;
    const diagnosisId = await store.insertDiagnosis(tx, {
      rentId,
      orgPath,
      partnerId,
      unitId,
      maintId,
      placeId,
      askerId: account.userId,
      askedBy: nameOf(account),
      at,
      question,
      imei,
      userName,
      phone,
      deviceId: device?.deviceId ?? null,
      facts: JSON.stringify(facts),
      rows: JSON.stringify(rows),
      leftOut: JSON.stringify(leftOut(question, facts)),
      worst: worstResult(rows),
    });
    await logUse(tx, asks, {
      action: 'service.diagnose',
      detail: question,
      target: { kind: 'diagnosis', id: diagnosisId },
    });
    return detail(diagnosisId, asks, tx);
  });
}

/** Answers a question from what is stored now. @spec SRV-05 */
export async function diagnose(sent: Readonly<Record<string, unknown>>, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = diagnosisForm.check(sent);
  return form.ok ? ask(form.value, asks) : form;
}

/** Asks the same once more: the old answer stays beside the new one. @spec SRV-05 */
export async function again(diagnosisId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const found = await store.diagnosisById(asks.deps.database.db, asks.sees, asks.account.userId, diagnosisId);
  if (!found) return refuse(notFound);
  const { question, imei, userName, phone } = found;
  return ask({ question, imei, userName: userName || undefined, phone: phone || undefined }, asks);
}

interface Settling {
  readonly diagnosisId: number;
  readonly outcome: 'solved' | 'unsolved';
}

/** Says what became of one's own diagnosis; one that solved nothing becomes an order, the same one however often it is said. @spec SRV-05 SRV-01 */
export async function settle({ diagnosisId, outcome, ...said }: Settling, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = outcome === 'unsolved' ? unsolvedForm.check(said) : ok(undefined);
  if (!form.ok) return form;
  const { deps, account, scope } = asks;
  return transact(deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    await newOrders.orderNumbers.hold(tx, scope.rentId, dayAt(deps.clock()));
    const found = await store.lockDiagnosis(tx, scope.rentId, account.userId, diagnosisId);
    if (!found) return refuse(notFound);
    if (found.outcome === outcome) return detail(diagnosisId, asks, tx);
    // what an order was made of stays so
    if (found.outcome === 'unsolved') return refuse({ code: 'service.diagnosis.settled' });
    const noted = () =>
      logUse(tx, asks, {
        action: 'service.settleDiagnosis',
        detail: outcome,
        target: { kind: 'diagnosis', id: diagnosisId },
      });
    const settled = { settledBy: nameOf(account), settledAt: isoNow(deps.clock) };
    if (!form.value) {
      await store.settle(tx, diagnosisId, { outcome, reason: '', orderId: null, ...settled });
      await noted();
      return detail(diagnosisId, asks, tx);
    }
    const { imei, question, rows, rentId, orgPath, partnerId, unitId, maintId, placeId, deviceId } = found;
    const draft = orderOfDiagnosis({ id: diagnosisId, question, rows, ...form.value, imei: imei || undefined });
    const orderId = await makeOrder(
      work,
      {
        where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
        deviceId,
        diagnosisId,
        requestId: draft.sourceKey,
        sourceKey: draft.sourceKey,
        problem: draft.problem,
        category: draft.category,
        level: draft.level,
        methods: JSON.stringify(draft.notificationMethods),
        images: '[]',
      },
      asks,
    );
    await store.settle(tx, diagnosisId, { outcome, reason: draft.problem, orderId, ...settled });
    await noted();
    return detail(diagnosisId, asks, tx);
  });
}
