import type { MarkedResource } from '@fireline/domain/plan';

export type Marks = readonly MarkedResource[];

/** What was marked and is not saved yet. */
export interface MarkDraft {
  readonly marks: Marks;
  /** What undo goes back to, the last one last. */
  readonly past: readonly Marks[];
  /** Of what it began with; goes back with the save. */
  readonly revision: number;
  /** What a held key or typing goes on with, as one step. */
  readonly run: string | undefined;
}

/** The draft after a step; steps of the same run are one to undo. */
export const afterStep = (
  draft: MarkDraft | undefined,
  saved: { readonly marks: Marks; readonly revision: number },
  change: (marks: Marks) => Marks,
  run?: string,
): MarkDraft => {
  const { marks, past, revision, run: last } = draft ?? { ...saved, past: [], run: undefined };
  const isOn = run !== undefined && run === last;
  return { marks: change(marks), past: isOn ? past : [...past, marks], revision, run };
};

/** The draft a step back; back at the beginning there is none. */
export const stepBack = (draft: MarkDraft): MarkDraft | undefined => {
  const marks = draft.past.at(-1);
  return marks && draft.past.length > 1
    ? { ...draft, marks, past: draft.past.slice(0, -1), run: undefined }
    : undefined;
};
