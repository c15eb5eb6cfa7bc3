import { useState } from 'react';

interface Step<Value> {
  readonly before: Value;
  readonly told: string;
}

export interface Undo {
  /** What was done last, in the reader's words; null when there is nothing to take back. */
  readonly told: string | null;
  readonly undo: () => void;
}

export interface UndoMemory<Value> extends Undo {
  /** Before a change: what there was, and what is being done with it. */
  readonly remember: (before: Value, told: string) => void;
  /** After a change of another kind: taking back an earlier one would lose it. */
  readonly forget: () => void;
}

/** More than anybody takes back one by one. */
const stepsKept = 20;

/** Takes changes back, the last one first. */
export function useUndo<Value>(set: (value: Value) => void): UndoMemory<Value> {
  const [steps, setSteps] = useState<readonly Step<Value>[]>([]);
  const last = steps.at(-1);
  return {
    told: last?.told ?? null,
    remember: (before, told) => setSteps([...steps.slice(1 - stepsKept), { before, told }]),
    forget: () => setSteps([]),
    undo: () => {
      if (!last) return;
      setSteps(steps.slice(0, -1));
      set(last.before);
    },
  };
}
