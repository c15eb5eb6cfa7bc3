/** Characters of an organisation's name. Decision: 64. @spec ORG-01 */
export const orgNameChars = { min: 1, max: 64 } as const;
/** The widest level that a heat map may be asked for. @spec ORG-04 */
export const heatMapWidestLevel = 'city';
/** Days whose alarms a heat map counts. Decision: a year, and the day that leap years have more. @spec ORG-04 */
export const heatMapDaysMax = 366;
