import type { Datum } from '@fireline/domain/site';
import type { Drawn, WorldBox } from './clusters.ts';

/** What the page asks of the worker. Points are known by their place in the columns they came in. */
export type Ask =
  | {
      readonly type: 'points';
      /** Comes back with each answer: places in these columns mean nothing in the next ones. */
      readonly round: number;
      readonly lng: Float64Array;
      readonly lat: Float64Array;
      readonly kinds: Uint8Array;
      readonly isNews: Uint8Array;
      /** What the base map is drawn in. */
      readonly datum: Datum;
    }
  | {
      readonly type: 'kinds';
      readonly points: Int32Array;
      readonly kinds: Uint8Array;
      readonly isNews: Uint8Array;
    }
  /** What is seen; answered now, and again whenever something changed, with at most so many points of the list. */
  | { readonly type: 'view'; readonly box: WorldBox; readonly zoom: number; readonly hasList: boolean }
  | {
      readonly type: 'members';
      readonly ask: number;
      readonly round: number;
      readonly zoom: number;
      readonly node: number;
    };

export type Told =
  | {
      readonly type: 'drawn';
      readonly round: number;
      readonly drawn: Drawn;
      /** Points in view, the worst first; undefined unless the list was asked for. */
      readonly inView: Int32Array | undefined;
    }
  /** None where the points have changed since: what was asked of is no longer there. */
  | { readonly type: 'members'; readonly ask: number; readonly points: Int32Array; readonly isStack: boolean };
