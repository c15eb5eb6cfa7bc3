import {
  defineForm,
  type Form,
  integer,
  listOf,
  ok,
  oneOf,
  type Problem,
  refuse,
  type Result,
  text,
  repeatedAt,
  rowOf,
} from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { splitRatioPercent, splitSumPercent, splitTasks } from '../limits.ts';
import type { OrderType } from '../orders.ts';
import { triggerTypes } from './triggers.ts';

/** One recipient of a rule and its part. @spec FIN-04 */
export const splitTaskForm = defineForm({
  recipientId: text(nameChars),
  name: text(nameChars),
  account: text(nameChars),
  ratio: integer(splitRatioPercent),
});

export interface SplitTask {
  readonly recipientId: string;
  readonly name: string;
  readonly account: string;
  /** Whole percent. */
  readonly ratio: number;
}

/** What the ratios of a merchant's rule may add up to; a maximum that is no number limits to nothing more than the whole. @spec FIN-04 */
export const splitLimit = (merchantMaxPercent: number = splitSumPercent): number =>
  Math.max(0, Math.min(splitSumPercent, Number.isNaN(merchantMaxPercent) ? splitSumPercent : merchantMaxPercent));

const count = (ratio: number | undefined): number =>
  ratio !== undefined && Number.isFinite(ratio) ? Math.max(0, ratio) : 0;
/** The sum of the ratios; a row still empty counts as nothing. */
export const sumOfRatios = (ratios: readonly (number | undefined)[]): number =>
  ratios.reduce<number>((a, b) => a + count(b), 0);

/** More than the merchant's maximum, or than 100, in sum. @spec FIN-04 N18 */
export const checkSplitSum = (
  ratios: readonly (number | undefined)[],
  merchantMaxPercent?: number,
): Problem | undefined => {
  const [sum, limit] = [sumOfRatios(ratios), splitLimit(merchantMaxPercent)];
  return sum > limit ? { code: 'finance.split.sum', field: 'tasks', args: { 0: limit, 1: sum } } : undefined;
};

/**
 * For each row the largest ratio it may take beside the others, to guard what is typed; 0 where there is no room. A row still empty
 * counts as nothing.
 * @spec FIN-04 FIN-05 N18
 * @example largestRatios([30, undefined, 20], 60) // [40, 10, 30]
 */
export const largestRatios = (ratios: readonly (number | undefined)[], merchantMaxPercent?: number): number[] => {
  const room = splitLimit(merchantMaxPercent) - sumOfRatios(ratios);
  return ratios.map((ratio) => Math.max(0, room + count(ratio)));
};

/** The positions of the second and later rows of one recipient. Decision: a recipient stands once in a rule. @spec FIN-04 */
export const repeatedRows = (rows: readonly Pick<SplitTask, 'recipientId'>[]): number[] =>
  repeatedAt(rows.map(({ recipientId }) => recipientId));

/** What is sent of a recipient's part: its name and account are those of the recipient. @spec FIN-04 */
const splitPartForm = defineForm({ recipientId: text(nameChars), ratio: integer(splitRatioPercent) });

/** What is sent to save a split rule. */
export interface SplitRuleDraft {
  readonly merchantId: string;
  readonly name: string;
  readonly orderType: OrderType;
  readonly tasks: readonly Pick<SplitTask, 'recipientId' | 'ratio'>[];
}

/** A split rule as it is kept. Decision: each save is a new version, and what was split keeps its own. @spec FIN-04 */
export interface SplitRule extends Omit<SplitRuleDraft, 'tasks'> {
  readonly ruleId: string;
  readonly version: number;
  readonly tasks: readonly SplitTask[];
  /** An ended rule splits nothing more. */
  readonly isEnded: boolean;
}

/**
 * A split rule of a merchant: its name, the orders that trigger it, and who gets which part of the payment.
 * @param merchantMaxPercent the merchant's maximum split ratio
 * @spec FIN-04 FIN-06
 */
export const splitRuleForm = (merchantMaxPercent?: number): Form<SplitRuleDraft> =>
  defineForm(
    {
      merchantId: text(nameChars),
      name: text(nameChars),
      orderType: oneOf(triggerTypes),
      tasks: listOf(rowOf(splitPartForm), splitTasks),
    },
    ({ tasks }) => [
      ...repeatedRows(tasks).map((at) => ({ code: 'finance.split.twice', field: `tasks.${at}.recipientId` })),
      checkSplitSum(
        tasks.map(({ ratio }) => ratio),
        merchantMaxPercent,
      ),
    ],
  );

/**
 * The parts of a rule with the names and accounts of their recipients.
 * @returns `finance.split.noRecipient` at each part whose recipient is not known
 * @spec FIN-03 FIN-04
 */
export const namedTasks = (
  parts: SplitRuleDraft['tasks'],
  recipients: readonly Omit<SplitTask, 'ratio'>[],
): Result<SplitTask[]> => {
  const known = new Map(recipients.map((recipient) => [recipient.recipientId, recipient]));
  const missing = parts.flatMap(({ recipientId }, at) =>
    known.has(recipientId) ? [] : [{ code: 'finance.split.noRecipient', field: `tasks.${at}.recipientId` }],
  );
  if (missing.length > 0) return refuse(...missing);
  return ok(
    parts.flatMap(({ recipientId, ratio }) => {
      const recipient = known.get(recipientId);
      return recipient ? [{ recipientId, name: recipient.name, account: recipient.account, ratio }] : [];
    }),
  );
};

/**
 * Why a merchant's maximum cannot be lowered so far: rules that split more are named.
 * @param rules of the merchant; ended ones do not count
 * @spec FIN-02 FIN-04
 */
export const checkMerchantMaximum = (
  maxPercent: number | undefined,
  rules: readonly Pick<SplitRule, 'name' | 'tasks' | 'isEnded'>[],
): Problem | undefined => {
  const limit = splitLimit(maxPercent);
  const above = rules.filter(({ isEnded, tasks }) => !isEnded && sumOfRatios(tasks.map(({ ratio }) => ratio)) > limit);
  if (above.length === 0) return undefined;
  const names = above.map(({ name }) => name).join(', ');
  return { code: 'finance.merchant.ruleAbove', field: 'maxSplitRatio', args: { 0: limit, names } };
};
