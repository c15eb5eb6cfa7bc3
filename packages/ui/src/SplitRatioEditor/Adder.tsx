import { useState } from 'react';
import { ComboBox } from '../ComboBox/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { SplitRecipient } from './sheet.ts';
import type { SplitOfEditor } from './useSplit.ts';
import { splitRatioEditorWords } from './words.ts';

/** Adds a recipient that is not in the rule yet; the focus goes on to its ratio. */
export function Adder({
  recipients,
  split,
}: {
  readonly recipients: readonly SplitRecipient[];
  readonly split: SplitOfEditor;
}) {
  const t = useWords(splitRatioEditorWords);
  // a new box for each addition: the one before keeps the name that was found
  const [additions, setAdditions] = useState(0);
  const present = new Set(split.drafts.map(({ recipientId }) => recipientId));
  const left = recipients.filter(({ recipientId }) => !present.has(recipientId));
  return (
    <ComboBox
      key={additions}
      label={t('SplitRatioEditor.add')}
      options={left.map(({ recipientId, name, account }) => ({
        value: recipientId,
        label: name,
        description: account,
        keywords: recipientId,
      }))}
      disabled={left.length === 0}
      description={left.length === 0 ? t('SplitRatioEditor.allIn') : undefined}
      onChange={({ value }) => {
        const recipient = left.find(({ recipientId }) => recipientId === value);
        if (!recipient) return;
        split.add(recipient);
        setAdditions(additions + 1);
      }}
    />
  );
}
