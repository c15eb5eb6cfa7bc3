import { minimumWindow, shellWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { lowHeight, phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';

const isSmall = `(width < ${minimumWindow.widthPx}px) or (height < ${minimumWindow.heightPx}px)`;
/** A phone, and a window that is zoomed, have layouts of their own: nothing is missing there. */
const query = `(${isSmall}) and (not ${phoneWidth}) and (not ${lowHeight})`;

/**
 * Warns that the window is too small for the console; once dismissed it stays away until the page is loaded again. Decision: not on phones and
 * not at high zoom, where the warning took the room of an alarm.
 * @spec SHL-21 N23
 */
export function LowResolutionWarning() {
  const t = useWords(shellWords);
  const isTooSmall = useMedia(query);
  const [isDismissed, setDismissed] = useState(false);
  if (!isTooSmall || isDismissed) return null;
  return (
    <Banner tone="attention" onDismiss={() => setDismissed(true)} style={{ marginBlockStart: 'var(--fl-space-3)' }}>
      {t('shell.lowResolution', { width: minimumWindow.widthPx, height: minimumWindow.heightPx })}
    </Banner>
  );
}
