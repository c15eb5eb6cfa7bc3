/** From this share of its limit on a field says how much it holds: before, the figure is of no use. */
const toldFrom = 0.8;

/** Whether a text has come near to the most that it may have, or is over it. */
export const isNearLimit = (count: number, limit: number): boolean => count >= limit * toldFrom;
