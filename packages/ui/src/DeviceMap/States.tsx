import type { ReactNode } from 'react';
import { FailureState } from '../FailureState/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useWords } from '../lib/index.ts';
import { Centre, Notice } from './DeviceMap.styles.ts';
import { deviceMapWords } from './words.ts';

export interface StatesProps {
  readonly isLoading: boolean;
  readonly failure: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly isEmpty: boolean;
}

/** Why there is nothing on the map, over it: it can be looked at meanwhile. */
export function States({ isLoading, failure, onRetry, isEmpty }: StatesProps) {
  const t = useWords(deviceMapWords);
  if (failure)
    return (
      <Centre>
        <FailureState {...(onRetry && { onRetry })}>{failure}</FailureState>
      </Centre>
    );
  if (isLoading)
    return (
      <Centre>
        <Notice role="status">
          <Spinner />
          {t('DeviceMap.loading')}
        </Notice>
      </Centre>
    );
  return isEmpty ? (
    <Centre>
      <Notice role="status">{t('DeviceMap.empty')}</Notice>
    </Centre>
  ) : null;
}
