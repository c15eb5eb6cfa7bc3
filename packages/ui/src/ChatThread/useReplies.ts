import { type KeyboardEvent, useId, useState } from 'react';

/** A reply that is kept to be written again. */
export interface ChatReply {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface RepliesOptions {
  readonly text: string;
  readonly getReplies: ((written: string) => readonly ChatReply[] | undefined) | undefined;
  readonly onChoose: (text: string) => void;
}

export interface Replies {
  readonly listId: string;
  /** Undefined: what is written is a message. */
  readonly found: readonly ChatReply[] | undefined;
  /** The one that Enter takes. */
  readonly active: ChatReply | undefined;
  readonly idOf: (reply: ChatReply) => string;
  readonly choose: (reply: ChatReply) => void;
  /** @returns whether the key was for the list */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Saved replies while a message is being written: arrows go through them, Enter takes one, Escape leaves what is written a message. */
export function useReplies({ text, getReplies, onChoose }: RepliesOptions): Replies {
  const listId = useId();
  const [at, setAt] = useState(0);
  const [leftFor, setLeftFor] = useState<string>();
  const [was, setWas] = useState(text);
  if (was !== text) {
    setWas(text);
    setAt(0);
  }
  const found = leftFor === text ? undefined : getReplies?.(text);
  const active = found?.[Math.min(at, found.length - 1)];
  const choose = (reply: ChatReply): void => onChoose(reply.text);
  const stepBy = (by: 1 | -1): void => {
    const count = found?.length ?? 0;
    if (count > 0) setAt((Math.min(at, count - 1) + by + count) % count);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => stepBy(1),
    ArrowUp: () => stepBy(-1),
    Escape: () => setLeftFor(text),
    ...(active && { Enter: () => choose(active), Tab: () => choose(active) }),
  };
  return {
    listId,
    found,
    active,
    idOf: ({ id }) => `${listId}-${id}`,
    choose,
    onKeyDown: (event) => {
      const act = found && !event.shiftKey ? acts[event.key] : undefined;
      if (!act) return false;
      event.preventDefault();
      // an open list takes Escape: a drawer around it stays
      event.stopPropagation();
      act();
      return true;
    },
  };
}
