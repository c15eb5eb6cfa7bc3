import { minimumWindow, shellWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useMedia } from '../lib/useMedia.ts';

const query = `(width < ${minimumWindow.widthPx}px) or (height < ${minimumWindow.heightPx}px)`;

/** Tells that the window is too small for the console; once dismissed it stays away until the page is loaded anew. @spec SHL-21 */
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
