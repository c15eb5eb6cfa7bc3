import type { Problem } from '@fireline/domain/lib';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { PlanMeta } from './messages.ts';
import type { Pictures } from '../paint/pictures.ts';
import { type PlanClient, createPlanClient } from './planClient.ts';
import { type ProgressStore, createProgress } from './progress.ts';
import { type PlanSource, sourceIdentity } from './source.ts';

export type PlanState =
  | { readonly status: 'empty' }
  | {
      readonly status: 'loading';
      /** How often it was tried before. */
      readonly attempt: number;
    }
  | { readonly status: 'failed'; readonly problems: readonly Problem[] }
  | { readonly status: 'cancelled' }
  /** Read, and its first picture is there, if there is anything to be seen. */
  | { readonly status: 'ready'; readonly meta: PlanMeta };

export interface OpenPlan {
  readonly state: PlanState;
  /** How far it is while it is loading. */
  readonly progress: ProgressStore;
  readonly client: PlanClient | undefined;
  /** Stops reading; what was read is let go. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

const started = (attempt: number): PlanState => ({ status: 'loading', attempt });

interface Given {
  readonly source: PlanSource | undefined;
  readonly createWorker: () => Worker;
  readonly pictures: Pictures;
}

interface Opening {
  readonly progress: ProgressStore;
  readonly tell: (state: PlanState) => void;
}

/** Opens it and hands its pictures on; `tell` hears what came of it. */
function open({ createWorker, pictures }: Given, source: PlanSource, { progress, tell }: Opening): PlanClient {
  let [meta, isSeen]: [PlanMeta | undefined, boolean] = [undefined, false];
  // tools come in slices, so that the page is not held
  const tellSoon = (state: PlanState): void => startTransition(() => tell(state));
  return createPlanClient(
    source,
    {
      onProgress: progress.set,
      onOpened: (opened) => {
        meta = opened;
        pictures.onOpened(opened);
        if (!opened.extent) tellSoon({ status: 'ready', meta: opened });
      },
      onOverview: (overview) => {
        pictures.onOverview(overview);
        if (meta && !isSeen) tellSoon({ status: 'ready', meta });
        isSeen = true;
      },
      onProblems: (problems) => {
        pictures.setClient(undefined);
        tell({ status: 'failed', problems });
      },
      onTile: pictures.onTile,
      onFontsLoaded: pictures.onFontsLoaded,
    },
    createWorker,
  );
}

/** Opens the source in a worker, once for each source, and tells how far it is. */
export function usePlan(source: PlanSource | undefined, createWorker: () => Worker, pictures: Pictures): OpenPlan {
  const identity = sourceIdentity(source);
  const [state, setState] = useState<PlanState>(source ? started(0) : { status: 'empty' });
  const [progress] = useState(createProgress);
  const [client, setClient] = useState<PlanClient>();
  const [attempt, setAttempt] = useState(0);
  const given = useRef<Given>({ source, createWorker, pictures });
  useEffect(() => {
    given.current = { source, createWorker, pictures };
  });
  useEffect(() => {
    const now = given.current;
    if (identity === undefined || !now.source) {
      setState({ status: 'empty' });
      return undefined;
    }
    setState(started(attempt));
    progress.set();
    const opened = open(now, now.source, { progress, tell: setState });
    now.pictures.setClient(opened);
    setClient(opened);
    return () => {
      opened.close();
      now.pictures.setClient(undefined);
      setClient(undefined);
    };
  }, [identity, attempt, progress]);
  const cancel = useCallback(() => {
    client?.close();
    setState({ status: 'cancelled' });
  }, [client]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, progress, client, cancel, retry };
}
