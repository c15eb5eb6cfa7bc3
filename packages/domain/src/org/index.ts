export { type OrgLevel, defaultOrgId, isAtLeastAsWide, orgLevels } from './levels.ts';
export { checkHeatMapOrg, checkHeatMapSpan } from './heatMap.ts';
export {
  adminCenterChars,
  districtsMax,
  heatMapDaysMax,
  heatMapWidestLevel,
  orgNameChars,
  orgRangeChars,
} from './limits.ts';
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
export {
  type BoundToOrg,
  checkCreateOrg,
  checkDeleteOrg,
  checkMoveOrg,
  checkRenameOrg,
  orgForm,
  orgMoveForm,
} from './changes.ts';
export { type NewDistrict, checkDistricts, levelOfDistricts } from './districts.ts';
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
