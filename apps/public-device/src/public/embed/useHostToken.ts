import { useCallback, useEffect, useRef, useState } from 'react';

/** What the page of a piece and the page around it say to each other. @spec PUB-06 PUB-07 */
export type EmbedMessage =
  | { readonly type: 'fireline.ready' | 'fireline.tokenExpiring' }
  | { readonly type: 'fireline.token'; readonly token: string }
  | { readonly type: 'fireline.resize'; readonly heightPx: number };

const isToken = (data: unknown): data is Extract<EmbedMessage, { type: 'fireline.token' }> =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'fireline.token' &&
  'token' in data &&
  typeof data.token === 'string';

/** Says something to the page around this one; nothing of it is secret, and only listed origins frame this page. */
const tellHost = (message: EmbedMessage): void => parent.postMessage(message, '*');

/** Part of a token's life after which the next one is requested. */
const renewAt = 0.8;
/** How long after a token that never opened anything the next one is requested: what refused it may refuse the next one too. */
const againMs = 30_000;

export interface HostToken {
  /** Undefined: none has come yet. Goes up with each token that comes after one that ended. */
  readonly generation: number | undefined;
  readonly token: () => string;
  /** Requests the next token in time. */
  readonly lasts: (untilMs: number, nowMs: number) => void;
  /** The token opens nothing any more: the piece starts again with the next one. */
  readonly ended: () => void;
}

/** The token of a piece, from the page around this one and from no other window. @spec PUB-07 */
export function useHostToken(): HostToken {
  const token = useRef('');
  const hasEnded = useRef(true);
  const hasOpened = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [generation, setGeneration] = useState<number>();
  useEffect(() => {
    const take = ({ source, data }: MessageEvent): void => {
      if (source !== parent || !isToken(data)) return;
      token.current = data.token;
      if (hasEnded.current) setGeneration((before = 0) => before + 1);
      hasEnded.current = false;
    };
    addEventListener('message', take);
    tellHost({ type: 'fireline.ready' });
    return () => {
      removeEventListener('message', take);
      clearTimeout(timer.current);
    };
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      tellHost({ type: 'fireline.resize', heightPx: document.documentElement.scrollHeight }),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const lasts = useCallback((untilMs: number, nowMs: number) => {
    hasOpened.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => tellHost({ type: 'fireline.tokenExpiring' }),
      Math.max(0, (untilMs - nowMs) * renewAt),
    );
  }, []);
  const ended = useCallback(() => {
    hasEnded.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tellHost({ type: 'fireline.tokenExpiring' }), hasOpened.current ? 0 : againMs);
    hasOpened.current = false;
  }, []);
  return { generation, token: () => token.current, lasts, ended };
}
