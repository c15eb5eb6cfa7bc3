import { useApi, useTopic } from '@fireline/api/react';
import { type ChatLine, chatTopic, serviceCalls } from '@fireline/api/service';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLineReader } from './lineReader.ts';

export interface Thread {
  /** The oldest first, each once. */
  readonly lines: readonly ChatLine[];
  /** Up to where the reader had read when the thread was opened; undefined until it is known. */
  readonly readSeq: number | undefined;
  readonly error: unknown;
  /** Asks for what lies behind what is held; of a chat that has just begun, by its id. */
  readonly load: (begun?: number) => Promise<void>;
}

interface Held {
  readonly lines: readonly ChatLine[];
  readonly readSeq: number | undefined;
  readonly error: unknown;
}

const nothing: Held = { lines: [], readSeq: undefined, error: undefined };

/**
 * The messages of a chat: those behind the last one held are asked for at each hint, when the link is back, when the reader is back at the page,
 * and when the chat says that it has more. A component of another chat has another key.
 * @param ticketId undefined: none has begun
 * @param lastSeq what the chat itself says, which is polled
 * @spec SRV-06
 */
export function useThread(ticketId: number | undefined, lastSeq: number): Thread {
  const { client } = useApi();
  const [held, setHeld] = useState<Held>(nothing);
  const [reader] = useState(() =>
    createLineReader(client, {
      onLines: (fresh, readSeq) =>
        setHeld((before) => ({
          lines: fresh.length === 0 ? before.lines : [...before.lines, ...fresh],
          readSeq: before.readSeq ?? readSeq,
          error: undefined,
        })),
      onFailure: (error) => setHeld((before) => ({ ...before, error })),
    }),
  );
  const load = useCallback((begun = ticketId) => reader.load(begun), [reader, ticketId]);
  useEffect(() => {
    void load();
    const again = (): void => {
      if (document.visibilityState === 'visible') void load();
    };
    window.addEventListener('focus', again);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('focus', again);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [load]);
  useEffect(() => {
    if (lastSeq > reader.reached()) void load();
  }, [lastSeq, load, reader]);
  useTopic(chatTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.ticketId === ticketId)) void load();
    },
    reload: () => void load(),
  });
  return { ...held, load };
}

/** Notes what the reader has seen, while the page is seen. @spec SRV-06 */
export function useReadUpTo(ticketId: number | undefined, lines: readonly ChatLine[], onRead: () => void): void {
  const { client } = useApi();
  const noted = useRef(0);
  const last = lines.at(-1)?.seq ?? 0;
  // what is done afterwards may change without anything being read
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const note = (): void => {
      if (ticketId === undefined || document.visibilityState !== 'visible' || last <= noted.current) return;
      noted.current = last;
      client.send(serviceCalls.readUpTo, { ticketId, seq: last }).then(
        () => read(),
        () => {
          // said again with the next message
          noted.current = 0;
        },
      );
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [client, ticketId, last]);
}
