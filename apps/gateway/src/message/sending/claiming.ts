import { minuteMs } from '@fireline/domain/lib';
import { countedKinds, type SendReason, type SendRule } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { drawUnits } from './drawing.ts';
import * as store from './deliveryStore.ts';
import { showHeld } from './heldLetters.ts';
import { judge, type Verdict } from './judging.ts';
import { passagesOf } from './passing.ts';
import { accessesOf, ruleOf } from './planning.ts';
import { chainsOf, settingsOf } from './planStore.ts';

/** A gateway that has not renewed its claim for so long is taken for dead, and its messages are offered by another. */
export const claimMs = minuteMs;

const ids = (values: readonly (number | null)[]): number[] => [...new Set(values)].filter((id) => id !== null);

/** Judged in one transaction: in a storm most are held back, and each transaction asks for the limits, blocks and settings again. */
const judgedAtOnce = 100;

/** How long a message waits before it looks again for an access that is on. */
const lookAgainMs = minuteMs;

/** How a message ends that goes no more. One that the carrier may have is no message that was not sent: a receipt may still come for it. */
const endedBecause = ({ unanswered }: store.SendRecordRow, reason: SendReason | null) =>
  unanswered > 0
    ? { state: 'handed' as const, reason: 'unanswered' as const, claimedUntil: null }
    : { state: 'notSent' as const, reason, claimedUntil: null };

interface Standing {
  readonly access: store.AccessRow;
  /** Of the branch of the message: those that it may go through. */
  readonly others: ReturnType<typeof accessesOf>;
  readonly nowMs: number;
}
/**
 * A message whose access was switched off, while it was under way or before: it goes through the next one of its branch that works, or waits
 * for one. Undefined: its access is on.
 */
function moved(record: store.SendRecordRow, verdict: Verdict, { access, others, nowMs }: Standing) {
  const isGone = access.deletedAt !== null;
  if (access.isEnabled && !isGone) return undefined;
  if (record.kind === 'test' && !isGone) return undefined;
  const now = new Date(nowMs).toISOString();
  const isEnded = !verdict.goes && verdict.nextAtMs === null;
  // one that has waited for a day has waited for an access
  if (isEnded && verdict.reason !== 'tooLate') return undefined;
  if (isEnded || record.kind === 'test') return { ...record, ...endedBecause(record, 'noAccess'), endedAt: now };
  const isOpen = ({ pausedUntil }: (typeof others)[number]) => pausedUntil === null || pausedUntil <= now;
  const next = others.find(isOpen) ?? others[0];
  if (!next) {
    const nextAt = new Date(nowMs + lookAgainMs).toISOString();
    return { ...record, state: 'held' as const, reason: 'noAccess' as const, nextAt, claimedUntil: null };
  }
  const triedAccessId = record.attempts > 0 ? access.accessId : record.triedAccessId;
  const to = { accessId: next.accessId, triedAccessId };
  return { ...record, ...to, state: 'planned' as const, reason: null, nextAt: now, claimedUntil: null };
}

/**
 * Judges messages that wait for an access, and claims those that go. One that goes and finds no room waits as it is, and counts for no limit.
 * @param most how many may be offered to it at once
 * @spec ALM-09 DEV-27
 */
export async function claim(
  { database, clock, clocks, log, units }: Pick<Deps, 'database' | 'clock' | 'clocks' | 'log' | 'units'>,
  { accessId, rentId }: { readonly accessId: number; readonly rentId: string },
  most: number,
): Promise<
  | {
      readonly access: store.AccessRow;
      readonly claimed: readonly store.SendRecordRow[];
      /** Whether it may claim or decide about more at once: there was room left, or some go through another access now. */
      readonly isMore: boolean;
    }
  | undefined
