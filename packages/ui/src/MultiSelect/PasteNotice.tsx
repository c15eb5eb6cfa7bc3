import { Note } from '../lib/field/FieldFrame.styles.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Missing } from './MultiSelect.styles.ts';
import type { Listed } from './list.ts';
import { multiSelectWords } from './words.ts';

/** Named one by one up to here. */
const namedAtMost = 8;

/** What came of a pasted list: how many were added, and which were not found, so that none is lost unseen. */
export function PasteNotice({ pasted }: { readonly pasted: Listed<string> | null }) {
  const t = useWords(multiSelectWords);
  const { number } = useFormat();
  const named = pasted?.missing.slice(0, namedAtMost).join(' · ') ?? '';
  const names = (pasted?.missing.length ?? 0) > namedAtMost ? `${named} …` : named;
  return (
    <Note role="status" hidden={!pasted}>
      {pasted && t('MultiSelect.pasted', { count: number(pasted.found.length) })}
      {pasted && names && (
        <Missing> {t('MultiSelect.missing', { count: number(pasted.missing.length), names })}</Missing>
      )}
    </Note>
  );
}
