import type { AlarmRuleSettings } from './form.ts';

/** What a version of a rule says: its kind and whose devices it is about stay. @spec ALM-05 */
export const versionFields = [
  'isEnabled',
  'deviceTypes',
  'measurement',
  'raisesWhen',
  'threshold',
  'recoversAt',
  'alarmTimeMinutes',
  'autoRecovery',
  'armingEnable',
  'level',
] as const satisfies readonly (keyof AlarmRuleSettings | 'isEnabled')[];
export type VersionField = (typeof versionFields)[number];

type Said = { readonly [Name in VersionField]?: unknown };

/**
 * In what two versions of a rule differ, in the order of its form. Device types in another order are the same.
 * @spec ALM-05
 */
export const changedVersionFields = (before: Said, after: Said): VersionField[] => {
  const text = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : (value ?? null));
  return versionFields.filter((name) => text(before[name]) !== text(after[name]));
};
