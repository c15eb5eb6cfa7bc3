import type { AlarmRule } from '@fireline/api/alarm';
import { alarmRuleWords } from '@fireline/domain/alarm';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useEffect } from 'react';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { ruleScreenWords } from './words.ts';

const secondMs = 1000;

export interface EffectCountdownProps {
  readonly rule: AlarmRule;
  /** Its time has come: what is shown is out of date. */
  readonly onDue: () => void;
}

/** How a rule stands; one that is still to come says in how long. @spec ALM-05 */
export function EffectCountdown({ rule: { state, pending }, onDue }: EffectCountdownProps) {
  return pending ? <Left from={pending.inEffectFrom} onDue={onDue} /> : <State state={state} />;
}

function State({ state }: Pick<AlarmRule, 'state'>) {
  const t = useWords(alarmRuleWords);
  return <StateMark state={state}>{t(`alarm.rule.state.${state}`)}</StateMark>;
}

function Left({ from, onDue }: { readonly from: string; readonly onDue: () => void }) {
  const t = useWords(ruleScreenWords);
  const { duration } = useFormat();
  const leftMs = Date.parse(from) - useNow(secondMs);
  const isDue = leftMs <= 0;
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue, onDue]);
  return (
    <StateMark state="pending">
      <time dateTime={from} role="timer">
        {isDue ? t('rules.takingEffect') : t('rules.leftFor', { time: duration(leftMs) })}
      </time>
    </StateMark>
  );
}
