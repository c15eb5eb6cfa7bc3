import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ChatMessage, newerThan } from './thread.ts';
import { observeSize } from '../lib/control/observeSize.ts';

/** So near to the end counts as reading the end. */
const nearPx = 48;

interface Before {
  readonly firstId: string | undefined;
  readonly lastId: string | undefined;
  readonly height: number;
}

/** Where a thread opens: with what is unread in the upper third, or at its end. @returns how far it is scrolled then */
function open(box: HTMLElement): number {
  const divider = box.querySelector<HTMLElement>('[data-unread]');
  box.scrollTop = divider ? divider.offsetTop - box.clientHeight / 3 : box.scrollHeight;
  return box.scrollTop;
}

export interface ReadingPlace {
  readonly isAtEnd: boolean;
  /** Came while the reader was further up. */
  readonly unseen: number;
  readonly onScroll: () => void;
  readonly goToEnd: () => void;
}

/**
 * Keeps the reader's place: at the end it follows what comes, further up it stays where it is, whether messages come behind or
 * older ones before. The browser's own anchoring does not hold at the very top, and not in every browser.
 */
export function useReadingPlace(log: RefObject<HTMLElement | null>, messages: readonly ChatMessage[]): ReadingPlace {
  const before = useRef<Before | null>(null);
  const isNear = useRef(true);
  const openedAt = useRef<number>(undefined);
  /** How tall the thread was when its place was last judged. */
  const judgedHeight = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(0);
  const note = (atEnd: boolean): void => {
    isNear.current = atEnd;
    setAtEnd(atEnd);
    if (atEnd) setUnseen(0);
  };
  const judge = (box: HTMLElement): void => {
    judgedHeight.current = box.scrollHeight;
    note(box.scrollHeight - box.scrollTop - box.clientHeight < nearPx);
  };
  const goToEnd = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    note(true);
  };
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const was = before.current;
    const [firstId, lastId] = [messages[0]?.id, messages.at(-1)?.id];
    before.current = { firstId, lastId, height: box.scrollHeight };
    if (!was) {
      openedAt.current = open(box);
      judge(box);
      return;
    }
    const isOlder = was.firstId !== firstId && messages.some(({ id }) => id === was.firstId);
    if (isOlder) box.scrollTop += box.scrollHeight - was.height;
    const newer = was.lastId === lastId ? [] : newerThan(messages, was.lastId);
    if (newer.length === 0) return;
    if (isNear.current || newer.at(-1)?.isOwn) goToEnd();
    else setUnseen((count) => count + newer.length);
    // only what is shown counts
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [messages]);
  useEffect(() => {
    const box = log.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    // fonts and images come later and must not push the end out of sight, nor what is unread while nobody has scrolled
    return observeSize(() => {
      judgedHeight.current = box.scrollHeight;
      if (isNear.current) box.scrollTop = box.scrollHeight;
      else if (box.scrollTop === openedAt.current) openedAt.current = open(box);
    }, content);
  }, [log]);
  return {
    isAtEnd,
    unseen,
    goToEnd,
    onScroll: () => {
      const box = log.current;
      if (!box) return;
      // what grew since is not the reader's doing: the observer of the size puts the place right
      if (box.scrollHeight === judgedHeight.current) judge(box);
      else judgedHeight.current = box.scrollHeight;
    },
  };
}
