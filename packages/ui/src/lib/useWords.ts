import { type WordArgs, type Words, fillWords } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useFireline } from './context.ts';
import { mergeWords } from './mergeWords.ts';

type KeysOf<Tables extends readonly Words[]> = Tables[number] extends infer Table
  ? Table extends Words
    ? Extract<keyof Table, string>
    : never
  : never;

export type Translate<Key extends string> = (key: Key, args?: WordArgs) => string;

/**
 * The reader's words: a function from key to phrase over the given tables. It changes only when language or tables do, so it
 * may stand in dependency lists. The provider's `translate` goes first when there is one.
 * @spec SHL-12
 * @example
 * const t = useWords(dialogWords, alarmWords);
 * t('alarm.handled.by', { name });
 */
export function useWords<const Tables extends readonly Words[]>(...tables: Tables): Translate<KeysOf<Tables>> {
  const { language, translate } = useFireline();
  const words = mergeWords(tables);
  return useMemo(() => {
    // a function of its own for each language: what is remembered by it has to be made anew
    if (translate) return (key: string, args?: WordArgs) => translate(key, args);
    return (key: string, args?: WordArgs) => fillWords(words[key]?.[language] ?? key, args);
  }, [language, translate, words]);
}
