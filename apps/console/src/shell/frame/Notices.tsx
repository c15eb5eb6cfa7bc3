import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { LowResolutionWarning } from './LowResolutionWarning.tsx';
import { useReadiness } from './readiness.ts';
import { frameWords } from '../words.ts';

/** What is wrong with the whole console, the worst only: one line over every screen. @spec SHL-15 SHL-21 */
export function Notices() {
  const t = useWords(frameWords);
  const { isReady, reason } = useReadiness();
  if (isReady) return <LowResolutionWarning />;
  return (
    <Banner tone="danger" live="assertive" style={{ marginBlockStart: 'var(--fl-space-3)' }}>
      {reason || t('shell.frame.notReady')}
    </Banner>
  );
}
