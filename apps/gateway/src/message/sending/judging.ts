import { isHazardReminderOver, passFrequency, passInterval, type RectificationState } from '@fireline/domain/alarm';
import { isTaskReminderOver } from '@fireline/domain/inspection';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import { isOver, isWrittenAhead, sendWithinMs, type SendReason, type SendRule } from '@fireline/domain/message';
import type { AlarmState } from '@fireline/domain/alarm';
import { isHeldLetter } from './heldLetters.ts';
import type { blocksOf, SendRecordRow } from './deliveryStore.ts';

export interface Verdict {
  readonly goes: boolean;
  readonly reason: SendReason | null;
  /** Of one that is held back: when it may go. */
  readonly nextAtMs: number | null;
}
const goes: Verdict = { goes: true, reason: null, nextAtMs: null };
const never = (reason: SendReason): Verdict => ({ goes: false, reason, nextAtMs: null });

/** How long what a wrong clock may have written waits before it is judged again. */
const judgeAgainMs = 10 * minuteMs;

export interface Known {
  readonly nowMs: number;
  /** Whether the clock is far from what is known: then no message of an alarm is too old. */
  readonly isDoubted: boolean;
  /** Whether what lies ahead of the clock was written by a wrong one; otherwise the clock itself may be behind. */
  readonly isTrusted: boolean;
  readonly rule: SendRule;
  /** The partner at which it stands, those above it, and null for the tenant. */
  readonly chain: readonly (number | null)[];
  readonly blocks: Awaited<ReturnType<typeof blocksOf>>;
  readonly alarm: { readonly state: AlarmState } | undefined;
  readonly hazard: { readonly state: RectificationState; readonly dueOn: string } | undefined;
  /** The task of a patrol that a reminder is about. */
  readonly task: { readonly completedAtMs: number | null; readonly isWithdrawn: boolean } | undefined;
  /** When messages that count went by this channel to this address, oldest first. */
  readonly passedAtMs: readonly number[];
}

/** How far back a limit looks at what went to an address, and at how many. */
export const limitOf = (rule: SendRule, channel: SendRecordRow['channel']): { messages: number; spanMs: number } => {
  if (channel === 'sms') return { messages: rule.smsMessages, spanMs: rule.smsHours * hourMs };
  if (channel === 'voice') return { messages: rule.voiceMessages, spanMs: rule.voiceHours * hourMs };
  return { messages: 1, spanMs: (channel === 'email' ? rule.emailMinutes : rule.appMinutes) * minuteMs };
};

function blockOf(record: SendRecordRow, { blocks, chain }: Known): SendReason | undefined {
  const { channel, digits, deviceId } = record;
  if (channel !== 'sms' && channel !== 'voice') return undefined;
  const isOwner = (row: { readonly partnerId: number | null }) => chain.includes(row.partnerId);
  if (blocks.phones.some((row) => row.digits === digits && row[`${channel}Flag`] && isOwner(row)))
    return 'blockedPhone';
  const isDevice = blocks.devices.some((row) => row.deviceId === deviceId && row.type === channel && isOwner(row));
  return isDevice ? 'blockedDevice' : undefined;
}

/** Whether what a message says is over. */
function isPast({ kind, moment, trigger, templateValues }: SendRecordRow, { alarm, hazard, task }: Known): boolean {
  if (kind === 'alarm') return moment !== null && alarm !== undefined && isOver(moment, alarm);
  // that an item failed stays true
  if (task !== undefined) return trigger !== 'inspectionFailed' && isTaskReminderOver(task);
  // a reminder names the due day as its time
  return (
    hazard !== undefined && isHazardReminderOver({ ...hazard, dueDay: hazard.dueOn }, templateValues?.['time'] ?? '')
  );
}

/**
 * Whether a message goes now. What went past the limits once, and is offered again, is not counted twice; codes and tests use up no limit.
 * @spec ALM-09 DEV-27 ROL-05
 */
export function judge(record: SendRecordRow, known: Known): Verdict {
  const { kind, channel, at, passedAt, isForced } = record;
  const { nowMs, rule, passedAtMs, isDoubted, isTrusted } = known;
  const isOfAlarm = kind === 'alarm' || isHeldLetter(record);
  // its text is kept nowhere: whoever asked for it asks again
  if (kind === 'code') return never('tooLate');
  if (isPast(record, known)) return never('over');
  // what happened to an alarm happened, whatever the clock then said
  if (!isOfAlarm && isWrittenAhead(Date.parse(at), nowMs))
    return isTrusted ? never('wrongClock') : { goes: false, reason: 'wrongClock', nextAtMs: nowMs + judgeAgainMs };
  if (nowMs - Date.parse(at) > sendWithinMs && !(isOfAlarm && isDoubted)) return never('tooLate');
  const blocked = blockOf(record, known);
  if (blocked) return never(blocked);
  if (kind === 'test' || passedAt !== null || channel === 'siteLetter') return goes;
  const isCounted = channel === 'sms' || channel === 'voice';
  const { messages, spanMs } = limitOf(rule, channel);
  const passage = isCounted
    ? passFrequency(passedAtMs, nowMs, { messages, hours: spanMs / hourMs })
    : passInterval(passedAtMs, nowMs, isForced ? 0 : spanMs / minuteMs);
  if (passage.mayPass) return goes;
  // what passed by a clock that ran ahead holds nothing back for longer than the limit looks
  const nextAtMs = Math.min(passage.nextAtMs, nowMs + spanMs);
  return { goes: false, reason: isCounted ? 'frequency' : 'interval', nextAtMs };
}
