/** What the holder of a balance is written. @spec TAR-05 MSG-04 */
export const unitLetters = ['balanceLow', 'limitNear'] as const;
export type UnitLetter = (typeof unitLetters)[number];
/** People of a holder who get a letter about its balance. */
export const unitLetterReceiversMax = 20;
