import { formWords } from '@fireline/domain/lib';
import { useEffect, useReducer, useRef } from 'react';
import { useWords } from '../lib/format/useWords.ts';
import { type QueuedFile, type StoredFile, nextOf, queueAfter } from './queue.ts';

/** Sends one file to wherever it is kept, and gives what it is known by there. */
export type Upload = (work: {
  readonly file: File;
  /** Aborted when the reader cancels, removes the file, or leaves. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly sentBytes: number }) => void;
}) => Promise<StoredFile>;

export interface UploadsOptions {
  readonly upload: Upload;
  /** How many go at once. */
  readonly atOnce: number;
  readonly onStored: (file: StoredFile, key: string) => void;
  /** Why it failed, in the reader's words; undefined: the usual sentence. */
  readonly failureText: ((failure: { readonly error: unknown }) => string | undefined) | undefined;
}

export interface Offer {
  readonly file: File;
  readonly reason: string | undefined;
}

export interface Uploads {
  readonly queue: readonly QueuedFile[];
  readonly add: (offers: readonly Offer[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Ends all of it. */
  readonly clear: () => void;
}

interface Held {
  readonly file: File;
  controller: AbortController | undefined;
}

/** The queue and the uploads under way: at most so many at once, each of which can be cancelled and tried again. */
export function useUploads(options: UploadsOptions): Uploads {
  const [queue, dispatch] = useReducer(queueAfter, []);
  const held = useRef(new Map<string, Held>());
  const count = useRef(0);
  const t = useWords(formWords);
  // an upload that ends speaks to the owner of now, not to the one it began with
  const latest = useRef({ ...options, t });
  useEffect(() => {
    latest.current = { ...options, t };
  });
  useEffect(() => {
    for (const { key } of nextOf(queue, options.atOnce)) void send(key);
    async function send(key: string): Promise<void> {
      const one = held.current.get(key);
      if (!one || one.controller) return;
      const controller = new AbortController();
      one.controller = controller;
      dispatch({ type: 'started', key });
      try {
        const stored = await options.upload({
          file: one.file,
          signal: controller.signal,
          onProgress: ({ sentBytes }) => dispatch({ type: 'progressed', key, sentBytes }),
        });
        if (controller.signal.aborted) return;
        held.current.delete(key);
        dispatch({ type: 'removed', key });
        latest.current.onStored(stored, key);
      } catch (error) {
        if (controller.signal.aborted) return;
        one.controller = undefined;
        const { failureText, t: words } = latest.current;
        dispatch({ type: 'failed', key, reason: failureText?.({ error }) ?? words('form.uploadFailed') });
      }
    }
  }, [queue, options]);
  useEffect(() => {
    const all = held.current;
    return () => {
      for (const { controller } of all.values()) controller?.abort();
    };
  }, []);
  const stop = (key: string): void => {
    const one = held.current.get(key);
    one?.controller?.abort();
    if (one) one.controller = undefined;
  };
  const remove = (key: string): void => {
    stop(key);
    held.current.delete(key);
    dispatch({ type: 'removed', key });
  };
  return {
    queue,
    add: (offers) => {
      const files = offers.map(({ file, reason }): QueuedFile => {
        count.current += 1;
        const key = `new-${count.current}`;
        if (reason === undefined) held.current.set(key, { file, controller: undefined });
        const state = reason === undefined ? 'waiting' : 'refused';
        return { key, name: file.name, sizeBytes: file.size, state, sentBytes: 0, reason };
      });
      dispatch({ type: 'added', files });
    },
    cancel: (key) => {
      stop(key);
      dispatch({ type: 'cancelled', key });
    },
    retry: (key) => dispatch({ type: 'retried', key }),
    remove,
    clear: () => {
      for (const { key } of queue) remove(key);
    },
  };
}
