import {
  type Check as CheckName,
  type CheckResult,
  type DiagnosisFacts,
  type DiagnosisRow,
  diagnosisWords,
  worstResult,
} from '@fireline/domain/service';
import { Link } from '../Link/index.ts';
import { type Tone, toneIcons } from '../lib/alarm/tones.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Check, Checks as List, Result } from './DiagnosisSteps.styles.ts';
import { type Fact, factOf } from './facts.ts';
import { diagnosisStepsWords } from './words.ts';

const tones: Readonly<Record<CheckResult, Tone>> = { pass: 'success', warn: 'attention', fail: 'danger' };

export interface ChecksProps {
  /** Where what is amiss is mended; a check without an address has no link. */
  readonly hrefOf?: ((row: { readonly check: CheckName }) => string | undefined) | undefined;
  readonly rows: readonly DiagnosisRow[];
  readonly facts: DiagnosisFacts | undefined;
  /** Not made, for nothing is stored that would tell: said, so that nobody takes them for well. */
  readonly leftOut?: readonly CheckName[] | undefined;
}

const noChecks: readonly CheckName[] = [];

/** Every check with its result, what it saw, and what to do. */
export function Checks({ rows, facts, leftOut = noChecks, hrefOf }: ChecksProps) {
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
          const href = advice && hrefOf?.({ check });
          return (
            <Check key={check} data-tone={tones[result]} data-check={check}>
              {toneIcons[tones[result]]}
              <span>{t(`service.diagnosis.check.${check}`)}</span>
              <Result>{t(`service.diagnosis.result.${result}`)}</Result>
              {fact && <small>{t('DiagnosisSteps.seen', { fact: factText(fact) })}</small>}
              {advice && (
                <p>
                  {t(advice, args)}
                  {href && (
                    <>
                      {' '}
                      <Link href={href}>{t('DiagnosisSteps.mend')}</Link>
                    </>
                  )}
                </p>
              )}
            </Check>
          );
        })}
      </List>
      {leftOut.length > 0 && (
        <small>
          {t('DiagnosisSteps.leftOut', {
            checks: leftOut.map((check) => t(`service.diagnosis.check.${check}`)).join(' · '),
          })}
        </small>
      )}
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
