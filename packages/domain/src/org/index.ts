export { type OrgLevel, defaultOrgId, isAtLeastAsWide, orgLevels } from './levels.ts';
export { checkHeatMapOrg, checkHeatMapSpan } from './heatMap.ts';
export { heatMapDaysMax, heatMapWidestLevel, orgNameChars } from './limits.ts';
export {
  type OrgBranch,
  type OrgNode,
  type OrgTree,
  branchesOf,
  heatMapChoices,
  isInRange,
  lineOf,
  orgPath,
  orgTree,
  searchOrgs,
  subtreeOf,
} from './tree.ts';
export { checkCreateOrg, checkDeleteOrg, checkMoveOrg, checkRenameOrg, orgForm } from './changes.ts';
export { type OrgCounts, addCounts, countsWithAllUnder, worstAlarms } from './counts.ts';
export {
  type KeptPower,
  type PartnerPower,
  keptPowers,
  partnerPowers,
  partnerPowersForm,
  powersOf,
  powersText,
  readPowers,
} from './hierarchy.ts';
export { orgLimitWords, orgWords } from './words.ts';
