/** Characters of an organisation's name. Decision: 64. @spec ORG-01 */
export const orgNameChars = { min: 1, max: 64 } as const;
/** The widest level that a heat map may be asked for. @spec ORG-04 */
export const heatMapWidestLevel = 'city';
