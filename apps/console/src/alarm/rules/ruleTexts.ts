import type { AlarmRule, AlarmRuleVersion } from '@fireline/api/alarm';
import { alarmRuleWords, alarmWords } from '@fireline/domain/alarm';
import { deviceWords, measurements } from '@fireline/domain/device';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { ruleScreenWords } from './words.ts';

export type RuleKeys =
  | keyof typeof ruleScreenWords
  | keyof typeof alarmRuleWords
  | keyof typeof alarmWords
  | keyof typeof deviceWords;
type Said = Pick<
  AlarmRuleVersion,
  'measurement' | 'raisesWhen' | 'threshold' | 'recoversAt' | 'deviceTypes' | 'alarmTimeMinutes' | 'level' | 'kind'
>;

export const useRuleWords = () => useWords(ruleScreenWords, alarmRuleWords, alarmWords, deviceWords);

/** What a rule is called: its kind, and whose devices it is about. */
export const ruleName = (
  { version, partnerName }: Pick<AlarmRule, 'version' | 'partnerName'>,
  t: Translate<RuleKeys>,
): string => [t(`alarm.kind.${version.kind}`), partnerName].filter(Boolean).join(' · ');

/** The settings of a version in the reader's words. */
export function ruleTexts(t: Translate<RuleKeys>, { number }: Pick<Format, 'number'>) {
  const value = ({ measurement }: Said, amount: number): string => {
    const { unit, digits } = measurements[measurement];
    return number(amount, unit === '' ? { digits } : { digits, unit });
  };
  return {
    types: ({ deviceTypes }: Said) => deviceTypes.map((type) => t(`device.type.${type}`)).join(' · '),
    raises: (said: Said) =>
      `${t(`device.measurement.${said.measurement}`)} ${t(`rules.from.${said.raisesWhen}`, { value: value(said, said.threshold) })}`,
    threshold: (said: Said) => value(said, said.threshold),
    recovers: (said: Said) => value(said, said.recoversAt),
    time: ({ alarmTimeMinutes }: Said) => t('rules.minutes', { 0: number(alarmTimeMinutes) }),
    level: ({ level }: Said) => (level === null ? t('rules.level.ofKind') : t(`alarm.level.${level}`)),
  };
}
export const useRuleTexts = () => ruleTexts(useRuleWords(), useFormat());
