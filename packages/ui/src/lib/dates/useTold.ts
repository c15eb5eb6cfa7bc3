import { type Problem, type WordArgs, formWords, isDay, withFigures } from '@fireline/domain/lib';
import { useDayText } from '../field/useDayText.ts';
import { useWords } from '../format/useWords.ts';
import { dateWords } from './words.ts';

/** What the field itself says: of what could not be pasted, or of what is in it; days are written as the field writes them. */
export function useTold(): (refused: string | undefined, found: Problem | undefined) => string | undefined {
  const t = useWords(dateWords, formWords);
  const dayText = useDayText();
  const written = (args: WordArgs = {}): WordArgs =>
    Object.fromEntries(
      Object.entries(withFigures(args)).map(([name, arg]) => [
        name,
        typeof arg === 'string' && isDay(arg) ? dayText(arg) : arg,
      ]),
    );
  return (refused, found) =>
    refused === undefined
      ? found && t(found.code as keyof typeof formWords, written(found.args))
      : t('Dates.unread', { text: refused });
}
