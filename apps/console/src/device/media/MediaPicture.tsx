import { deviceCalls } from '@fireline/api/device';
import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { sizeText } from '@fireline/domain/lib';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { mediaWords } from './words.ts';

const Frame = styled.img`
  width: 100%;
  max-width: 640px;
  border-radius: var(--fl-radius-medium);
`;

interface Loaded {
  readonly url?: string;
  readonly error?: unknown;
  /** How long it took, in milliseconds, and how large it is. */
  readonly tookMs?: number;
  readonly bytes?: number;
}

/** The file of a call as an address for a picture; it is fetched with the reader's token. */
function usePicture<Send>(call: Call<Send>, send: Send, round: number) {
  const { client } = useApi();
  const [loaded, setLoaded] = useState<Loaded>({});
  const asked = JSON.stringify({ send, round });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const askedAt = performance.now();
    client.download(call, (JSON.parse(asked) as { readonly send: Send }).send, { signal }).then(
      ({ blob }) => {
        if (signal.aborted) return;
        setLoaded({ url: URL.createObjectURL(blob), tookMs: performance.now() - askedAt, bytes: blob.size });
      },
      (error: unknown) => {
        if (!signal.aborted) setLoaded({ error });
      },
    );
    return () => controller.abort();
  }, [client, call, asked]);
  const { url } = loaded;
  // until the next one is drawn: a page that draws this one again would find nothing
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return loaded;
}

function Shown({ url, error, label }: Loaded & { readonly label: string }) {
  if (error !== undefined) return <CallFailed error={error} />;
  if (url === undefined) return <Skeleton shape="block" lines={6} />;
  return <Frame src={url} alt={label} />;
}

/** A picture, or a recording as it plays. @spec DEV-19 */
export function MediaPicture({ mediaId, label }: { readonly mediaId: number; readonly label: string }) {
  return <Shown {...usePicture(deviceCalls.mediaFile, { mediaId }, 0)} label={label} />;
}

const everyMs = 1000;

/** What a camera sees, picture by picture while it is looked at; the next one is asked for once a second. */
function useLive(deviceId: number) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    // a page in the background asks for nothing
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1);
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return usePicture(deviceCalls.cameraFrame, { deviceId }, round);
}

interface LivePictureProps {
  readonly deviceId: number;
  readonly label: string;
  /** How fast pictures come, how late and how large, beneath them. Default false. */
  readonly isMeasured?: boolean;
}

/** What a camera sees, picture by picture while it is looked at. @spec DEV-19 */
export function LivePicture({ deviceId, label, isMeasured = false }: LivePictureProps) {
  const t = useWords(mediaWords);
  const format = useFormat();
  const loaded = useLive(deviceId);
  const { tookMs, bytes } = loaded;
  return (
    <>
      <Shown {...loaded} label={label} />
      {isMeasured && tookMs !== undefined && bytes !== undefined && (
        <small>
          {t('media.quality', {
            fps: format.number(1000 / Math.max(everyMs, tookMs), { digits: 1 }),
            delay: format.number(tookMs),
            size: sizeText(bytes),
          })}
        </small>
      )}
    </>
  );
}
