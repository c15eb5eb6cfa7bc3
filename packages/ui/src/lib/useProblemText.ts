import { type Problem, type Words, formWords } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useFormat } from './useFormat.ts';
import { useWords } from './useWords.ts';

/** Nothing for no problem. */
export type ProblemText = <Given extends Problem | undefined>(
  problem: Given,
) => Given extends Problem ? string : undefined;

/** Problems of the domain in the reader's words, limits written as figures. Give it the tables of the areas that they may come from. */
export function useProblemText(...tables: readonly Words[]): ProblemText {
  const t = useWords<readonly Words[]>(formWords, ...tables);
  const { number } = useFormat();
  return useMemo(() => {
    const text = (problem: Problem | undefined): string | undefined =>
      problem &&
      t(
        problem.code,
        Object.fromEntries(
          Object.entries(problem.args ?? {}).map(([name, arg]) => [name, typeof arg === 'number' ? number(arg) : arg]),
        ),
      );
    return text as ProblemText;
  }, [t, number]);
}
