import { type KeyboardEventHandler, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusedIn } from '../lib/control/focusedIn.ts';
import { isForInputMethod } from '../lib/field/isForInputMethod.ts';

/** Takes a reader who asked for it to the queue, and never anybody else. */
const shortcut = 'F8';

interface Folding {
  readonly isFolded: boolean;
  readonly setFolded: (isFolded: boolean) => void;
}

/**
 * Keeps a person who works through the queue by keyboard in it: when the entry with the focus goes, the one that takes its place gets
 * it; when the queue folds, the button that unfolds it.
 * @param keys the entries as drawn
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { isFolded, setFolded }: Folding,
) {
  const goesIn = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const fold = (): void => {
    // before the entries go, so that the focus is never lost
    if (root.current && focusedIn(root.current)) toggleOf(root.current)?.focus();
    setFolded(true);
  };
  const press = (): void => {
    if (!isFolded && focusedIn(root.current)) {
      fold();
      goBack(cameFrom.current);
      return;
    }
    if (!focusedIn(root.current)) cameFrom.current = focusedElement();
    if (isFolded) {
      goesIn.current = true;
      setFolded(false);
    } else {
      itemsOf(root.current)[0]?.focus();
    }
  };
  useShortcut(root, press);
  useFocusOfGone(root, keys, cameFrom);
  useLayoutEffect(() => {
    if (!goesIn.current) return;
    goesIn.current = false;
    // an owner may have refused to unfold; then nothing goes in later
    if (!isFolded) itemsOf(root.current)[0]?.focus();
  });
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
      if (event.key !== shortcut || !root.current) return;
      event.preventDefault();
      latest.current();
    };
    // first of all: a dialog keeps to itself what is pressed in it
    document.addEventListener('keydown', go, true);
    return () => document.removeEventListener('keydown', go, true);
  }, [root]);
}

function useFocusOfGone(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  cameFrom: RefObject<HTMLElement | null>,
): void {
  const before = useRef<{ readonly keys: readonly string[]; readonly focused: string | null }>({
    keys: [],
    focused: null,
  });
  const hasEntries = keys.length > 0;
  useEffect(() => {
    const note = (): void => {
      const item = focusedIn(root.current)?.closest<HTMLElement>('[data-entry]');
      before.current = { ...before.current, focused: item?.dataset.entry ?? null };
    };
    // the document does not hear what moves inside a shadow root
    const pages = new Set([document, root.current?.getRootNode() ?? document]);
    for (const page of pages) page.addEventListener('focusin', note);
    return () => {
      for (const page of pages) page.removeEventListener('focusin', note);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the root stands in is known only while it is drawn
  }, [root, hasEntries]);
  useLayoutEffect(() => {
    const { keys: old, focused } = before.current;
    const isGone = focused !== null && !keys.includes(focused);
    // the browser puts the focus on the body when what had it goes
    if (isGone && document.activeElement === document.body) {
      const items = itemsOf(root.current);
      const next = items[Math.min(old.indexOf(focused), items.length - 1)];
      if (next) next.focus();
      else if (!goBack(cameFrom.current)) goToContent();
    }
    before.current = { ...before.current, keys, focused: isGone ? null : before.current.focused };
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
