import { useEffect, useEffectEvent, useState } from 'react';
import { useTellFailure } from '../page/useTellFailure.ts';
import { whenBack } from './loadScreen.ts';

/**
 * What is fetched once it is asked for. A failure is told as a toast, and what was asked for comes when it can be had, unless it is no longer
 * asked for.
 * @param asked which time it is asked for: the next is tried at once; 0: it is not asked for
 * @param giveUp given: what could not be had is not waited for
 * @spec SHL-20
 */
export function useFetched<Fetched extends object>(
  load: () => Promise<Fetched>,
  asked: number,
  giveUp?: () => void,
): Fetched | undefined {
  const tellFailure = useTellFailure();
  const [fetched, setFetched] = useState<Fetched>();
  const fetchNow = useEffectEvent(load);
  const failed = useEffectEvent((error: unknown, attempt: () => Promise<void>) => {
    tellFailure('load', error);
    if (!giveUp) return whenBack(attempt);
    giveUp();
    return () => {};
  });
  const isHere = fetched !== undefined;
  useEffect(() => {
    if (asked === 0 || isHere) return undefined;
    let isCurrent = true;
    let stop = (): void => {};
    const attempt = async (): Promise<void> => {
      const code = await fetchNow();
      if (isCurrent) setFetched(() => code);
    };
    attempt().catch((error: unknown) => {
      if (isCurrent) stop = failed(error, attempt);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [asked, isHere]);
  return asked === 0 ? undefined : fetched;
}

export interface Asked<Fetched> {
  /** undefined: it is not asked for, or not there yet. */
  readonly fetched: Fetched | undefined;
  readonly ask: () => void;
  readonly close: () => void;
}

/** What a press opens, fetched at the first. @spec SHL-20 */
export function useAsked<Fetched extends object>(load: () => Promise<Fetched>): Asked<Fetched> {
  const [asked, setAsked] = useState(0);
  const fetched = useFetched(load, asked);
  return { fetched, ask: () => setAsked((times) => times + 1), close: () => setAsked(0) };
}
