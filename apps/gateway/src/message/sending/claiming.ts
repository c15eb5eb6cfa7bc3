import { minuteMs } from '@fireline/domain/lib';
import { messageSendingWords, type SendReason, type SendRule } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import * as store from './deliveryStore.ts';
import { judge, limitOf } from './judging.ts';
import { ruleOf } from './planning.ts';
import { chainsOf, insertRecords, settingsOf } from './planStore.ts';

/** A gateway that has not renewed its claim for so long is taken for dead, and its messages are offered by another. */
export const claimMs = minuteMs;

const ids = (values: readonly (number | null)[]): number[] => [...new Set(values)].filter((id) => id !== null);

/** A level 1 that a limit holds back is shown at once to those who see to the sending, once an hour. */
async function showHeld(tx: Tx, rentId: string, held: readonly store.SendRecordRow[], now: string): Promise<void> {
  if (held.length === 0) return;
  const hour = now.slice(0, 13);
  const places = [...new Set(held.map(({ text }) => text))].slice(0, 3).join('\n');
  const people = await store.overseers(tx, rentId);
  const rows = people.map(({ userId, realName, username }) => ({
    rentId,
    orgPath: '/',
    partnerId: null,
    unitId: null,
    maintId: null,
    placeId: null,
    at: now,
    nextAt: now,
    kind: 'notice' as const,
    channel: 'siteLetter' as const,
    state: 'planned' as const,
    userId,
    receiver: realName || username,
    address: String(userId),
    digits: String(userId),
    text: `${messageSendingWords['message.send.heldLetter.title'].cn}\n${places}`,
    key: `held:${hour}:${userId}`,
  }));
  await insertRecords(tx, rows);
}

/**
 * Judges messages that wait for an access, and claims those that go.
 * @param most how many may be offered to it at once
 * @spec ALM-09 DEV-27
 */
export async function claim(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { accessId, rentId }: { readonly accessId: number; readonly rentId: string },
  most: number,
): Promise<
  | { readonly access: store.AccessRow; readonly claimed: readonly store.SendRecordRow[]; readonly judged: number }
  | undefined
> {
  return transact(database, async ({ tx }) => {
    const nowMs = clock();
    const now = new Date(nowMs).toISOString();
    await store.holdTenant(tx, rentId);
    const access = await store.accessById(tx, accessId);
    if (!access) return undefined;
    const due = await store.dueRecords(tx, accessId, now, most);
    if (due.length === 0) return { access, claimed: [], judged: 0 };
    const chains = await chainsOf(
      tx,
      due.map(({ partnerId }) => partnerId),
    );
    const settings = await settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
    const ruleAt = new Map<number | null, SendRule>(
      [...chains].map(([partnerId, chain]) => [partnerId, ruleOf(settings, chain)]),
    );
    const limits = due.map(({ channel, digits, partnerId }) => {
      const { messages, spanMs } = limitOf(ruleAt.get(partnerId) ?? ruleOf(settings, [null]), channel);
      return { channel, digits, messages, since: new Date(nowMs - spanMs).toISOString() };
    });
    const widest = [...Map.groupBy(limits, ({ channel, digits }) => `${channel} ${digits}`).values()].map((same) => ({
      ...(same[0] as (typeof limits)[number]),
      messages: Math.max(...same.map(({ messages }) => messages)),
      since: same.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)),
    }));
    const passed = await store.passedTimes(tx, rentId, widest);
    const blocks = await store.blocksOf(
      tx,
      rentId,
      [...new Set(due.map(({ digits }) => digits))],
      ids(due.map(({ deviceId }) => deviceId)),
    );
    const alarms = await store.alarmStates(tx, ids(due.map(({ alarmId }) => alarmId)));
    const claimed: store.SendRecordRow[] = [];
    const held: store.SendRecordRow[] = [];
    const judged = due.map((record): store.SendRecordRow => {
      const chain = chains.get(record.partnerId) ?? [null];
      const key = `${record.channel} ${record.digits}`;
      const passedAtMs = passed.get(key) ?? [];
      const alarm = record.alarmId === null ? undefined : alarms.get(record.alarmId);
      const rule = ruleAt.get(record.partnerId) ?? ruleOf(settings, [null]);
      const isOff = (!access.isEnabled || access.deletedAt !== null) && record.kind !== 'test';
      const verdict = isOff
        ? { goes: false, reason: 'noAccess' as SendReason, nextAtMs: null }
        : judge(record, { nowMs, rule, chain, blocks, alarm, passedAtMs });
      if (verdict.goes) {
        const counts = record.passedAt === null && (record.kind === 'alarm' || record.kind === 'notice');
        if (counts) passed.set(key, [...passedAtMs, nowMs]);
        const one = {
          ...record,
          state: 'planned' as const,
          reason: null,
          passedAt: record.passedAt ?? (counts ? now : null),
          claims: record.claims + 1,
          attempts: record.attempts + 1,
          claimedUntil: new Date(nowMs + claimMs).toISOString(),
        };
        claimed.push(one);
        return one;
      }
      const isHeld = verdict.nextAtMs !== null;
      if (isHeld && record.level === 1 && record.state !== 'held') held.push(record);
      return {
        ...record,
        state: isHeld ? 'held' : 'notSent',
        reason: verdict.reason,
        nextAt: isHeld ? new Date(verdict.nextAtMs ?? nowMs).toISOString() : record.nextAt,
        claimedUntil: null,
        endedAt: isHeld ? null : now,
      };
    });
    await store.writeJudged(tx, judged);
    await showHeld(tx, rentId, held, now);
    return { access, claimed, judged: judged.length };
  });
}
