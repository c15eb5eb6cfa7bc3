import { type Problem, formWords, withFigures } from '@fireline/domain/lib';
import { useWords } from '../useWords.ts';
import { dateWords } from './words.ts';

/** What the field itself says: of what could not be pasted, or of what is in it. */
export function useTold(): (refused: string | undefined, found: Problem | undefined) => string | undefined {
  const t = useWords(dateWords, formWords);
  return (refused, found) =>
    refused === undefined
      ? found && t(found.code as keyof typeof formWords, withFigures(found.args))
      : t('Dates.unread', { text: refused });
}
