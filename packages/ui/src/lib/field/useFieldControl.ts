import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** The control of a field, as form libraries take it: they lead the focus to the first field that is wrong. */
export interface FieldControl {
  focus(options?: FocusOptions): void;
}

const takesFocus =
  ':is([role=spinbutton], input:not([type=hidden], [type=file]), textarea, select, button, [tabindex="0"]):not(:disabled, [aria-disabled=true])';

/** What is wrong goes before what is chosen, and both before what comes first. */
const firstOf = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[aria-invalid=true]${takesFocus}`) ??
  root.querySelector<HTMLElement>(`input:checked${takesFocus}`) ??
  root.querySelector<HTMLElement>(takesFocus);

/** Fills `inputRef` of a field that has many controls, or one that is none of the browser's. */
export function useFieldControl(inputRef: Ref<FieldControl> | undefined, root: RefObject<HTMLElement | null>): void {
  useImperativeHandle(inputRef, () => ({ focus: (options) => root.current && firstOf(root.current)?.focus(options) }), [
    root,
  ]);
}
