import { financeRefundWords } from '@fireline/domain/finance';
import { formWords, type Problem, withFigures } from '@fireline/domain/lib';
import { useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';

type Keys = keyof typeof financeRefundWords | keyof typeof formWords;

/** Reasons of the rules of refunds in the reader's words. @spec FIN-09 */
export function useRefundReason(): (problem: Problem) => string {
  const t = useWords(formWords, financeRefundWords);
  return useCallback((problem) => t(problem.code as Keys, { ...withFigures(problem.args) }), [t]);
}
