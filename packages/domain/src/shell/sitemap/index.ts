export { type MenuGroup, commercialMenus, menuGroups } from './groups.ts';
export { type Audience, audiences } from './audiences.ts';
export {
  type Page,
  type PageMatch,
  type PageName,
  type PagePermission,
  authorisedMenus,
  matchPage,
  pageNamed,
  pagePath,
  permissionTree,
  sitemap,
  wholeMenu,
} from './pages.ts';
export {
  type AnyPermission,
  type DevicePermission,
  builtInRights,
  checkRights,
  countingRights,
  isToCome,
  mayEver,
  permissionRoles,
  permissionTreeOf,
} from './permissions.ts';
export {
  type PowersAbove,
  checkLetsManage,
  checkPowersChange,
  powersFor,
  powersUnder,
  rightsWithin,
} from './powers.ts';
export { type EmbeddedMatch, type EmbeddedPage, embeddedPagesOf, embeddedPath, matchEmbedded } from './embedded.ts';
export { routeWords } from './words.ts';
