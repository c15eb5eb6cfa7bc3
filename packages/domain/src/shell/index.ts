export { type Freshness, type FreshnessFacts, confirmedAtMs, freshness } from './freshness.ts';
export { type Envelope, isSuccess, successCodes } from './envelope.ts';
export {
  callTimeoutMs,
  defaultPageSize,
  draftKeptMs,
  exportRowsMax,
  freshForMs,
  noticeForMs,
  imageBytesPerDay,
  importBytesMax,
  importLinesMax,
  importRowsMax,
  importUnpackedBytesMax,
  importCellCharsMax,
  importsAtOnceMax,
  importsOfOthersMax,
  imageCompressAboveBytes,
  imageReadBytesMax,
  minimumWindow,
  pageSizeMax,
  pollIntervalMs,
  pushReconnectMs,
  pushResubscribeMs,
  screenLoadTimeoutMs,
} from './limits.ts';
export {
  type Action,
  type EndedCode,
  type EndingAction,
  type ToldSuccess,
  actions,
  actionsEndingSession,
  endedBy,
  endedCode,
  toldSuccesses,
} from './actions.ts';
export { type Destination, guard, loginPath, pageAfterLogin } from './guard.ts';
export { type ImageKind, checkImage, imageHeadBytes, imageKindOf, imageKinds, needsCompression } from './images.ts';
export { type ColumnTable, columnTables, hiddenColumnsText, readHiddenColumns } from './columns.ts';
export { type CallFailure, type Reaction, reactionTo } from './reactions.ts';
export { type Entry, type MenuEntry, type MenuId, menuFor } from './menu.ts';
export { type SharedEntry, sharedEntries } from './sharedEntries.ts';
export { type MenuPage, type ShortEntry, pagesOfMenu, shortMenu, wayTo, wayToPage } from './shortMenu.ts';
export {
  type PathParams,
  type Route,
  type RouteMatch,
  type RouteName,
  type RouteParams,
  homePath,
  matchRoute,
  pathTo,
  routes,
} from './routes.ts';
export {
  type DisplayMode,
  type Settings,
  defaultSettings,
  displayView,
  readSettings,
  settingsText,
} from './settings.ts';
export {
  type AnyPermission,
  type Audience,
  type DevicePermission,
  type EmbeddedMatch,
  type EmbeddedPage,
  type MenuGroup,
  type Page,
  type PageMatch,
  type PageName,
  type PagePermission,
  audiences,
  authorisedMenus,
  builtInRights,
  checkRights,
  commercialMenus,
  countingRights,
  isToCome,
  embeddedPagesOf,
  embeddedPath,
  matchEmbedded,
  matchPage,
  mayEver,
  menuGroups,
  pageNamed,
  pagePath,
  permissionRoles,
  permissionTreeOf,
  type PowersAbove,
  checkLetsManage,
  checkPowersChange,
  powersFor,
  powersUnder,
  rightsWithin,
  permissionTree,
  routeWords,
  sitemap,
  wholeMenu,
} from './sitemap/index.ts';
export { resourceRoutes } from './resourceRoutes.ts';
export { shellLimitWords } from './limits/words.ts';
export { actionWords, outcomeWords, shellWords } from './words.ts';
export { centreGroups, groupsOfCentre } from './centres.ts';
export { type GuideStep, type GuideStepName, guideFor, guideStepNames, guideSteps } from './guide.ts';
export { type PendingName, pendingLists, pendingNames } from './pending.ts';
