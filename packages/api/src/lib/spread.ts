/** How many times the base the widest spread is. */
const widest = 5;

/**
 * How long to wait before trying again: never less than the base, and spread more widely with every failure, so that a
 * thousand readers who lost the server in the same moment do not all come back in the same moment.
 * @param attempt failures so far, from 1
 * @param random from 0 up to 1
 * @spec ALM-06
 */
export const spreadDelay = (baseMs: number, attempt: number, random: number): number =>
  Math.round(baseMs + baseMs * Math.min(Math.max(attempt, 1), widest) * random);
