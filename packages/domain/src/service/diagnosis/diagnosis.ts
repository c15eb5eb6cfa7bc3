import { defineForm, text, type WordArgs } from '../../lib/index.ts';
import { unsolvedReasonChars } from '../limits.ts';
import type { WorkOrderDraft } from '../orders.ts';
import { type Check, type CheckResult, checks, type DiagnosisFacts } from './checks.ts';
import { type Question, questions } from './questions.ts';

/** One row of a result: what was looked at, how it is, and what to do about it. @spec SRV-05 */
export interface DiagnosisRow {
  readonly check: Check;
  readonly result: CheckResult;
  /** Key of the words; nothing where all is well. */
  readonly advice?: `service.diagnosis.advice.${Check}`;
  readonly args: WordArgs;
}

/**
 * The result of a diagnosis: one row for each check of the question, in its order. What was not found gets the one row that
 * says so; rows that would speak of it are left out.
 * @spec SRV-05
 * @example diagnose('deviceOffline', { nowMs, device: null })
 * // [{ check: 'deviceFound', result: 'fail', args: {}, advice: 'service.diagnosis.advice.deviceFound' }]
 */
export function diagnose(question: Question, facts: DiagnosisFacts): DiagnosisRow[] {
  return questions[question].checks.flatMap((check): DiagnosisRow[] => {
    const { judge, args = {} } = checks[check];
    const result = judge(facts);
    if (result === undefined) return [];
    return [
      { check, result, args, ...(result !== 'pass' && { advice: `service.diagnosis.advice.${check}` as const }) },
    ];
  });
}

/** The worst of the rows: what the record of a diagnosis shows. @spec SRV-05 */
export const worstResult = (rows: readonly DiagnosisRow[]): CheckResult =>
  (['fail', 'warn'] as const).find((bad) => rows.some(({ result }) => result === bad)) ?? 'pass';

/** Why the diagnosis solved nothing. @spec SRV-05 */
export const unsolvedForm = defineForm({ reason: text(unsolvedReasonChars) });

/**
 * The work order that an unsolved diagnosis leads to, with what was found amiss as its data.
 * Decision: a false alarm has a category of its own, for it is counted.
 * @param diagnosis its id is that of the record: asked for twice, the same order comes of it
 * @spec SRV-05
 */
export const orderOfDiagnosis = (diagnosis: {
  readonly id: number;
  readonly question: Question;
  readonly reason: string;
  readonly rows: readonly DiagnosisRow[];
  readonly imei?: string | undefined;
}): WorkOrderDraft & { readonly question: Question; readonly amiss: readonly Check[] } => ({
  problem: diagnosis.reason,
  category: diagnosis.question === 'falseAlarm' ? 'falseAlarm' : questions[diagnosis.question].subject,
  sourceKey: `diagnosis:${diagnosis.id}`,
  images: [],
  deviceImei: diagnosis.imei,
  question: diagnosis.question,
  amiss: diagnosis.rows.filter(({ result }) => result !== 'pass').map(({ check }) => check),
});
