import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { type DraftStore, type StoredDraft, createDraftStore } from './draftStore.ts';
import { type Holder, holdPage, leave } from './leaving.ts';

/** The drafts of the account that is signed in; outside of it those of this tab. */
export const DraftContext = createContext<DraftStore>(createDraftStore('nobody', Date.now, 'tab'));

/** Whether unsaved entries were interrupted, by a reload or the end of a session: their page opens them by itself. */
export function useInterrupted(name: string): boolean {
  const store = use(DraftContext);
  const [isInterrupted] = useState(() => store.read(name)?.isParked === false);
  return isInterrupted;
}

export interface Draft<Value> {
  /** What was typed and not saved; undefined: nothing. */
  readonly read: () => StoredDraft<Value> | undefined;
  /** Keeps what is typed now; undefined: nothing is unsaved any more. @param revision of the record that it changes */
  readonly keep: (value: Value | undefined, revision?: number) => void;
  /** What was typed is saved, or dropped. */
  readonly forget: () => void;
  /** Goes, or asks first while something is unsaved. */
  readonly leave: (go: () => void) => void;
}

export interface DraftOptions {
  /** false: the page is left without a question, since the draft waits for the reader's return. Default true. */
  readonly asks?: boolean;
}

/**
 * What is typed or placed under a name, kept until it is saved: over a reload, a lost connection and the end of a session, for a day.
 * While something is unsaved, ways out of the page ask first.
 * @param name of the page and the record, the same on the next visit
 */
export function useDraft<Value>(name: string, { asks = true }: DraftOptions = {}): Draft<Value> {
  const store = use(DraftContext);
  const holding = useRef<{ readonly holder: Holder; readonly release: () => void }>(undefined);
  const release = useCallback(() => {
    holding.current?.release();
    holding.current = undefined;
  }, []);
  const hold = useCallback(() => {
    if (!asks || holding.current) return;
    const holder: Holder = { isKept: true, onLeave: () => store.park(name), onDrop: () => store.remove(name) };
    holding.current = { holder, release: holdPage(holder) };
  }, [asks, store, name]);
  useEffect(() => release, [release]);
  const read = useCallback(() => store.read<Value>(name), [store, name]);
  const forget = useCallback(() => {
    store.remove(name);
    release();
  }, [store, name, release]);
  const keep = useCallback(
    (value: Value | undefined, revision?: number) => {
      if (value === undefined) return forget();
      store.write(name, value, revision);
      return hold();
    },
    [store, name, hold, forget],
  );
  const go = useCallback((on: () => void) => leave(on, holding.current ? [holding.current.holder] : []), []);
  return { read, keep, forget, leave: go };
}

/** Ways out of the page ask first while something on it is under way that no draft can keep, such as a file or a password. */
export function useConfirmLeave(isUnsaved: boolean): (go: () => void) => void {
  const [holder] = useState<Holder>(() => ({ isKept: false, onLeave: () => undefined }));
  useEffect(() => (isUnsaved ? holdPage(holder) : undefined), [isUnsaved, holder]);
  return useCallback((go) => leave(go, [holder]), [holder]);
}
