import { inspectionWords } from '@fireline/domain/inspection';
import { formWords, type Problem } from '@fireline/domain/lib';
import { shellWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { patrolWords } from './words.ts';

/** Why something was not taken, in words; a reason that this version does not know yet is named by its code. */
export function useProblem(): (problem: Problem) => string {
  const t = useWords(patrolWords, inspectionWords, formWords, shellWords);
  return ({ code, args }) => {
    const key = code as keyof typeof inspectionWords;
    const said = t(key, args);
    return said === key ? t('patrol.refused.unknown', { code }) : said;
  };
}
