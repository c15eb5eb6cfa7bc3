import { type KeyboardEventHandler, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusedIn } from '../lib/control/focusedIn.ts';
import { isForInputMethod } from '../lib/field/isForInputMethod.ts';

/** Takes a reader who asked for it to the strip, and never anybody else. */
const shortcut = 'F8';

interface Folding {
  readonly isFolded: boolean;
  readonly setFolded: (isFolded: boolean) => void;
}

/**
 * Keeps a person who works through the alarms by keyboard at them: when the entry with the focus goes, the one that takes its place gets
 * it; when the list folds, the button that unfolds it.
 * @param keys the entries as drawn, that of the strip first
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { isFolded, setFolded }: Folding,
) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const fold = (): void => {
    // before the entries go, so that the focus is never lost
    if (root.current && focusedIn(root.current)) toggleOf(root.current)?.focus();
    setFolded(true);
  };
  const press = (): void => {
    if (focusedIn(root.current)) {
      if (!isFolded) fold();
      goBack(cameFrom.current);
      return;
    }
    cameFrom.current = focusedElement();
    itemsOf(root.current)[0]?.focus();
  };
  useShortcut(root, press);
  useFocusOfGone(root, keys, cameFrom);
  const onKeyDown: KeyboardEventHandler = (event) => {
    if (event.key !== 'Escape' || isFolded || isForInputMethod(event)) return;
    event.stopPropagation();
    fold();
  };
  return { fold, onKeyDown };
}

function useShortcut(root: RefObject<HTMLElement | null>, press: () => void): void {
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      if (event.key !== shortcut || itemsOf(root.current).length === 0) return;
      event.preventDefault();
      latest.current();
    };
    // first of all: a dialog keeps to itself what is pressed in it
    document.addEventListener('keydown', go, true);
    return () => document.removeEventListener('keydown', go, true);
  }, [root]);
}

interface Focused {
  readonly element: Element;
  readonly key: string | null;
}

function useFocusOfGone(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  cameFrom: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Focused | null>(null);
  const drawn = useRef(keys);
  useEffect(() => {
    const note = (): void => {
      const element = focusedIn(root.current);
      const entry = element?.closest<HTMLElement>('[data-entry]');
      focused.current = element ? { element, key: entry?.dataset.entry ?? null } : null;
    };
    // the document does not notice what moves inside a shadow root
    const pages = new Set([document, root.current?.getRootNode() ?? document]);
    for (const page of pages) page.addEventListener('focusin', note);
    return () => {
      for (const page of pages) page.removeEventListener('focusin', note);
    };
  }, [root]);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = keys;
    const last = focused.current;
    if (!last || last.element.isConnected) return;
    focused.current = null;
    // the browser puts the focus on the body when what had it goes
    if (document.activeElement !== document.body) return;
    const items = itemsOf(root.current);
    const at = last.key !== null && !keys.includes(last.key) ? before.indexOf(last.key) : keys.indexOf(last.key ?? '');
    const next = items[Math.min(Math.max(0, at), items.length - 1)];
    if (next) next.focus();
    else if (!goBack(cameFrom.current)) goToContent();
  });
}

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

/** @returns whether a person is back where they were before, in a form for instance: that may be gone or behind a dialog by now */
function goBack(cameFrom: HTMLElement | null): boolean {
  const isThere = cameFrom?.isConnected === true && !cameFrom.closest('[inert]');
  if (isThere) cameFrom.focus();
  return isThere;
}

/** The open dialog, or the content of the page. */
function goToContent(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"], main')];
  places.findLast((place) => !place.closest('[inert]'))?.focus();
}

const itemsOf = (root: HTMLElement | null): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>('[data-entry]')] : [];
const toggleOf = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>('[aria-expanded]');
