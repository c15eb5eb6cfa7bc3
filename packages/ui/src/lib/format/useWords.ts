import { type Language, type WordArgs, type Words, fillWords } from '@fireline/domain/lib';
import { useFireline } from '../context.ts';
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
  const source = translate ?? words;
  let known = readers.get(source);
  if (!known) readers.set(source, (known = {}));
  return (known[language] ??= translate ? (key, args) => translate(key, args) : readerOf(words, language));
}

// Kept for all components that read alike, not in each: a table has a thousand of them. A function of its own for each language, since what is
// remembered by it has to be made anew.
const readers = new WeakMap<object, Partial<Record<Language, Translate<string>>>>();

const readerOf =
  (words: Words, language: Language): Translate<string> =>
  (key, args) => {
    const text = words[key]?.[language] ?? key;
    return args ? fillWords(text, args) : text;
  };
