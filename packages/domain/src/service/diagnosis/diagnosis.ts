import { defineForm, oneOf, saying, someOf, text, type WordArgs } from '../../lib/index.ts';
import { unsolvedReasonChars } from '../limits.ts';
import {
  type NotificationMethod,
  notificationMethods,
  type OrderLevel,
  orderLevels,
  type WorkOrderDraft,
} from '../orders.ts';
import { type Check, type CheckResult, checks, type DiagnosisFacts } from './checks.ts';
import { type Question, questions } from './questions.ts';

/** One row of a result: what was looked at, how it is, and what to do about it. @spec SRV-05 */
export interface DiagnosisRow {
  readonly check: Check;
  readonly result: CheckResult;
  /** Key of the words; nothing where all is well. */
  readonly advice?: `service.diagnosis.advice.${Check | 'lastKnown'}`;
  readonly args: WordArgs;
}

/**
 * The result of a diagnosis: one row for each check of the question, in its order. What was not found gets the one row that
 * says so; rows that would speak of it are left out, and so are those of which nothing is stored (`leftOut` names them).
 * @spec SRV-05
 * @example diagnose('deviceOffline', { nowMs, device: null })
 * // [{ check: 'deviceFound', result: 'fail', args: {}, advice: 'service.diagnosis.advice.deviceFound' }]
 */
export function diagnose(question: Question, facts: DiagnosisFacts): DiagnosisRow[] {
  return questions[question].checks.flatMap((check): DiagnosisRow[] => {
    const { judge, args = {} } = checks[check];
    const judged = judge(facts);
    if (judged === undefined || judged === 'unknown') return [];
    if (typeof judged === 'object')
      return [{ check, result: judged.result, args: {}, advice: `service.diagnosis.advice.${judged.advice}` }];
    return [
      {
        check,
        result: judged,
        args,
        ...(judged !== 'pass' && { advice: `service.diagnosis.advice.${check}` as const }),
      },
    ];
  });
}

/** The checks of a question that could not be made, for nothing is stored that would tell: never taken for well. @spec SRV-05 */
export const leftOut = (question: Question, facts: DiagnosisFacts): Check[] =>
  questions[question].checks.filter((check) => checks[check].judge(facts) === 'unknown');

/** The worst of the rows: what the record of a diagnosis shows. @spec SRV-05 */
export const worstResult = (rows: readonly DiagnosisRow[]): CheckResult =>
  (['fail', 'warn'] as const).find((bad) => rows.some(({ result }) => result === bad)) ?? 'pass';

/** Why the diagnosis solved nothing, and how the order made from it says so. @spec SRV-05 SRV-01 */
export const unsolvedForm = defineForm({
  reason: text(unsolvedReasonChars),
  level: saying('service.order.levelRequired', oneOf(orderLevels)),
  notificationMethods: saying('service.order.methodRequired', someOf(notificationMethods)),
});

/** What becomes of a diagnosis: nobody has said, it solved the problem, or a work order goes on with it. @spec SRV-05 */
export const diagnosisOutcomes = ['open', 'solved', 'unsolved'] as const;
export type DiagnosisOutcome = (typeof diagnosisOutcomes)[number];

/** A work order of an unsolved diagnosis, with the checks that were amiss. @spec SRV-05 */
export interface DiagnosisOrder extends WorkOrderDraft {
  readonly level: OrderLevel;
  readonly notificationMethods: readonly NotificationMethod[];
  readonly question: Question;
  readonly amiss: readonly Check[];
}

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
  readonly level: OrderLevel;
  readonly notificationMethods: readonly NotificationMethod[];
  readonly rows: readonly DiagnosisRow[];
  readonly imei?: string | undefined;
}): DiagnosisOrder => ({
  problem: diagnosis.reason,
  category: diagnosis.question === 'falseAlarm' ? 'falseAlarm' : questions[diagnosis.question].subject,
  level: diagnosis.level,
  notificationMethods: diagnosis.notificationMethods,
  sourceKey: `diagnosis:${diagnosis.id}`,
  images: [],
  deviceImei: diagnosis.imei,
  question: diagnosis.question,
  amiss: diagnosis.rows.filter(({ result }) => result !== 'pass').map(({ check }) => check),
});
