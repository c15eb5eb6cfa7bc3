import { useApi } from '@fireline/api/react';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CallFailed } from '../page/CallFailed.tsx';
import type { ImageCall } from './useHeldImages.ts';

/** Pictures beside each other, each above its caption. */
export const Album = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--fl-space-3);

  & > figure {
    display: grid;
    gap: var(--fl-space-1);
    margin: 0;
  }
  & img {
    width: 100%;
    height: 110px;
    border-radius: var(--fl-radius-medium);
    object-fit: cover;
  }
  & figcaption {
    color: var(--fl-text-muted);
  }
`;

interface Loaded {
  readonly url?: string;
  readonly error?: unknown;
}

export interface PictureProps {
  readonly call: ImageCall;
  readonly imageId: string;
  readonly label: string;
}

/** One picture; it is fetched with the reader's token, which an address alone does not carry. A press opens it whole. @spec BLD-03 SIT-08 */
export function Picture({ call, imageId, label }: PictureProps) {
  const { client } = useApi();
  const [{ url, error }, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let made: string | undefined;
    client.download(call, { imageId }, { signal }).then(
      ({ blob }) => {
        if (signal.aborted) return;
        made = URL.createObjectURL(blob);
        setLoaded({ url: made });
      },
      (failed: unknown) => {
        if (!signal.aborted) setLoaded({ error: failed });
      },
    );
    return () => {
      controller.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [client, call, imageId]);
  if (error !== undefined) return <CallFailed error={error} />;
  if (url === undefined) return <Skeleton shape="block" lines={4} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} />
    </a>
  );
}
