import { type Problem, type Words, formWords, withFigures } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useWords } from '../format/useWords.ts';

/** Nothing for no problem. */
export type ProblemText = <Given extends Problem | undefined>(
  problem: Given,
) => Given extends Problem ? string : undefined;

/** Problems of the domain in the reader's words, limits written as figures. Give it the tables of the areas that they may come from. */
export function useProblemText(...tables: readonly Words[]): ProblemText {
  const t = useWords<readonly Words[]>(formWords, ...tables);
  return useMemo(() => {
    const text = (problem: Problem | undefined): string | undefined =>
      problem && t(problem.code, withFigures(problem.args));
    return text as ProblemText;
  }, [t]);
}
