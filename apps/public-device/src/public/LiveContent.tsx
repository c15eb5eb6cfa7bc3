import type { ReactNode } from 'react';
import { isFinal } from '../lib/failure.ts';
import type { LivePolled } from '../lib/usePolled.ts';
import { Interrupted } from './Interrupted.tsx';
import { NothingToShow } from './NothingToShow.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { Main } from './Screen.styles.ts';
import { Waiting } from './Waiting.tsx';

export interface LiveContentProps<Data> {
  readonly polled: LivePolled<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The frame of every live page: waiting, failed, or the content with how old it is and a way to have it anew. @spec N05 PUB-05 */
export function LiveContent<Data>({ polled, children }: LiveContentProps<Data>) {
  const { data, failure, askedAtMs, refresh } = polled;
  const isAsking = askedAtMs !== null;
  if (data === undefined) {
    return (
      <Main aria-busy={isAsking}>
        {failure === null ? (
          <Waiting askedAtMs={askedAtMs} onRetry={refresh} />
        ) : (
          <NothingToShow failure={failure} {...(isFinal(failure) ? {} : { onRetry: refresh })} isRetrying={isAsking} />
        )}
      </Main>
    );
  }
  return (
    <>
      <Main aria-busy={isAsking}>
        {failure !== null && <Interrupted failure={failure} sinceMs={polled.loadedAtMs} />}
        {children(data)}
      </Main>
      <RefreshBar polled={polled} />
    </>
  );
}
