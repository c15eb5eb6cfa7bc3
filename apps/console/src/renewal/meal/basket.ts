import { checkRange, type Problem } from '@fireline/domain/lib';
import { checkMeal, mealForm, type MealKind, type MealLine } from '@fireline/domain/renewal';
import { isMetered, purchasePackages } from '@fireline/domain/tariff';

/** A line as it is kept in this browser and sent. */
export interface BasketLine {
  readonly kind: MealKind;
  readonly quantity: number;
  readonly count: number;
  readonly deviceIds: readonly number[];
}

export const asRule = (line: BasketLine): MealLine => ({ ...line, deviceIds: line.deviceIds.map(String) });
export const asSent = (lines: readonly BasketLine[]) =>
  lines.map((line) => ({ ...line, deviceIds: [...line.deviceIds] }));

/** The basket with more in it: packages of a kind that is there are counted together. */
export const withMore = (basket: readonly BasketLine[], more: readonly BasketLine[]): readonly BasketLine[] => {
  const lines = [...basket];
  for (const line of more) {
    const at = lines.findIndex(
      ({ kind, quantity }) => isMetered(kind) && kind === line.kind && quantity === line.quantity,
    );
    const known = lines[at];
    if (known) lines[at] = { ...known, count: known.count + line.count };
    else lines.push(line);
  }
  return lines;
};

/**
 * Why something cannot be put into the basket: too many lines, too much of a package, or the same for a device again. What runs for cameras is asked
 * by the gateway with the whole basket.
 */
export function basketProblem(basket: readonly BasketLine[]): Problem | undefined {
  const over = basket.find(({ count }) => count > purchasePackages.max);
  if (over) return checkRange('count', over.count, purchasePackages);
  const lines = basket.map(asRule);
  const form = mealForm.check({ lines });
  return form.ok ? checkMeal(lines, new Map(), '0001-01-01')[0] : form.problems[0];
}
