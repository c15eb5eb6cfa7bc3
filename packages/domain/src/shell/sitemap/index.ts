export { type MenuGroup, commercialMenus, menuGroups } from './groups.ts';
export { type Audience, audiences } from './rows.ts';
export {
  type Page,
  type PageMatch,
  type PageName,
  authorisedMenus,
  matchPage,
  pageNamed,
  pagePath,
  permissionTree,
  sitemap,
  wholeMenu,
} from './pages.ts';
export { type EmbeddedMatch, type EmbeddedPage, embeddedPagesOf, embeddedPath, matchEmbedded } from './embedded.ts';
export { pageWords } from './words.ts';
