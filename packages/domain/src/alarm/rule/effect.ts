import { type Problem, minuteMs } from '../../lib/index.ts';
import { ruleEffectMinutes } from '../limits.ts';

/** When a change of a rule takes effect. @spec ALM-05 */
export const takesEffectAtMs = (savedAtMs: number): number => savedAtMs + ruleEffectMinutes * minuteMs;

/** How long until then; 0 once it has. For the countdown. @spec ALM-05 N14 */
export const effectLeftMs = (savedAtMs: number, nowMs: number): number =>
  Math.max(0, takesEffectAtMs(savedAtMs) - nowMs);

/** What is said when a rule was saved. @spec ALM-05 */
export const effectNotice: Problem = { code: 'alarm.rule.takesEffect', args: { 0: ruleEffectMinutes } };

/**
 * The version that is in effect: the last saved of those whose time has come; nothing before the first one's.
 * A rule is switched off by a version that says so, and stays in effect until then.
 * @param versions in any order
 * @spec ALM-05
 */
export const versionInEffect = <V extends { readonly savedAtMs: number }>(
  versions: Iterable<V>,
  nowMs: number,
): V | undefined => {
  let current: V | undefined;
  for (const version of versions)
    if (takesEffectAtMs(version.savedAtMs) <= nowMs && version.savedAtMs >= (current?.savedAtMs ?? -Infinity))
      current = version;
  return current;
};
