import {
  defineForm,
  type Form,
  integer,
  listOf,
  oneOf,
  type Problem,
  text,
  repeatedAt,
  rowOf,
} from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { splitRatioPercent, splitSumPercent, splitTasks } from '../limits.ts';
import { type OrderType, orderTypeNames } from '../orders.ts';

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
const sumOf = (ratios: readonly (number | undefined)[]): number => ratios.reduce<number>((a, b) => a + count(b), 0);

/** More than the merchant's maximum, or than 100, in sum. @spec FIN-04 N18 */
export const checkSplitSum = (
  ratios: readonly (number | undefined)[],
  merchantMaxPercent?: number,
): Problem | undefined => {
  const [sum, limit] = [sumOf(ratios), splitLimit(merchantMaxPercent)];
  return sum > limit ? { code: 'finance.split.sum', field: 'tasks', args: { 0: limit, 1: sum } } : undefined;
};

/**
 * For each row the largest ratio it may take beside the others, to guard what is typed; 0 where there is no room. A row still empty
 * counts as nothing.
 * @spec FIN-04 FIN-05 N18
 * @example largestRatios([30, undefined, 20], 60) // [40, 10, 30]
 */
export const largestRatios = (ratios: readonly (number | undefined)[], merchantMaxPercent?: number): number[] => {
  const room = splitLimit(merchantMaxPercent) - sumOf(ratios);
  return ratios.map((ratio) => Math.max(0, room + count(ratio)));
};

/** The positions of the second and later rows of one recipient. Decision: a recipient stands once in a rule. @spec FIN-04 */
export const repeatedRows = (rows: readonly Pick<SplitTask, 'recipientId'>[]): number[] =>
  repeatedAt(rows.map(({ recipientId }) => recipientId));

/**
 * A split rule of a merchant: what is ordered, and who gets which part of the payment.
 * @param merchantMaxPercent the merchant's maximum split ratio
 * @spec FIN-04
 */
export const splitRuleForm = (
  merchantMaxPercent?: number,
): Form<{ orderType: OrderType; tasks: readonly SplitTask[] }> =>
  defineForm({ orderType: oneOf(orderTypeNames), tasks: listOf(rowOf(splitTaskForm), splitTasks) }, ({ tasks }) => [
    ...repeatedRows(tasks).map((at) => ({ code: 'finance.split.twice', field: `tasks.${at}.recipientId` })),
    checkSplitSum(
      tasks.map(({ ratio }) => ratio),
      merchantMaxPercent,
    ),
  ]);
