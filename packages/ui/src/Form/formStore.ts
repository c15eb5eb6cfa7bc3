import { type FormProblem, ownerOf } from './schema.ts';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormEntry {
  /** The id of the control. */
  readonly id: string;
  readonly label: string;
  /** What it holds while neither the form nor the reader has given it anything. */
  readonly initial: unknown;
}

export interface FormState {
  /** By name, only what was entered. */
  readonly values: FormValues;
  readonly problems: readonly FormProblem[];
  readonly isPending: boolean;
  /** How many fields hold the form back: what they hold is not whole yet. */
  readonly holds: number;
  readonly isDirty: boolean;
  /** Counts refusals: each sends the focus to the first problem. */
  readonly refusals: number;
}

export interface FormStore {
  readonly state: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly entries: ReadonlyMap<string, FormEntry>;
  readonly register: (name: string, entry: FormEntry) => () => void;
  /** What the field holds. */
  readonly valueOf: (name: string, initial: unknown) => unknown;
  /** What the whole form holds: what it was given, and its fields as they are. */
  readonly read: () => FormValues;
  /** `judge` says what is wrong with the values now; undefined when that cannot be said at once. */
  readonly change: (
    name: string,
    value: unknown,
    judge: (values: FormValues) => readonly FormProblem[] | undefined,
  ) => void;
  readonly setPending: (isPending: boolean) => void;
  /** Holds the form back until what it gives is called. */
  readonly hold: () => () => void;
  readonly refuse: (problems: readonly FormProblem[]) => void;
  /** What was sent is now what the form goes back to. */
  readonly keep: (sent: FormValues) => void;
  readonly reset: () => void;
}

const start: FormState = { values: {}, problems: [], isPending: false, holds: 0, isDirty: false, refusals: 0 };

/** A form's values and problems apart from React, so that a key press redraws one field and not the form. */
export function createFormStore(given: FormValues, entered: FormValues = {}): FormStore {
  let state: FormState = { ...start, values: entered, isDirty: Object.keys(entered).length > 0 };
  let kept = given;
  const entries = new Map<string, FormEntry>();
  const listeners = new Set<() => void>();
  const put = (change: Partial<FormState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  // given as undefined is as good as not given: a field must never turn from held to unheld
  const firstOf = (name: string, initial: unknown): unknown =>
    Object.hasOwn(kept, name) && kept[name] !== undefined ? kept[name] : initial;
  const valueOf: FormStore['valueOf'] = (name, initial) =>
    Object.hasOwn(state.values, name) ? state.values[name] : firstOf(name, initial);
  const isDirty = (values: FormValues): boolean =>
    Object.entries(values).some(([name, value]) => !Object.is(value, firstOf(name, entries.get(name)?.initial)));
  const read = (): FormValues => ({
    ...kept,
    ...Object.fromEntries([...entries].map(([name, { initial }]) => [name, valueOf(name, initial)])),
  });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries,
    register: (name, entry) => {
      entries.set(name, entry);
      return () => {
        // a field that took its place under the same name stays
        if (entries.get(name) === entry) entries.delete(name);
      };
    },
    valueOf,
    read,
    change: (name, value, judge) => {
      const values = { ...state.values, [name]: value };
      put({ values, isDirty: isDirty(values) });
      const isHere = ({ field }: FormProblem): boolean => ownerOf(field, entries) === name;
      if (!state.problems.some(isHere)) return;
      const now = judge(read())?.filter(isHere) ?? [];
      const at = state.problems.findIndex(isHere);
      put({ problems: state.problems.flatMap((one, index) => (index === at ? now : isHere(one) ? [] : [one])) });
    },
    setPending: (isPending) => {
      if (isPending !== state.isPending) put({ isPending });
    },
    hold: () => {
      put({ holds: state.holds + 1 });
      return () => put({ holds: state.holds - 1 });
    },
    refuse: (problems) => put({ problems, refusals: state.refusals + 1 }),
    keep: (sent) => {
      kept = { ...kept, ...sent };
      put({ problems: [], isDirty: isDirty(state.values) });
    },
    reset: () => put({ values: {}, problems: [], isDirty: false }),
  };
}
