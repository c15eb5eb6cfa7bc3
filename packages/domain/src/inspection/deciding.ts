import { defineForm, oneOf, text } from '../lib/index.ts';
import { resultChars } from './limits.ts';
import { failureFields, failureProblems, type SaidFailure } from './plans.ts';
import { hasWordsIn } from './tasks.ts';

/** What became of a failed item. @spec INS-05 ALM-13 */
export const failureStates = ['undecided', 'hazard', 'order', 'dismissed'] as const;
export type FailureState = (typeof failureStates)[number];

/** What somebody makes of a failed item that the plan leaves open. */
export const failureDecisions = ['hazard', 'order', 'dismiss'] as const;
export type FailureDecision = (typeof failureDecisions)[number];

type Said = Omit<SaidFailure, 'onFailure'> & { readonly decision: FailureDecision; readonly reason: string };

/** What was decided, as the rule of a plan says it; nothing for one that is dismissed. */
export const saidOfDecision = ({ decision, reason: _reason, ...said }: Said): SaidFailure | undefined =>
  decision === 'dismiss' ? undefined : { ...said, onFailure: decision };

/**
 * The decision about a failed item: a hazard with its level and days, a work order as well, or nothing, with a reason in words.
 * @spec INS-05 ALM-13
 */
export const decisionForm = defineForm(
  { decision: oneOf(failureDecisions), ...failureFields, reason: text(resultChars) },
  (said) => {
    const rule = saidOfDecision(said);
    if (rule) return failureProblems(rule);
    return [hasWordsIn(said.reason) ? undefined : { code: 'inspection.failure.reason', field: 'reason' }];
  },
);
