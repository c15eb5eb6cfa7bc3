import { type Problem, type Words, formWords } from '@fireline/domain/lib';
import { useWords } from './useWords.ts';

/** A problem of the domain in the reader's words; nothing for none. Give it the tables of the areas that it may come from. */
export function useProblemText(...tables: readonly Words[]): (problem: Problem | undefined) => string | undefined {
  const t = useWords<readonly Words[]>(formWords, ...tables);
  return (problem) => problem && t(problem.code, problem.args);
}
