/**
 * What becomes of a time that a clock which ran ahead has written, once the clock is right.
 * `now`: it is set to the present, as what it dates has happened by then. `clear`: it is set to null. `today`: a day, set to today.
 * `remove`: the row goes; another is written when its time comes. `back`: the rows of one `of` go back together, so that their order and
 * distances stay.
 */
type Mending = 'now' | 'clear' | 'today' | 'remove' | { readonly back: string };
/** Where a time that lies ahead is mended by code of its own, or why it does no harm. */
type Reason = { readonly by: string } | { readonly harmless: string };
export type ColumnPlan = Mending | Reason;

/** The columns with a time or a day, by table: a new one is listed by its area with what a wrong clock does to it, as a test demands. */
export type TimeColumns = Readonly<Record<string, Readonly<Record<string, ColumnPlan>>>>;

export const mendedBy = (what: string) => ({ by: what });
export const harmless = (why: string) => ({ harmless: why });
export const chosen = harmless('people choose it, and it may lie ahead');
export const claim = mendedBy('isFree: a claim that lasts longer than one can is free');
export const becomesNow = 'now' as const;
export const changes = { createdAt: becomesNow, changedAt: becomesNow };

/** Of the tables that lib keeps. */
export const libTimes: TimeColumns = {
  deletionClock: { at: mendedBy('moveClocks'), dayAt: mendedBy('moveClocks'), seenAt: mendedBy('mendAhead itself') },
  image: { at: becomesNow },
  job: {
    dueAt: mendedBy('startJob: what is due later than a round is due'),
    leaseUntil: claim,
    startedAt: becomesNow,
    endedAt: becomesNow,
  },
  pushEvent: { at: becomesNow },
  secret: { createdAt: becomesNow },
};
