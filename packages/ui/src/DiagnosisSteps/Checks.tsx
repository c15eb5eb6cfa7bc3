import {
  type CheckResult,
  type DiagnosisFacts,
  type DiagnosisRow,
  diagnosisWords,
  worstResult,
} from '@fireline/domain/service';
import { type Tone, toneIcons } from '../lib/alarm/tones.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Check, Checks as List, Result } from './DiagnosisSteps.styles.ts';
import { type Fact, factOf } from './facts.ts';
import { diagnosisStepsWords } from './words.ts';

const tones: Readonly<Record<CheckResult, Tone>> = { pass: 'success', warn: 'attention', fail: 'danger' };

interface ChecksProps {
  readonly rows: readonly DiagnosisRow[];
  readonly facts: DiagnosisFacts | undefined;
}

/** Every check with its result, what it saw, and what to do. */
export function Checks({ rows, facts }: ChecksProps) {
  const t = useWords(diagnosisStepsWords, diagnosisWords);
  const { number } = useFormat();
  const factText = useFactText();
  const amiss = rows.filter(({ result }) => result !== 'pass').length;
  return (
    <>
      <p>
        {worstResult(rows) === 'pass'
          ? t('DiagnosisSteps.allWell', { count: number(rows.length) })
          : t('DiagnosisSteps.amiss', { count: number(rows.length), amiss: number(amiss) })}
      </p>
      <List>
        {rows.map(({ check, result, advice, args }) => {
          const fact = factOf(check, facts);
          return (
            <Check key={check} data-tone={tones[result]} data-check={check}>
              {toneIcons[tones[result]]}
              <span>{t(`service.diagnosis.check.${check}`)}</span>
              <Result>{t(`service.diagnosis.result.${result}`)}</Result>
              {fact && <small>{t('DiagnosisSteps.seen', { fact: factText(fact) })}</small>}
              {advice && <p>{t(advice, args)}</p>}
            </Check>
          );
        })}
      </List>
    </>
  );
}

function useFactText(): (fact: Fact) => string {
  const t = useWords(diagnosisStepsWords);
  const { number, dateTime } = useFormat();
  return (fact) => {
    if (fact.kind === 'number') return number(fact.value, fact.unit === undefined ? {} : { unit: fact.unit });
    if (fact.kind === 'instant') return dateTime(fact.value);
    return t(`DiagnosisSteps.${fact.kind}`);
  };
}
