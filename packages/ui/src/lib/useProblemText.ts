import type { Problem, Words } from '@fireline/domain/lib';
import { useMemo } from 'react';
import type { TranslateKey } from './context.ts';
import { useFormat } from './useFormat.ts';
import { useWords } from './useWords.ts';

/** Problems of the domain in the reader's words, limits written as figures; the tables must hold their codes. */
export function useProblemText(...tables: readonly Words[]): (problem: Problem) => string {
  const t = useWords(...tables) as TranslateKey;
  const { number } = useFormat();
  return useMemo(
    () =>
      ({ code, args = {} }) =>
        t(
          code,
          Object.fromEntries(
            Object.entries(args).map(([name, arg]) => [name, typeof arg === 'number' ? number(arg) : arg]),
          ),
        ),
    [t, number],
  );
}
