import { type ClipboardEvent, useState } from 'react';
import { useWords } from '../lib/format/useWords.ts';
import { type SheetIntake, type SplitRecipient, readSheet } from './sheet.ts';
import type { SplitOfEditor } from './useSplit.ts';
import { splitRatioEditorWords } from './words.ts';

export interface Paste {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** What was pasted or typed and is not in the rule yet. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly intake: SheetIntake;
  /** Takes the good rows; what is wrong stays to be mended. */
  readonly take: () => void;
  /** Several cells pasted anywhere in the editor are a sheet; one cell goes into the field it was meant for. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

const isSheet = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/** A sheet on its way into the rule. */
export function usePaste(split: SplitOfEditor, recipients: readonly SplitRecipient[] | undefined): Paste {
  const t = useWords(splitRatioEditorWords);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const columns = ['recipientId', 'name', 'account', 'ratio'] as const;
  const heading = columns.map((column) => t(`SplitRatioEditor.column.${column}`)).join('\t');
  const read = (pasted: string): SheetIntake => readSheet(pasted, { drafts: split.drafts, recipients, heading });
  const takeFrom = (pasted: string): void => {
    const { rows, rest } = read(pasted);
    if (rows.length > 0) split.take(rows);
    setText(rest);
    setOpen(rest !== '');
  };
  return {
    isOpen,
    setOpen,
    text,
    setText,
    intake: read(text),
    take: () => takeFrom(text),
    onPaste: (event) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (event.target instanceof HTMLTextAreaElement || !isSheet(pasted)) return;
      event.preventDefault();
      takeFrom(pasted);
    },
  };
}
