import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { draftWords } from '../words.ts';

export interface DraftNoticeProps {
  /** When it was typed; undefined: nothing was restored. */
  readonly at: number | undefined;
  /** The record was changed since. */
  readonly isOutdated?: boolean;
  /** Absent inside a form, which goes back by itself. */
  readonly onDiscard?: () => void;
}

/** Says that unsaved entries were restored, and takes them away when asked to. */
export function DraftNotice({ at, isOutdated = false, onDiscard }: DraftNoticeProps) {
  const t = useWords(draftWords);
  const { dateTime } = useFormat();
  const [isGone, setGone] = useState(false);
  if (at === undefined || isGone) return null;
  return (
    <Banner
      tone={isOutdated ? 'attention' : 'info'}
      live="polite"
      actions={
        <Button
          type={onDiscard ? 'button' : 'reset'}
          onClick={() => {
            onDiscard?.();
            // a form resets itself after the press, and only while the button is there
            setTimeout(() => setGone(true));
          }}
        >
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored', { time: dateTime(at) })} {isOutdated && t('draft.outdated')}
    </Banner>
  );
}
