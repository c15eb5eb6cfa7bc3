import { type HandoverEvent, handoverStep } from '@fireline/domain/alarm';
import { ok, type Problem, refuse } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './handoverStore.ts';
import { heldUnit } from './planStore.ts';
import { sheetOf } from './sheet.ts';

const notFound: Problem = { code: 'alarm.handover.notFound', field: 'handoverId' };
const targetOf = (id: number) => ({ kind: 'handover', id });

/** @spec N16 */
export const list = async (query: store.HandoverFilter & Paging, { deps, scope }: SignedInAsks) =>
  ok(await store.handoversPage(deps.database.db, scope, query));

/** What was signed stays as it was; until then the sheet is as things stand. @spec N16 */
export async function detail(handoverId: number, { deps, scope }: SignedInAsks, tx?: Tx) {
  const db = tx ?? deps.database.db;
  const found = await store.handoverById(db, scope, handoverId);
  if (!found) return refuse(notFound);
  const { sheet, ...handover } = found;
  const shift = { unitId: handover.unitId, fromAt: handover.fromAt, toAt: isoNow(deps.clock) };
  const { open, ...rest } = sheet ?? (await sheetOf(db, shift));
  return ok({ handover, sheet: { ...rest, open: [...open] } });
}

/** A shift begins where none runs; of two who begin at once the second learns who is on duty. @spec N16 */
export const begin = (unitId: number, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }) => {
    const { deps, scope, account } = asks;
    const unit = await heldUnit(tx, scope, unitId);
    if (!unit) return refuse({ code: 'form.choice', field: 'unitId' });
    const running = await store.lockRunning(tx, unitId);
    if (running) return refuse({ code: 'alarm.handover.running', args: { name: running.outgoingName } });
    const handoverId = await beginAt(tx, { rentId: scope.rentId, unitId, fromAt: isoNow(deps.clock) }, asks);
    await logUse(tx, asks, { detail: `${handoverId} ${unit.name}`, target: targetOf(handoverId) });
    return detail(handoverId, { ...asks, account }, tx);
  });

const beginAt = (tx: Tx, where: { rentId: string; unitId: number; fromAt: string }, { account }: SignedInAsks) =>
  store.insertHandover(tx, { ...where, outgoingId: account.userId, outgoingName: nameOf(account) });

interface Step {
  readonly handoverId: number;
  readonly revision: number;
  readonly event: HandoverEvent;
  readonly remark: string;
}

/** What each step leaves on the row. */
async function written(
  tx: Tx,
  shift: Parameters<typeof sheetOf>[1],
  { event, remark }: Step,
  { account, deps }: SignedInAsks,
) {
  const [by, at] = [nameOf(account), isoNow(deps.clock)];
  if (event === 'sign')
    return { remark, toAt: at, sheet: JSON.stringify(await sheetOf(tx, shift)), returnedBy: '', reason: '' };
  if (event === 'accept') return { incomingId: account.userId, incomingName: by, acceptedAt: at };
  return { toAt: null, sheet: null, returnedBy: by, reason: remark };
}

/**
 * Signs the shift with its sheet, accepts it, which begins the next one, or sends it back. Who comes is another account than who leaves; alarms
 * that are not closed ask for a remark. Of two at once the second learns that it has changed.
 * @spec N16
 */
export const step = (sent: Step, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }) => {
    const { deps, scope, account } = asks;
    const { handoverId, event, remark } = sent;
    const seen = await store.handoverById(tx, scope, handoverId);
    if (!seen || !(await heldUnit(tx, scope, seen.unitId))) return refuse(notFound);
    const row = await store.lockHandover(tx, handoverId);
    if (!row) return refuse(notFound);
    const shift = { unitId: row.unitId, fromAt: row.fromAt, toAt: isoNow(deps.clock) };
    const openAlarms = event === 'sign' ? (await sheetOf(tx, shift)).open.length : 0;
    const context = { openAlarms, remark, outgoing: row.outgoingId, actor: account.userId };
    const next = handoverStep(row.state, event, context);
    if (!next.ok) return next;
    if (row.revision !== sent.revision) return refuse({ code: 'alarm.handover.changed' });
    await store.updateHandover(tx, handoverId, { state: next.value, ...(await written(tx, shift, sent, asks)) });
    if (next.value === 'accepted')
      await beginAt(tx, { rentId: row.rentId, unitId: row.unitId, fromAt: isoNow(deps.clock) }, asks);
    await logUse(tx, asks, { detail: `${handoverId} ${event}`, target: targetOf(handoverId) });
    return detail(handoverId, asks, tx);
  });
