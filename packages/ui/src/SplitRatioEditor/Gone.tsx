import type { SplitTask } from '@fireline/domain/finance';
import { Undo2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Left } from './SplitRatioEditor.styles.ts';
import type { SplitOfEditor } from './useSplit.ts';
import { splitRatioEditorWords } from './words.ts';

export interface GoneProps {
  readonly split: SplitOfEditor;
  /** What the saved rule has and the rows have not. */
  readonly removed: readonly SplitTask[];
  readonly isFixed: boolean;
}

/** What is no longer in the rule, and the way back for what was removed last. */
export function Gone({ split, removed, isFixed }: GoneProps) {
  const t = useWords(splitRatioEditorWords);
  const last = isFixed ? undefined : split.removed;
  if (!last && removed.length === 0) return null;
  const names = removed.map(({ name, ratio }) => t('SplitRatioEditor.part', { name, ratio }));
  return (
    <Left>
      {last && (
        <p>
          {t('SplitRatioEditor.removed', { name: last.draft.name })}
          <Button variant="quiet" data-part="undo" icon={<Undo2 aria-hidden />} onClick={split.undo}>
            {t('SplitRatioEditor.undo')}
          </Button>
        </p>
      )}
      {removed.length > 0 && <p>{t('SplitRatioEditor.gone', { names: names.join(t('SplitRatioEditor.between')) })}</p>}
    </Left>
  );
}
