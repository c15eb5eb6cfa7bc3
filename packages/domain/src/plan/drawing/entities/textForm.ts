import type { DrawingText } from '../drawing.ts';

export const aligns = ['left', 'center', 'right'] as const satisfies readonly DrawingText['align'][];
export const baselines = ['baseline', 'bottom', 'middle', 'top'] as const satisfies readonly DrawingText['baseline'][];

/** What kind of text it is, beside where it is held. */
export const textKinds = {
  line: 0,
  /** Several lines, with formatting. */
  paragraphs: 1,
  /** As wide as `room`, by narrow or wide letters. */
  fitted: 2,
  /** As wide as `room`, by small or large letters. */
  scaled: 3,
} as const;
export type TextKind = (typeof textKinds)[keyof typeof textKinds];

/** Kind, alignment and baseline as one number, for the record of a text. */
export const textForm = (kind: TextKind, align: number, baseline: number): number =>
  kind * 16 + (aligns[align] ? align : 0) * 4 + (baselines[baseline] ? baseline : 0);

export const kindOfForm = (form: number): number => Math.floor(form / 16);
export const alignOfForm = (form: number): number => (form >> 2) & 3;
export const baselineOfForm = (form: number): number => form & 3;
