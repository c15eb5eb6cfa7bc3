import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { serviceCalls } from '@fireline/api/service';
import type { ChatDraft } from '@fireline/ui/ChatThread';
import { useEffect, useRef, useState } from 'react';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { newPress } from '../../lib/newPress.ts';

/** A message on its way. */
export interface OnItsWay extends ChatDraft {
  /** The same for each try: sent again, it is one message. */
  readonly key: string;
  /** The chat in which it is said; null: the reader's own, or a new one. */
  readonly ticketId: number | null;
  readonly atMs: number;
  readonly state: 'sending' | 'failed';
  /** Addresses of its pictures in this page. */
  readonly pictures: readonly string[];
}

const imageFields = ['images'] as const;

/** What happens when messages were stored: it settles when they are shown. */
type OnStored = (ticketId: number) => Promise<void>;

export interface Outbox {
  readonly waiting: readonly OnItsWay[];
  readonly send: (ticketId: number | null, draft: ChatDraft, onStored: OnStored) => void;
  readonly retry: (message: { readonly id: string }, onStored: OnStored) => void;
}

/**
 * Sends messages one after the other. One that fails stays with all that was written, until it is sent again, whichever chat is shown meanwhile.
 * @param onFailed told why one was refused
 * @spec SRV-06
 */
export function useOutbox(onFailed: (error: unknown) => void): Outbox {
  const { client } = useApi();
  const upload = useImageUpload(serviceCalls.uploadChatImage, imageFields);
  const [waiting, setWaiting] = useState<readonly OnItsWay[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const setState = (key: string, state: OnItsWay['state']): void =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const deliver = ({ key, text, files, ticketId }: OnItsWay, onStored: OnStored): void => {
    const run = async (): Promise<void> => {
      try {
        const said = { key, text, ...(await upload({ images: files })) };
        const stored = await (ticketId === null
          ? client.send(serviceCalls.openTicket, said)
          : client.send(serviceCalls.say, { ticketId, ...said }));
        await onStored(stored.ticketId);
        setWaiting((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        setState(key, 'failed');
        // the message itself says so; a line that is gone comes back, and a notice would lie over the field
        if (!(error instanceof CallError && error.isPassing)) onFailed(error);
      }
    };
    line.current = line.current.then(run);
  };
  return {
    waiting,
    send: (ticketId, { text, files }, onStored) => {
      const pictures = files.map((file) => URL.createObjectURL(file));
      made.current.push(...pictures);
      const one: OnItsWay = { key: newPress(), ticketId, text, files, pictures, atMs: Date.now(), state: 'sending' };
      setWaiting((all) => [...all, one]);
      deliver(one, onStored);
    },
    retry: ({ id }, onStored) => {
      const one = waiting.find(({ key }) => key === id);
      if (!one || one.state === 'sending') return;
      setState(id, 'sending');
      deliver(one, onStored);
    },
  };
}
