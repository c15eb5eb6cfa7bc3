/** Characters of an organisation's name. Decision: 64. @spec ORG-01 */
export const orgNameChars = { min: 1, max: 64 } as const;
/** Characters of where an organisation has its seat. Decision: 64. @spec ORG-01 */
export const adminCenterChars = { min: 1, max: 64 } as const;
/** Characters of what an organisation covers. Decision: 256. @spec ORG-01 */
export const orgRangeChars = { min: 1, max: 256 } as const;
/** Districts that one batch adds. Decision: more than any province or city has right under it. @spec ORG-02 */
export const districtsMax = 100;
/** The widest level that a heat map may be asked for. @spec ORG-04 */
export const heatMapWidestLevel = 'city';
/** Days whose alarms a heat map counts. Decision: a year, and the day that leap years have more. @spec ORG-04 */
export const heatMapDaysMax = 366;