> {
  return transact(database, async ({ tx }) => {
    const nowMs = clock();
    clocks.observe(nowMs);
    const now = new Date(nowMs).toISOString();
    const ofClock = { nowMs, isDoubted: clocks.isDoubted, isTrusted: clocks.isTrusted(nowMs) };
    await store.holdTenant(tx, rentId);
    const access = await store.accessById(tx, accessId);
    if (!access) return undefined;
    const due = await store.dueRecords(tx, accessId, now, judgedAtOnce);
    if (due.length === 0) return { access, claimed: [], isMore: false };
    const chains = await chainsOf(
      tx,
      due.map(({ partnerId }) => partnerId),
    );
    const settings = await settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
    const ruleAt = new Map<number | null, SendRule>(
      [...chains].map(([partnerId, chain]) => [partnerId, ruleOf(settings, chain)]),
    );
    const ruleFor = ({ partnerId }: store.SendRecordRow) => ruleAt.get(partnerId) ?? ruleOf(settings, [null]);
    const passages = await passagesOf(tx, rentId, due, ruleFor, nowMs);
    const blocks = await store.blocksOf(
      tx,
      rentId,
      [...new Set(due.map(({ digits }) => digits))],
      ids(due.map(({ deviceId }) => deviceId)),
    );
    const alarms = await store.alarmStates(tx, ids(due.map(({ alarmId }) => alarmId)));
    const hazards = await store.hazardStates(tx, ids(due.map(({ hazardId }) => hazardId)));
    const tasks = await store.taskStates(tx, ids(due.map(({ inspectionTaskId }) => inspectionTaskId)));
    const claimed: store.SendRecordRow[] = [];
    const held: store.SendRecordRow[] = [];
    const judged = due.flatMap((record): store.SendRecordRow | [] => {
      const chain = chains.get(record.partnerId) ?? [null];
      const alarm = record.alarmId === null ? undefined : alarms.get(record.alarmId);
      const hazard = record.hazardId === null ? undefined : hazards.get(record.hazardId);
      const task = record.inspectionTaskId === null ? undefined : tasks.get(record.inspectionTaskId);
      const passedAtMs = passages.before(record);
      const verdict = judge(record, {
        ...ofClock,
        rule: ruleFor(record),
        chain,
        blocks,
        alarm,
        hazard,
        task,
        passedAtMs,
      });
      const left = moved(record, verdict, { access, others: accessesOf(settings, chain, record.channel), nowMs });
      if (left) {
        if (left.state === 'held' && record.level === 1 && record.state !== 'held') held.push(record);
        return left;
      }
      if (verdict.goes) {
        if (claimed.length >= most) return [];
        const counts = record.passedAt === null && countedKinds(record.kind).length > 0;
        if (counts) passages.add(record);
        const one = {
          ...record,
          state: 'planned' as const,
          reason: null,
          passedAt: record.passedAt ?? (counts ? now : null),
          claims: record.claims + 1,
          attempts: record.attempts + 1,
          unanswered: record.unanswered + 1,
          claimedUntil: new Date(nowMs + claimMs).toISOString(),
        };
        claimed.push(one);
        return one;
      }
      const { reason, nextAtMs } = verdict;
      if (nextAtMs === null) return { ...record, ...endedBecause(record, reason), endedAt: now };
      if (record.level === 1 && record.state !== 'held') held.push(record);
      const nextAt = new Date(nextAtMs).toISOString();
      return { ...record, state: 'held', reason, nextAt, claimedUntil: null, endedAt: null };
    });
    const drawn = await drawUnits(tx, { access, nowMs, log, units }, claimed);
    const going = claimed.flatMap(({ recordId }) => {
      const one = drawn.get(recordId);
      return one?.claimedUntil ? [one] : [];
    });
    await store.writeJudged(
      tx,
      judged.map((record) => drawn.get(record.recordId) ?? record),
    );
    await showHeld(tx, rentId, held, now);
    const hasLeft = judged.some((record) => record.accessId !== accessId) || going.length < claimed.length;
    return { access, claimed: going, isMore: hasLeft || (due.length === judgedAtOnce && claimed.length < most) };
  });
}
