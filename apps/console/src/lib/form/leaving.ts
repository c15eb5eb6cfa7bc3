/** Something on the page that would be lost, or left half done, if the page were left. */
export interface Holder {
  /** It is kept as a draft. */
  readonly isKept: boolean;
  /** The reader leaves it. */
  readonly onLeave: () => void;
  /** The reader leaves it and wants none of it kept. */
  readonly onDrop?: () => void;
}

/** What the reader is asked before the page is left. */
export interface LeaveQuestion {
  readonly isKept: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Leaves, and keeps no draft; absent where none is kept anyway. */
  readonly drop?: () => void;
}

const holders = new Set<Holder>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | undefined;

function ask(next: LeaveQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): LeaveQuestion | undefined => question;
export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ways out ask first, until the answer is called. */
export function holdPage(holder: Holder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}

export const isPageHeld = (): boolean => holders.size > 0;

/** Goes at once when nothing holds the page, else when the reader says so. @param held default: all that holds the page */
export const leave = (go: () => void, held: readonly Holder[] = [...holders]): void =>
  askBefore(
    go,
    held,
    held.every(({ isKept }) => isKept),
  );

/** The same for a way out after which no draft is left. */
export const leaveForGood = (go: () => void): void => askBefore(go, [...holders], false);

function askBefore(go: () => void, held: readonly Holder[], isKept: boolean): void {
  const holding = held.filter((holder) => holders.has(holder));
  if (holding.length === 0) return go();
  const leaveBy = (end: (holder: Holder) => void) => (): void => {
    ask(undefined);
    for (const holder of holding) {
      holders.delete(holder);
      end(holder);
    }
    go();
  };
  return ask({
    isKept,
    stay: () => ask(undefined),
    leave: leaveBy(({ onLeave }) => onLeave()),
    ...(isKept && { drop: leaveBy(({ onDrop, onLeave }) => (onDrop ?? onLeave)()) }),
  });
}

/** Goes to an address, or asks first; another query of the same page leaves nothing. */
export function leaveFor(to: string, go: () => void): void {
  if (new URL(to, location.href).pathname === location.pathname) go();
  else leave(go);
}

/** The number of an entry of the browser's history, from its state. */
export const placeIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'number'
    ? state.place
    : undefined;

/**
 * Asks before Back and Forward leave a page that is held. The browser has gone by the time it tells: it is sent back, and gone on once
 * the reader says so. Entries are numbered for that, since it does not tell which way it went.
 * Call it before the router listens: listeners of the window are called in the order they came in, and this one may stop the others.
 */
export function watchHistory(): () => void {
  const stopping = new AbortController();
  let place = placeIn(history.state) ?? 0;
  // with its query: what is open by the address is not open in another entry of the same page
  const address = (): string => location.pathname + location.search;
  let left = address();
  let way: 'free' | 'returning' | 'leaving' = 'free';
  let delta = 0;
  const here = (): void => {
    left = address();
    // not the router's own function: it would tell of a change that is none
    History.prototype.replaceState.call(history, { ...(history.state as object | null), place }, '');
  };
  const popped = (event: PopStateEvent): void => {
    if (way === 'returning') {
      way = 'free';
      event.stopImmediatePropagation();
      leave(() => {
        way = 'leaving';
        history.go(delta);
      });
      return;
    }
    const to = placeIn(event.state) ?? place - 1;
    if (way === 'free' && isPageHeld() && address() !== left && to !== place) {
      delta = to - place;
      way = 'returning';
      event.stopImmediatePropagation();
      history.go(-delta);
      return;
    }
    way = 'free';
    place = to;
    left = address();
  };
  here();
  const options = { signal: stopping.signal };
  addEventListener(
    'pushState',
    () => {
      place += 1;
      here();
    },
    options,
  );
  addEventListener('replaceState', here, options);
  addEventListener('popstate', popped, options);
  return () => stopping.abort();
}
