import { Message } from './OptionList.styles.ts';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { shownAtMost } from './choices.ts';
import type { Choices } from './useChoices.ts';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../format/useWords.ts';
import { choiceWords } from '../words.ts';

/** What a list says in words of its own while it searches, and when it found nothing. */
export interface ChoicesSaid {
  readonly loading?: string;
  readonly empty?: string;
}
interface Said {
  readonly choices: Choices<string>;
  readonly said?: ChoicesSaid | undefined;
}

/** What the list says of itself: that it searches, failed, found nothing or more than it shows; undefined when nothing. */
function useChoicesText({ choices: { found, status }, said }: Said): string | undefined {
  const t = useWords(choiceWords);
  const { number } = useFormat();
  if (status === 'loading') return said?.loading ?? t('Choices.loading');
  if (status === 'failed') return t('Choices.failed');
  if (found.length === 0) return said?.empty ?? t('Choices.empty');
  if (found.length > shownAtMost) return t('Choices.more', { count: number(found.length - shownAtMost) });
  return undefined;
}

/** Seen below the list; {@link ChoicesStatus} says it aloud. */
export function ChoicesMessage({ choices, said }: Said) {
  const text = useChoicesText({ choices, said });
  if (!text) return null;
  return (
    <Message aria-hidden>
      {choices.status === 'loading' && <Spinner />}
      {text}
    </Message>
  );
}

/** Heard while the list is open: how many there are, or why there are none or only some. */
export function ChoicesStatus({ choices, said, isOpen }: Said & { readonly isOpen: boolean }) {
  const t = useWords(choiceWords);
  const { number } = useFormat();
  const text = useChoicesText({ choices, said });
  const count = choices.found.length;
  return (
    <VisuallyHidden role="status">
      {isOpen && (count === 0 || choices.status === 'failed' ? text : t('Choices.count', { count: number(count) }))}
    </VisuallyHidden>
  );
}
