import type { Problem } from '@fireline/domain/lib';
import { pastedPhones, phonesForm, phonesMax } from '@fireline/domain/site';
import { type RefObject, useState } from 'react';
import { listWords } from '../lib/words.ts';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { type FormControl, useFormValue } from '../lib/field/useFormReset.ts';
import { type UndoMemory, useUndo } from '../lib/overlay/useUndo.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { PhoneListEditorProps } from './PhoneListEditor.tsx';
import { type PhoneKind, type PhoneLists, type Taken, tidied, withPasted } from './phones.ts';

const none: PhoneLists = { mobiles: [], landlines: [] };

export interface PhoneList {
  readonly lists: PhoneLists;
  readonly max: number;
  readonly memory: UndoMemory<PhoneLists>;
  /** A line that was just added and never left: it is not blamed for being empty. */
  readonly fresh: string | null;
  readonly add: (kind: PhoneKind) => void;
  readonly write: (kind: PhoneKind, at: number, text: string) => void;
  /** On leaving a line: what can be read is written as it is kept. */
  readonly leave: (kind: PhoneKind, at: number) => void;
  readonly remove: (kind: PhoneKind, at: number) => void;
  readonly move: (kind: PhoneKind, at: number, by: -1 | 1) => void;
  readonly paste: (text: string) => (Taken & { readonly problems: readonly Problem[] }) | { readonly refused: Problem };
}

/** The lists and what may be done with them. */
export function usePhoneList(
  props: PhoneListEditorProps,
  root: RefObject<HTMLElement | null>,
  control: FormControl,
): PhoneList {
  const { of, value, defaultValue = none, onChange } = props;
  const t = useWords(listWords);
  const max = phonesMax[of];
  const focusNext = useFocusNext(root);
  const [fresh, setFresh] = useState<string | null>(null);
  const [lists, set] = useFormValue<PhoneLists>({
    control,
    value,
    defaultValue,
    onChange: (change) => {
      const result = phonesForm[of].check(change.value);
      onChange?.({ value: change.value, problems: result.ok ? [] : result.problems });
    },
  });
  const memory = useUndo<PhoneLists>((before) => {
    set(before);
    focusNext('[data-act="undo"]', '[data-act="add"]');
  });
  const put = (kind: PhoneKind, numbers: readonly string[]): void => set({ ...lists, [kind]: numbers });
  return {
    lists,
    max,
    memory,
    fresh,
    add: (kind) => {
      put(kind, [...lists[kind], '']);
      setFresh(`${kind}.${lists[kind].length}`);
      focusNext(`[data-line="${kind}.${lists[kind].length}"] input`);
    },
    write: (kind, at, text) => {
      memory.forget();
      put(kind, lists[kind].with(at, text));
    },
    leave: (kind, at) => {
      setFresh(null);
      const text = lists[kind][at] ?? '';
      const tidy = tidied(kind, text);
      if (tidy !== text) put(kind, lists[kind].with(at, tidy));
    },
    remove: (kind, at) => {
      memory.remember(lists, t('List.removed', { name: lists[kind][at] || `${at + 1}` }));
      put(kind, lists[kind].toSpliced(at, 1));
      setFresh(null);
      const next = Math.min(at, lists[kind].length - 2);
      focusNext(`[data-line="${kind}.${next}"] [data-act="remove"]`, `[data-kind="${kind}"] [data-act="add"]`);
    },
    move: (kind, at, by) => {
      const [to, number = ''] = [at + by, lists[kind][at]];
      const args = { name: number || `${at + 1}`, position: to + 1, count: lists[kind].length };
      memory.remember(lists, t('List.moved', args));
      put(kind, lists[kind].toSpliced(at, 1).toSpliced(to, 0, number));
      const line = `[data-line="${kind}.${to}"]`;
      focusNext(`${line} [data-act="${by < 0 ? 'up' : 'down'}"]`, `${line} [data-act="${by < 0 ? 'down' : 'up'}"]`);
    },
    paste: (text) => {
      const pasted = pastedPhones(text);
      const [refused] = pasted.ok ? [] : pasted.problems;
      if (!pasted.ok) return { refused: refused ?? { code: 'form.invalid' } };
      const taken = withPasted(lists, pasted.value, max);
      if (taken.added > 0) {
        memory.forget();
        set(taken.value);
      }
      return { ...taken, problems: pasted.value.problems };
    },
  };
}
