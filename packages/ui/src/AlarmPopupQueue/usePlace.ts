import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusedIn } from '../lib/control/focusedIn.ts';
import { observeSize } from '../lib/control/observeSize.ts';
import { type Corner, boxIn, corners, freeCorner } from './corners.ts';
import { keptClear, onKeptClear } from './keptClear.ts';

/** What the keyboard is on, outside the queue; a press of a pointer is never on what is covered. */
function focusedBeside(root: HTMLElement): Element | null {
  const focused = document.activeElement;
  return focused && !focusedIn(root) && focused.matches(':focus-visible') && focused !== document.body ? focused : null;
}

function dialogsBeside(root: HTMLElement): readonly Element[] {
  const page = root.getRootNode();
  const shadow = page instanceof ShadowRoot ? [...page.querySelectorAll('[aria-modal="true"]')] : [];
  return [...shadow, ...document.querySelectorAll('[aria-modal="true"]')].filter((one) => !root.contains(one));
}

/** As high as the style lets it be: what its height is while only the bar is drawn nobody knows. */
const largest = () => ({ width: Math.min(400, innerWidth - 16), height: Math.min(720, innerHeight * 0.6) });

function lookAround(root: HTMLElement, size: { readonly width: number; readonly height: number }): Corner | undefined {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const focused = focusedBeside(root);
  return freeCorner((corner) => boxIn(corner, size, view, isRtl), {
    focused: focused && boxOf(focused),
    dialogs: dialogsBeside(root).map(boxOf),
    kept: keptClear()
      .map(boxOf)
      .filter(({ width }) => width > 0),
  });
}

export interface Place {
  readonly corner: Corner;
  /** No corner is free: only the bar is drawn, until one is. What the owner says of the fold stays as it is. */
  readonly isAside: boolean;
  /** A person is at it: it stands above dialogs and menus until that person is elsewhere. */
  readonly isInFront: boolean;
  /** A person asks to see it, whatever it covers. */
  readonly ask: () => void;
  /** The person is done with it. */
  readonly release: () => void;
}

/** Whether a person is at the queue: where the pointer was pressed last, or the focus went. */
function useAsked(root: RefObject<HTMLElement | null>): readonly [boolean, (isAsked: boolean) => void] {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const note = (event: Event): void => setAsked(root.current !== null && event.composedPath().includes(root.current));
    for (const type of ['focusin', 'pointerdown'] as const) document.addEventListener(type, note, true);
    return () => {
      for (const type of ['focusin', 'pointerdown'] as const) document.removeEventListener(type, note, true);
    };
  }, [root]);
  return [isAsked, setAsked];
}

/** Calls `look` whenever something on the page may have come under the queue, or gone from under it. */
function useChanges(look: () => void): void {
  const onChange = useEffectEvent(look);
  useEffect(() => {
    const change = (): void => onChange();
    let stop = observeSize(change, ...keptClear());
    const unsubscribe = onKeptClear(() => {
      stop();
      stop = observeSize(change, ...keptClear());
      change();
    });
    document.addEventListener('focusin', change);
    addEventListener('resize', change);
    return () => {
      stop();
      unsubscribe();
      document.removeEventListener('focusin', change);
      removeEventListener('resize', change);
    };
  }, []);
}

/**
 * Finds the floating queue a corner in which it covers neither what the keyboard is on nor what an alarm is handled with, and no dialog covers
 * it. Where there is none it becomes its bar; a person who opens it there sees it in front of everything.
 * @param drawn changes whenever the queue is drawn with other entries
 * @spec N23 ALM-04
 */
export function usePlace(
  root: RefObject<HTMLElement | null>,
  { isFolded, drawn }: { readonly isFolded: boolean; readonly drawn: number },
): Place {
  const [corner, setCorner] = useState<Corner>(corners[0]);
  const [isAside, setAside] = useState(false);
  const [isAsked, setAsked] = useAsked(root);
  const size = useRef<{ readonly width: number; readonly height: number } | null>(null);
  const look = (): void => {
    const own = root.current;
    if (!own || isFolded || own.dataset.placement !== 'floating') return;
    if (!isAside) size.current = own.getBoundingClientRect();
    const free = lookAround(own, size.current ?? largest());
    if (free) setCorner(free);
    setAside(!free && !isAsked);
  };
  useChanges(look);
  const onDrawn = useEffectEvent(look);
  // before it is seen: it would jump else
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the queue has another height then
  useLayoutEffect(() => onDrawn(), [isFolded, drawn, isAsked]);
  return {
    corner,
    isAside: isAside && !isFolded,
    isInFront: isAsked,
    ask: () => {
      setAsked(true);
      setAside(false);
    },
    release: () => setAsked(false),
  };
}
