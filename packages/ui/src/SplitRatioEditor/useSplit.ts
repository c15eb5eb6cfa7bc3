import type { SplitTask } from '@fireline/domain/finance';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { useWords } from '../lib/format/useWords.ts';
import { type SplitDraft, type SplitReading, moved, readSplit } from './drafts.ts';
import type { SplitRatioEditorProps } from './props.ts';
import type { SplitRecipient } from './sheet.ts';
import { splitRatioEditorWords } from './words.ts';

/** What of a row gets the focus after a change. */
type Part = 'ratio' | 'up' | 'down' | 'remove';

interface Removed {
  readonly draft: SplitDraft;
  readonly at: number;
}

export interface SplitOfEditor {
  readonly drafts: readonly SplitDraft[];
  readonly reading: SplitReading;
  /** The row whose ratio was changed last: where a sum that is too large is told. */
  readonly changedRow: number | null;
  /** The last one removed, which can be had back. */
  readonly removed: Removed | undefined;
  /** For those who do not see what moved. */
  readonly said: string;
  readonly setRatio: (at: number, ratio: string) => void;
  /** A ratio was left: if it is empty, it may be told so. */
  readonly leave: (at: number) => void;
  readonly add: (recipient: SplitRecipient) => void;
  readonly take: (tasks: readonly SplitTask[]) => void;
  readonly move: (from: number, to: number, part: Part) => void;
  readonly remove: (at: number) => void;
  readonly undo: () => void;
}

/** Moves the focus to a part of a row once that row is drawn. */
function useFocusOf(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (row: number, part: Part): void => {
    wanted.current =
      row < 0
        ? '[data-part="undo"]'
        : `[data-row="${row}"] :is([data-part="${part}"] input, button[data-part="${part}"])`;
  };
}

/** The rows, what they say, and what can be done with them; where the focus goes when the row it was in is gone or moved. */
export function useSplit(
  props: SplitRatioEditorProps,
  root: RefObject<HTMLElement | null>,
  hidden: RefObject<HTMLInputElement | null>,
): SplitOfEditor {
  const { value, defaultValue = props.saved ?? [], onChange, merchantMaxPercent } = props;
  const t = useWords(splitRatioEditorWords);
  const focus = useFocusOf(root);
  const [bin, setBin] = useState<readonly Removed[]>([]);
  const [changedRow, setChangedRow] = useState<number | null>(null);
  const [said, say] = useState('');
  const [drafts, setDrafts] = useFormValue<readonly SplitDraft[]>({
    control: hidden,
    value,
    defaultValue,
    onChange: (change) => {
      const { tasks, problems } = readSplit(change.value, merchantMaxPercent);
      onChange?.({ value: change.value, tasks, problems });
    },
  });
  const take = (tasks: readonly SplitTask[]): void => {
    setDrafts([...drafts, ...tasks]);
    say(t('SplitRatioEditor.taken', { good: tasks.length }));
  };
  return {
    drafts,
    reading: readSplit(drafts, merchantMaxPercent),
    changedRow,
    removed: bin.at(-1),
    said,
    setRatio: (at, ratio) => {
      setDrafts(drafts.map((draft, row) => (row === at ? { ...draft, ratio } : draft)));
      setChangedRow(at);
    },
    leave: (at) => {
      if (drafts[at]?.ratio === '') setChangedRow(null);
    },
    add: ({ recipientId, name, account }) => {
      setDrafts([...drafts, { recipientId, name, account, ratio: '' }]);
      setChangedRow(drafts.length);
      focus(drafts.length, 'ratio');
    },
    take,
    move: (from, to, part) => {
      const next = moved(drafts, from, to);
      if (next === drafts) return;
      setDrafts(next);
      setChangedRow(null);
      focus(to, part);
      say(t('SplitRatioEditor.moved', { name: drafts[from]?.name ?? '', place: to + 1, count: drafts.length }));
    },
    remove: (at) => {
      const draft = drafts[at];
      if (!draft) return;
      setBin([...bin, { draft, at }]);
      setDrafts(drafts.toSpliced(at, 1));
      setChangedRow(null);
      focus(Math.min(at, drafts.length - 2), 'remove');
      say(t('SplitRatioEditor.removed', { name: draft.name }));
    },
    undo: () => {
      const last = bin.at(-1);
      if (!last) return;
      const at = Math.min(last.at, drafts.length);
      setBin(bin.slice(0, -1));
      setDrafts(drafts.toSpliced(at, 0, last.draft));
      focus(at, 'ratio');
      say(t('SplitRatioEditor.restored', { name: last.draft.name }));
    },
  };
}
