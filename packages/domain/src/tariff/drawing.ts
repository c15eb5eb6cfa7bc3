import { addDays, type Day, type Problem } from '../lib/index.ts';
import { type ConsumptionControl, consumptionVerdict } from './consumption.ts';
import { type BalanceHolder, drawFrom } from './holder.ts';

/**
 * Units that a message takes: an SMS its segments, a call one, all else nothing.
 * @spec TAR-07 MSG-05
 */
export const unitsOfSend = ({ channel, segments }: { readonly channel: string; readonly segments: number }): number => {
  if (channel === 'sms') return Math.max(1, segments);
  return channel === 'voice' ? 1 : 0;
};

/** The accounts from which a lot of messages may be drawn, as they stand under their locks. */
export interface DrawAccount {
  readonly accountId: number;
  readonly holder: BalanceHolder;
  readonly balance: number;
  /** Units that messages on their way hold. */
  readonly reserved: number;
  /** Units drawn this month. */
  readonly usedThisMonth: number;
  readonly control?: ConsumptionControl | undefined;
}

/** A message that is about to go. */
export interface DrawAsked {
  readonly recordId: number;
  readonly units: number;
  readonly isAlarm: boolean;
  /** Whose balances it may be drawn from, the nearest first. */
  readonly holders: readonly BalanceHolder[];
}

/** Why a message is not sent for its units. */
export const drawRefusals = ['noUnits', 'overLimit'] as const;
export type DrawRefusal = (typeof drawRefusals)[number];

/** The account that pays, or why none does. */
export type DrawOutcome = { readonly accountId: number; readonly units: number } | DrawRefusal;

const keyOf = ({ kind, id }: BalanceHolder): string => `${kind} ${id}`;

/**
 * Which account pays each message of a lot; each sees what those before it have taken, alarms before all others. Decision: the first holder
 * that has enough pays, and it is its consumption control that applies. An alarm is refused only where there is no account at all.
 * @spec TAR-05 TAR-07 ALM-09
 */
export function drawLot(
  accounts: readonly DrawAccount[],
  asked: readonly DrawAsked[],
): ReadonlyMap<number, DrawOutcome> {
  const found = new Map(accounts.map((account) => [keyOf(account.holder), account]));
  const taken = new Map<number, number>();
  const outcomes = new Map<number, DrawOutcome>();
  const inTurn = asked.toSorted((a, b) => Number(b.isAlarm) - Number(a.isAlarm));
  for (const { recordId, units, isAlarm, holders } of inTurn) {
    const own = holders.flatMap((holder) => found.get(keyOf(holder)) ?? []);
    const held = own.map(({ accountId, holder, balance, reserved }) => ({
      holder,
      balance: balance - reserved - (taken.get(accountId) ?? 0),
    }));
    const draw = drawFrom(held, { units, isAlarm });
    const account = draw && found.get(keyOf(draw.holder));
    if (!account) {
      outcomes.set(recordId, 'noUnits');
      continue;
    }
    const { accountId, control, reserved, usedThisMonth } = account;
    const before = taken.get(accountId) ?? 0;
    const used = usedThisMonth + reserved + before;
    if (control && consumptionVerdict(control, { used, units, isAlarm }) === 'stop') {
      outcomes.set(recordId, 'overLimit');
      continue;
    }
    taken.set(accountId, before + units);
    outcomes.set(recordId, { accountId, units });
  }
  return outcomes;
}

/** Days that a balance is to last. */
const lowDays = 7;
/** Days over which the pace of an account is measured. @spec TAR-07 */
export const paceDays = 30;
/** Of an account that has drawn little: it is low at ten units. */
const lowAtLeast = 10;

/** Units below which a balance is low: what a week takes at the pace of the last thirty days. Decision: ten at least. @spec TAR-05 TAR-07 */
export const lowBelow = (drawnInPaceDays: number): number =>
  Math.max(lowAtLeast, Math.ceil((Math.max(0, drawnInPaceDays) * lowDays) / paceDays));

/** Whole days that so many units last at the pace of the last thirty days; nothing where none are drawn. @spec TAR-07 */
export const daysLeft = (left: number, drawnInPaceDays: number): number | undefined =>
  drawnInPaceDays <= 0 ? undefined : Math.max(0, Math.floor((Math.max(0, left) * paceDays) / drawnInPaceDays));

/** Days that a balance is looked ahead. Decision: a last day further than ten years ahead says nothing. */
const farDays = 3650;

/**
 * The day until which so many units last at the pace of the last thirty days.
 * @returns nothing where none are drawn, or where it lies too far ahead to be named
 * @spec TAR-07
 */
export const lastsUntil = (left: number, drawnInPaceDays: number, today: Day): Day | undefined => {
  const days = daysLeft(left, drawnInPaceDays);
  return days === undefined || days > farDays ? undefined : addDays(today, days);
};

/**
 * No more is taken back than is left, and what messages on their way hold is not left.
 * @spec TAR-08
 */
export const checkTakeable = (
  { balance, reserved }: { readonly balance: number; readonly reserved: number },
  amount: number,
): Problem | undefined => {
  const left = Math.max(0, balance - reserved);
  return amount <= left ? undefined : { code: 'tariff.units.short', field: 'amount', args: { left, amount } };
};
