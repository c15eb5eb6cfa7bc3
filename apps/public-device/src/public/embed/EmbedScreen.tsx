import type { Client } from '@fireline/api/lib';
import { type EmbedAlarms, type EmbedDevices, publicCalls } from '@fireline/api/public';
import type { EmbedPiece } from '@fireline/domain/public';
import { FailureState } from '@fireline/ui/FailureState';
import { useFireline, useWords } from '@fireline/ui/lib';
import { type ReactNode, useEffect } from 'react';
import { isFinal } from '../../lib/failure.ts';
import { type LivePolled, usePolled } from '../../lib/usePolled.ts';
import { Interrupted } from '../Interrupted.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import { Waiting } from '../Waiting.tsx';
import { AlarmPiece } from './AlarmPiece.tsx';
import { DevicePiece } from './DevicePiece.tsx';
import { Piece } from './Embed.styles.ts';
import { type HostToken, useHostToken } from './useHostToken.ts';
import { embedWords } from './words.ts';

export interface EmbedScreenProps {
  readonly client: Client;
  readonly keyId: string;
  readonly piece: EmbedPiece;
}

/** A piece in a partner's page: it waits for a token from that page, and shows with it what its key allows. @spec PUB-06 PUB-07 */
export function EmbedScreen(props: EmbedScreenProps) {
  const t = useWords(embedWords);
  const host = useHostToken();
  if (parent === window)
    return (
      <Piece>
        <FailureState title={t('embed.alone.title')}>{t('embed.alone.text')}</FailureState>
      </Piece>
    );
  if (host.generation === undefined)
    return (
      <Piece aria-busy>
        <p role="status">{t('embed.waiting')}</p>
      </Piece>
    );
  return props.piece === 'alarms' ? (
    <Alarms key={host.generation} {...props} host={host} />
  ) : (
    <Devices key={host.generation} {...props} host={host} />
  );
}

interface ShownProps extends EmbedScreenProps {
  readonly host: HostToken;
}

function Alarms({ client, keyId, host }: ShownProps) {
  const polled = usePolled((signal) =>
    client.send(publicCalls.embedAlarms, { keyId }, { signal, headers: { authorization: host.token() } }),
  );
  return (
    <Live polled={polled} host={host}>
      {(shown: EmbedAlarms) => <AlarmPiece shown={shown} />}
    </Live>
  );
}

function Devices({ client, keyId, host }: ShownProps) {
  const polled = usePolled((signal) =>
    client.send(publicCalls.embedDevices, { keyId }, { signal, headers: { authorization: host.token() } }),
  );
  return (
    <Live polled={polled} host={host}>
      {(shown: EmbedDevices) => <DevicePiece shown={shown} />}
    </Live>
  );
}

interface LiveProps<Data> {
  readonly polled: LivePolled<Data>;
  readonly host: HostToken;
  readonly children: (data: Data) => ReactNode;
}

/** What has come, how old it is when nothing newer comes, and why there is nothing. */
function Live<Data extends { readonly expiresAt: string }>({ polled, host, children }: LiveProps<Data>) {
  const t = useWords(embedWords);
  const { clock } = useFireline();
  const { data, failure, askedAtMs, refresh, loadedAtMs } = polled;
  const { lasts, ended } = host;
  const untilMs = data && Date.parse(data.expiresAt);
  useEffect(() => {
    if (untilMs !== undefined) lasts(untilMs, clock());
  }, [untilMs, lasts, clock]);
  const isOver = failure !== null && isFinal(failure);
  useEffect(() => {
    if (isOver) ended();
  }, [isOver, ended]);
  if (isOver)
    return (
      <Piece>
        <FailureState title={t('embed.ended.title')}>{t('embed.ended.text')}</FailureState>
      </Piece>
    );
  if (data === undefined)
    return (
      <Piece aria-busy={askedAtMs !== null}>
        {failure === null ? (
          <Waiting askedAtMs={askedAtMs} onRetry={refresh} />
        ) : (
          <NothingToShow failure={failure} onRetry={refresh} isRetrying={askedAtMs !== null} />
        )}
      </Piece>
    );
  return (
    <Piece aria-busy={askedAtMs !== null}>
      {failure !== null && <Interrupted failure={failure} sinceMs={loadedAtMs} />}
      {children(data)}
    </Piece>
  );
}
