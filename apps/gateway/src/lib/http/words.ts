import { fillWords, formWords, type Language, type Problem, type Words, withFigures } from '@fireline/domain/lib';

/**
 * A problem in the reader's language. What holds for any field ('required') is told with the field's name on the wire; sentences of an
 * area say themselves what they are about.
 */
export type WordsFor = (problem: Problem, language: Language) => string;

/** Says problems by tables of words, and what forms refuse besides. */
export function wordsFrom(tables: readonly Words[]): WordsFor {
  const words: Words = Object.assign({}, formWords, ...tables);
  return (problem, language) => {
    const text = fillWords(words[problem.code]?.[language] ?? problem.code, withFigures(problem.args));
    return problem.field && problem.code.startsWith('form.') ? `${problem.field}: ${text}` : text;
  };
}
