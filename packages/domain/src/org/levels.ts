/** The levels of the organisation tree, widest first. @spec ORG-01 */
export const orgLevels = ['country', 'province', 'city', 'district', 'street', 'community'] as const;
export type OrgLevel = (typeof orgLevels)[number];

/** The organisation that stands for "none chosen". @spec ORG-01 */
export const defaultOrgId = '00000000';

/** Whether the first is as wide as the second or wider: a city contains its districts. @spec ORG-01 ORG-04 */
export const isAtLeastAsWide = (level: OrgLevel, than: OrgLevel): boolean =>
  orgLevels.indexOf(level) <= orgLevels.indexOf(than);
