import {
  acknowledgeUnasked,
  floodEnterAlarms,
  floodWindowSeconds,
  muteMinutes,
  remarkChars,
} from '@fireline/domain/alarm';
import { planFileBelowBytes } from '@fireline/domain/plan';
import { lockMinutes, wrongPasswordsMax } from '@fireline/domain/session';
import { pollIntervalMs } from '@fireline/domain/shell';
import { placeMembersMax, placePhonesMax, unitPhonesMax } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { guideWords } from './words.ts';

/** The rules that people run into, each with the limits that hold. @spec SIT-12 */
export function useRuleTexts(): readonly string[] {
  const t = useWords(guideWords);
  const { number } = useFormat();
  const texts = (...limits: readonly number[]) => Object.fromEntries(limits.map((limit, at) => [at, number(limit)]));
  return [
    t('guide.rule.lock', texts(wrongPasswordsMax, lockMinutes.min)),
    t('guide.rule.silence', texts(muteMinutes)),
    t('guide.rule.flood', texts(floodEnterAlarms, floodWindowSeconds)),
    t('guide.rule.bulk', texts(acknowledgeUnasked)),
    t('guide.rule.phones', texts(unitPhonesMax, placePhonesMax)),
    t('guide.rule.members', texts(placeMembersMax)),
    t('guide.rule.remark', texts(remarkChars.max)),
    t('guide.rule.polling', texts(pollIntervalMs / 1000)),
    t('guide.rule.planFile', texts(planFileBelowBytes / 1024 ** 2)),
  ];
}
