import { type RefObject, useEffect, useRef } from 'react';
import type { Placing } from './usePlacing.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]');

/** Ctrl+Z, Ctrl+Y and Ctrl+S anywhere on the plan; in a field they stay the field's. Nothing without a placing. */
export function useCommands(root: RefObject<HTMLElement | null>, placing: Placing | undefined): void {
  const latest = useRef(placing);
  useEffect(() => {
    latest.current = placing;
  });
  useEffect(() => {
    const plan = root.current?.parentElement;
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      const now = latest.current;
      if (!now || altKey || !(ctrlKey || metaKey) || isTyping(target)) return;
      const name = key.toLowerCase();
      if (name === 'z') now.act({ type: shiftKey ? 'redo' : 'undo' });
      else if (name === 'y') now.act({ type: 'redo' });
      else if (name === 's') {
        if (now.unsaved > 0) now.save();
      } else return;
      event.preventDefault();
    };
    plan?.addEventListener('keydown', press);
    return () => plan?.removeEventListener('keydown', press);
  }, [root]);
}
