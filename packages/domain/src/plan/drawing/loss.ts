import { type LossReason, lossReasons } from './drawing.ts';

/** Each reason as a bit, so that what is lost on the way adds up; 0 is drawn as it was. */
export const lossBits = /* @__PURE__ */ Object.fromEntries(
  lossReasons.map((reason, place) => [reason, 1 << place]),
) as Readonly<Record<LossReason, number>>;

/** Besides its reasons: nothing of the entity is in the drawing. */
export const notDrawn: number = 1 << lossReasons.length;

export const reasonsOf = (loss: number): readonly LossReason[] =>
  lossReasons.filter((reason) => (loss & lossBits[reason]) !== 0);
