/** What the safety of a time is judged by; null: nothing of the kind happened, and the part does not count. */
export interface SafetyFacts {
  /** Of the hours that devices should have answered, how many they did, in percent. */
  readonly answering: number | null;
  /** Minutes until an alarm was acknowledged, the median. */
  readonly acknowledging: number | null;
  /** Minutes until an alarm was closed, the median. */
  readonly closing: number | null;
  /** Of the alarms closed, those that were false, in percent. */
  readonly falseAlarms: number | null;
  /** Of the hazards in progress, those over their due day, in percent. */
  readonly hazards: number | null;
  /** Of the devices in use, those whose service has ended, in percent. */
  readonly services: number | null;
}
export type SafetyPart = keyof SafetyFacts;

export interface SafetyRule {
  /** How much the part counts beside the others. */
  readonly weight: number;
  /** The value that gets all points, and the one that gets none; in between points fall evenly. */
  readonly best: number;
  readonly worst: number;
  readonly unit: '%' | 'min';
}

/**
 * The score of a place, a unit or a tenant.
 * Decision: the source names a safety trend and no formula; ours is this table, and it is shown wherever a score is.
 * @spec ANA-01 ANA-05
 */
export const safetyRules: Readonly<Record<SafetyPart, SafetyRule>> = {
  answering: { weight: 25, best: 100, worst: 80, unit: '%' },
  acknowledging: { weight: 20, best: 3, worst: 60, unit: 'min' },
  closing: { weight: 15, best: 30, worst: 1440, unit: 'min' },
  falseAlarms: { weight: 10, best: 10, worst: 80, unit: '%' },
  hazards: { weight: 15, best: 0, worst: 50, unit: '%' },
  services: { weight: 15, best: 0, worst: 20, unit: '%' },
};
export const safetyParts = /* @__PURE__ */ Object.keys(safetyRules) as readonly SafetyPart[];

export interface ScoredPart extends SafetyRule {
  readonly part: SafetyPart;
  /** null: nothing of the kind happened. */
  readonly value: number | null;
  /** 0 to 100; null where the value is. */
  readonly points: number | null;
}

/** Points of a value, 0 to 100: all at its best, none at its worst. */
export const pointsOf = ({ best, worst }: Pick<SafetyRule, 'best' | 'worst'>, value: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, (value - worst) / (best - worst))));

/**
 * The score, 0 to 100, with every part explained: the mean of the parts' points by their weights. Parts of which nothing is known are
 * left out, and no part: no score.
 * @spec ANA-01 ANA-05
 */
export function safetyScore(facts: SafetyFacts): { readonly score: number | null; readonly parts: ScoredPart[] } {
  const parts = safetyParts.map((part): ScoredPart => {
    const [rule, value] = [safetyRules[part], facts[part]];
    return { part, ...rule, value, points: value === null ? null : pointsOf(rule, value) };
  });
  const known = parts.flatMap(({ points, weight }) => (points === null ? [] : { points, weight }));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const score = known.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights;
  return { score: weights > 0 ? Math.round(score) : null, parts };
}

/** What is advised where a part has few points. */
const adviceBelow = 60;
/** The parts that need somebody, the one that costs most points first. @spec ANA-01 */
export const safetyAdvice = (parts: readonly ScoredPart[]): SafetyPart[] =>
  parts
    .filter(({ points }) => points !== null && points < adviceBelow)
    .toSorted((a, b) => (100 - (b.points ?? 0)) * b.weight - (100 - (a.points ?? 0)) * a.weight)
    .map(({ part }) => part);

/** Of whom a report is. */
export const reportScopes = ['tenant', 'partner', 'unit'] as const;
export type ReportScope = (typeof reportScopes)[number];
