import type { Problem } from '@fireline/domain/lib';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Overview, PlanMeta } from './messages.ts';
import { type PlanClient, createPlanClient } from './planClient.ts';
import { type PlanSource, sourceIdentity } from './source.ts';
import type { Tile } from './tiles.ts';

export type PlanState =
  | { readonly status: 'empty' }
  | {
      readonly status: 'loading';
      /** How often it was tried before. */
      readonly attempt: number;
      readonly doneBytes: number;
      readonly totalBytes: number | undefined;
    }
  | { readonly status: 'failed'; readonly problems: readonly Problem[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'ready'; readonly meta: PlanMeta };

export interface OpenPlan {
  readonly state: PlanState;
  readonly client: PlanClient | undefined;
  /** Counts how often fonts came that texts are drawn in. */
  readonly fontTurn: number;
  /** Stops reading; what was read is let go. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** What the pictures of the worker are given to; they never cause a render. */
export interface PictureTaker {
  onOverview(overview: Overview): void;
  onTile(tile: Tile): void;
  /** No more fonts will come. */
  onFonts(): void;
}

const started = (attempt: number): PlanState => ({ status: 'loading', attempt, doneBytes: 0, totalBytes: undefined });

/** Opens the source in a worker, once for each source, and tells how far it is. */
export function usePlan(source: PlanSource | undefined, createWorker: () => Worker, taker: PictureTaker): OpenPlan {
  const identity = sourceIdentity(source);
  const [state, setState] = useState<PlanState>(source ? started(0) : { status: 'empty' });
  const [client, setClient] = useState<PlanClient>();
  const [fontTurn, setFontTurn] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const given = useRef({ source, createWorker, taker });
  useEffect(() => {
    given.current = { source, createWorker, taker };
  });
  useEffect(() => {
    const { source, createWorker, taker } = given.current;
    if (identity === undefined || !source) {
      setState({ status: 'empty' });
      return undefined;
    }
    setState(started(attempt));
    const opened = createPlanClient(
      source,
      {
        onProgress: (progress) => setState({ status: 'loading', attempt, ...progress }),
        onOpened: (meta) => setState({ status: 'ready', meta }),
        onProblems: (problems) => setState({ status: 'failed', problems }),
        onOverview: (overview) => taker.onOverview(overview),
        onTile: (tile) => taker.onTile(tile),
        onFontsLoaded: ({ isLast }) => {
          if (isLast) taker.onFonts();
          else setFontTurn((before) => before + 1);
        },
      },
      createWorker,
    );
    setClient(opened);
    return () => {
      opened.close();
      setClient(undefined);
    };
  }, [identity, attempt]);
  const cancel = useCallback(() => {
    client?.close();
    setState({ status: 'cancelled' });
  }, [client]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, client, fontTurn, cancel, retry };
}
