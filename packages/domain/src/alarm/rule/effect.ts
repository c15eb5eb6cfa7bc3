import { type Problem, minuteMs } from '../../lib/index.ts';
import { ruleEffectMinutes } from '../limits.ts';

/** When a change of a rule takes effect. @spec ALM-05 */
export const takesEffectAtMs = (savedAtMs: number): number => savedAtMs + ruleEffectMinutes * minuteMs;

/** How long until then; 0 once it has. For the countdown. @spec ALM-05 N14 */
export const effectLeftMs = (savedAtMs: number, nowMs: number): number =>
  Math.max(0, takesEffectAtMs(savedAtMs) - nowMs);

/** What is said when a rule was saved. @spec ALM-05 */
export const effectNotice: Problem = { code: 'alarm.rule.takesEffect', args: { 0: ruleEffectMinutes } };

/** When a version takes effect: as it says, or some time after it was saved. The first ones of a tenant hold at once. */
interface Dated {
  readonly savedAtMs: number;
  readonly fromMs?: number | undefined;
}
const startOf = ({ savedAtMs, fromMs }: Dated): number => fromMs ?? takesEffectAtMs(savedAtMs);

/**
 * The version that is in effect: the last saved of those whose time has come; nothing before the first one's.
 * A rule is switched off by a version that says so, and stays in effect until then.
 * @param versions in any order, without those that were withdrawn
 * @spec ALM-05
 */
export const versionInEffect = <V extends Dated>(versions: Iterable<V>, nowMs: number): V | undefined => {
  let current: V | undefined;
  for (const version of versions)
    if (startOf(version) <= nowMs && version.savedAtMs >= (current?.savedAtMs ?? -Infinity)) current = version;
  return current;
};

/** In effect, saved but not in effect yet, or switched off. @spec ALM-05 */
export const ruleStates = ['inEffect', 'pending', 'off'] as const;
export type RuleState = (typeof ruleStates)[number];

/**
 * How a rule stands: a version that is still to come is named first.
 * @param current whether the version in effect judges; undefined: none is in effect
 * @spec ALM-05
 */
export const ruleState = (hasPending: boolean, current: boolean | undefined): RuleState =>
  hasPending ? 'pending' : current ? 'inEffect' : 'off';
