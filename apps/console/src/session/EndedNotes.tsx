import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { loginWords } from './words.ts';

/** Lines that fit above the form. */
const shownMax = 5;

const notesIn = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'notes' in state && Array.isArray(state.notes)
    ? state.notes.filter((note) => typeof note === 'string')
    : [];

/** What the action that ended the session refused, each with its reason. @param state the history's, see `leaveAfter` @spec SES-09 */
export function EndedNotes({ state }: { readonly state: unknown }) {
  const t = useWords(loginWords);
  const notes = notesIn(state);
  if (notes.length === 0) return null;
  return (
    <Banner tone="attention">
      {t('session.login.refused', { count: notes.length })}
      <ul>
        {notes.slice(0, shownMax).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {notes.length > shownMax && t('session.login.refusedMore', { count: notes.length - shownMax })}
    </Banner>
  );
}
