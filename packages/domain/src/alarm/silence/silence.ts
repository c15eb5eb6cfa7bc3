import {
  dayMs,
  defineForm,
  id,
  integer,
  minuteMs,
  ok,
  oneOf,
  optional,
  refuse,
  type Result,
  text,
} from '../../lib/index.ts';
import type { Role } from '../../role/index.ts';
import type { AlarmLevel } from '../levels.ts';
import { silenceAheadDays, silenceLateMinutes, silenceMinutes, silenceReasonChars } from '../limits.ts';

/** What a silence is for. @spec ALM-12 */
export const silenceTargets = ['device', 'place', 'rule'] as const;
export type SilenceTarget = (typeof silenceTargets)[number];

/** A time in which alarms neither pop up nor sound nor are sent: one device, one place or one alarm rule. @spec ALM-12 ALM-09 */
export interface Silence {
  readonly silenceId: number;
  readonly deviceId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly ruleId?: number | undefined;
  readonly startsAtMs: number;
  /** Milliseconds since 1970; this instant is loud again. */
  readonly endsAtMs: number;
}

/** A new alarm, or one that stands. */
export interface Silenceable {
  readonly level: AlarmLevel;
  readonly deviceId: number;
  readonly placeId: number | null;
  /** The rule for alarms of its kind that holds for its device; null: none. */
  readonly ruleId: number | null;
}

/** Danger is never silenced, whatever silence runs. @spec ALM-12 */
export const maySilence = (level: AlarmLevel): boolean => level !== 1;

const targetIds = { device: 'deviceId', place: 'placeId', rule: 'ruleId' } as const;

/**
 * A silence as it is entered: of one device, place or rule, with its reason, from when and for how long. It always ends by itself.
 * @spec ALM-12
 */
export const silenceForm = defineForm(
  {
    target: oneOf(silenceTargets),
    deviceId: optional(id),
    placeId: optional(id),
    ruleId: optional(id),
    reason: text(silenceReasonChars),
    startsAtMs: integer({ min: 0, max: 8.64e15 }),
    minutes: integer(silenceMinutes),
  },
  (silence) => [
    silence[targetIds[silence.target]] === undefined
      ? { code: 'form.required', field: targetIds[silence.target] }
      : undefined,
  ],
);

/** What the form names, and nothing else that was sent with it. */
export const silencedBy = ({
  target,
  deviceId,
  placeId,
  ruleId,
}: {
  readonly target: SilenceTarget;
  readonly deviceId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly ruleId?: number | undefined;
}): Pick<Silence, 'deviceId' | 'placeId' | 'ruleId'> =>
  target === 'device' ? { deviceId } : target === 'place' ? { placeId } : { ruleId };

/**
 * From when to when a new silence runs. It begins now at the earliest: what was raised before was heard.
 * @returns a problem at `startsAtMs` with the limit in minutes or days
 * @spec ALM-12
 */
export function silenceTimes(
  { startsAtMs, minutes }: { readonly startsAtMs: number; readonly minutes: number },
  nowMs: number,
): Result<Pick<Silence, 'startsAtMs' | 'endsAtMs'>> {
  const problem = (code: string, limit: number) => refuse({ code, field: 'startsAtMs', args: { 0: limit } });
  if (startsAtMs < nowMs - silenceLateMinutes * minuteMs) return problem('alarm.silence.past', silenceLateMinutes);
  if (startsAtMs > nowMs + silenceAheadDays * dayMs) return problem('alarm.silence.far', silenceAheadDays);
  const from = Math.max(startsAtMs, nowMs);
  return ok({ startsAtMs: from, endsAtMs: from + minutes * minuteMs });
}

export const silenceStates = ['planned', 'running', 'ended', 'cancelled'] as const;
export type SilenceState = (typeof silenceStates)[number];

/** One that was cancelled before it began never ran. @spec ALM-12 */
export const silenceState = (
  { startsAtMs, endsAtMs }: Pick<Silence, 'startsAtMs' | 'endsAtMs'>,
  isCancelled: boolean,
  nowMs: number,
): SilenceState => {
  if (isCancelled) return 'cancelled';
  if (nowMs < startsAtMs) return 'planned';
  return nowMs < endsAtMs ? 'running' : 'ended';
};

const covers = (silence: Silence, { deviceId, placeId, ruleId }: Silenceable): boolean =>
  silence.deviceId !== undefined
    ? silence.deviceId === deviceId
    : silence.placeId !== undefined
      ? silence.placeId === placeId
      : silence.ruleId !== undefined && silence.ruleId === ruleId;

/**
 * The silence that holds for an alarm at that moment, of several the one that ends last; nothing: it is loud.
 * @spec ALM-12
 */
export const silenceOf = <S extends Silence>(
  silences: Iterable<S>,
  alarm: Silenceable,
  atMs: number,
): S | undefined => {
  let last: S | undefined;
  if (!maySilence(alarm.level)) return last;
  for (const silence of silences) {
    const runs = atMs >= silence.startsAtMs && atMs < silence.endsAtMs;
    if (runs && covers(silence, alarm) && (!last || silence.endsAtMs > last.endsAtMs)) last = silence;
  }
  return last;
};

/** Whether an alarm is kept quiet at that moment; afterwards it is like any other that nobody has acknowledged. @spec ALM-12 */
export const isSilenced = (
  { level, silencedUntilMs }: { readonly level: AlarmLevel; readonly silencedUntilMs?: number | undefined },
  atMs: number,
): boolean => maySilence(level) && silencedUntilMs !== undefined && atMs < silencedUntilMs;

/** Who stands above whom where one silences what is another's too. */
const ranks: Readonly<Record<Role, number>> = { platform: 0, agent: 1, org: 2, unit: 2, maint: 2, resident: 3 };

/**
 * Whether somebody may end a silence that another began: nobody ends what somebody above them ordered.
 * @param began the role of who began it; null: it is not known
 * @spec ALM-12 ROL-06
 */
export const mayEndSilence = (role: Role, began: Role | null): boolean => began === null || ranks[role] <= ranks[began];
