import { type Problem } from '@fireline/domain/lib';
import { type ClipboardEvent, useState } from 'react';
import type { Typed } from './typed.ts';

export interface EntryOptions<Parsed> {
  readonly value: string | null;
  /** A whole entry, or nothing and why it could not be read. */
  readonly onChange: (value: string | null, unread: Problem | undefined) => void;
  /** Reads what was typed or pasted; undefined: it is none. */
  readonly read: (text: string) => string | undefined;
  /** The value as react-aria holds it. */
  readonly parse: (value: string | null) => Parsed | null;
  /** Said of what is typed but is none: 30 February. */
  readonly code: 'form.day' | 'form.time';
  readonly name: string;
}

export interface Entry<Parsed> {
  /** What the parts show while nothing else is being typed. */
  readonly shown: Parsed | null;
  /** What is typed is none, or not yet. */
  readonly unread: Problem | undefined;
  /** What was pasted and could not be read. */
  readonly refused: string | undefined;
  /** The parts have become another whole entry, or empty. */
  readonly enter: (next: Parsed | null) => void;
  /** The reader has left the parts like this. */
  readonly settle: (typed: Typed) => void;
  readonly paste: (event: ClipboardEvent) => void;
  /** From elsewhere: the calendar, the button that clears. */
  readonly set: (value: string | null) => void;
  /** The same where the owner of both ends of a range does the telling. */
  readonly show: (value: string | null) => void;
}

/**
 * One entry that is typed in parts. Its value changes when the parts are a day or a time that exists; what is none stays as it was
 * typed, the value is null then, and it is said: the library would turn 30 February into the 28th.
 */
export function useEntry<Parsed extends { toString: () => string }>(options: EntryOptions<Parsed>): Entry<Parsed> {
  const { value, onChange, read, parse, code, name } = options;
  const settled = (at: string | null) => ({
    value: at,
    shown: parse(at),
    isUnread: false,
    refused: undefined as string | undefined,
  });
  const [kept, setDraft] = useState(() => settled(value));
  // the owner's value goes before what was typed
  const draft = kept.value === value ? kept : settled(value);
  if (draft !== kept) setDraft(draft);
  const unread: Problem = { code, field: name };
  const show = (next: string | null): void => setDraft(settled(next));
  const set = (next: string | null): void => {
    show(next);
    if (next !== value || draft.isUnread) onChange(next, undefined);
  };
  return {
    shown: draft.shown,
    unread: draft.isUnread ? unread : undefined,
    refused: draft.refused,
    set,
    show,
    enter: (next) => {
      const text = next === null ? null : read(next.toString());
      // a year under 1000 is on its way to be more
      if (text === undefined) setDraft({ ...draft, shown: next, refused: undefined });
      else set(text);
    },
    settle: (typed) => {
      const text = typed.state === 'empty' ? null : typed.state === 'whole' ? read(typed.text) : undefined;
      if (text !== undefined) {
        if (text !== value || draft.isUnread) set(text);
      } else if (!draft.isUnread) {
        setDraft({ ...draft, value: null, isUnread: true });
        onChange(null, unread);
      }
    },
    paste: (event) => {
      const text = event.clipboardData.getData('text/plain');
      const found = read(text);
      event.preventDefault();
      if (found === undefined) setDraft({ ...draft, refused: text.trim().slice(0, 40) });
      else set(found);
    },
  };
}
