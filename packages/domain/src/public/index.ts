export {
  embedKeyNameChars,
  embedKeysMax,
  embedMinutes,
  embedMinutesDefault,
  embedOriginsMax,
  embedRowsMax,
  linkDays,
  linkDaysDefault,
  linkOpeningMinutes,
  linkTokenChars,
  originChars,
  rentIdChars,
} from './limits.ts';
export {
  type LinkClaim,
  type LinkClaims,
  type LinkSubject,
  checkLink,
  checkLinkTime,
  claimsText,
  linkClaims,
  linkSubjects,
  readClaims,
} from './claims.ts';
export {
  type PublicPageName,
  linkForm,
  linkQuery,
  linkToken,
  linkUrl,
  opensPage,
  publicPageSubjects,
} from './links.ts';
export {
  type EmbedWay,
  type EmbeddedFamily,
  embedForm,
  embedOrigin,
  embedWays,
  embeddedFamilies,
  mayEmbed,
} from './embeds.ts';
export {
  type EmbedClaims,
  type EmbedKeyState,
  type EmbedPiece,
  checkEmbed,
  checkEmbedKeyCount,
  embedClaims,
  embedClaimsText,
  embedKeyForm,
  embedKeyMinutes,
  embedPieces,
  embedTokenForm,
  readEmbedClaims,
} from './embedKeys.ts';
export { publicLinkLimitWords, publicLinkWords } from './words.ts';
