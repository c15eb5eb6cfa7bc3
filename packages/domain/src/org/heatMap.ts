import { type MomentRange, type Problem, checkMoments } from '../lib/index.ts';
import { isAtLeastAsWide, type OrgLevel } from './levels.ts';
import { heatMapDaysMax, heatMapWidestLevel } from './limits.ts';

/** Why a heat map cannot be asked for an organisation: it is wider than a city. @spec ORG-04 */
export const checkHeatMapOrg = ({ orgLevel }: { readonly orgLevel: OrgLevel }): Problem | undefined =>
  isAtLeastAsWide(heatMapWidestLevel, orgLevel) ? undefined : { code: 'org.heatMap.tooWide', field: 'orgId' };

/** What is wrong with the time whose alarms a heat map is to count. @spec ORG-04 */
export const checkHeatMapSpan = (range: MomentRange): Problem | undefined => checkMoments(range, heatMapDaysMax);
