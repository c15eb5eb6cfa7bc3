import { defineForm, type Field, integer, ok, oneOf, optional, refuse, id } from '../lib/index.ts';
import type { PageName } from '../shell/index.ts';
import { type LinkClaims, type LinkSubject, linkSubjects } from './claims.ts';
import { linkDays, linkTokenChars } from './limits.ts';

/** What is asked when a link is made; without days it lives as long as usual. @spec PUB-05 */
export const linkForm = defineForm({
  subject: oneOf(linkSubjects),
  id: id,
  days: optional(integer(linkDays)),
});

/** The name of the token in a link's query. */
export const linkQuery = 'token';

const tokenForm = /^[\w-]+\.[\w-]+$/;

/** A token as it stands in a link: claims, a dot, signature, both base64url. Whether it is good only the gateway can tell. @spec PUB-05 */
export const linkToken: Field<string> = (raw, field) =>
  typeof raw === 'string' && raw.length >= linkTokenChars.min && raw.length <= linkTokenChars.max && tokenForm.test(raw)
    ? ok(raw)
    : refuse({ code: 'public.claim.invalid', field });

/**
 * The address behind a link or its QR code.
 * @param origin `https://console.example`, no slash at the end
 * @param path of a public page, from the shell's `pagePath`
 * @spec PUB-05
 * @example linkUrl({ origin: 'https://fire.example', path: '/public/index/alarmNotice/7', token })
 */
export const linkUrl = ({ origin, path, token }: { origin: string; path: string; token: string }): string =>
  `${origin}${path}?${linkQuery}=${encodeURIComponent(token)}`;

/** The names of the public pages. */
export type PublicPageName = Extract<PageName, `public${string}`>;

/**
 * What a link must be made for to open a page.
 * Decision: a page whose path names no device shows the one of its link; lists of a device type open by no link.
 * @spec PUB-01 PUB-02 PUB-05
 */
export const publicPageSubjects = {
  publicList: null,
  publicDevice: 'device',
  publicEmbed: null,
  publicSandboxPay: null,
  publicPatrol: null,
  publicPatrolTask: null,
  publicPatrolPoint: null,
  publicLifecycle: 'device',
  publicAlarm: 'alarm',
  publicOffline: 'device',
  publicMaintain: 'device',
  publicVideo: 'device',
  publicSampling: 'device',
  publicDefence: 'device',
  publicTimedTask: 'device',
  publicResources: 'device',
  publicCloudList: 'device',
  publicCurrentAlarms: 'device',
  publicAlarmHistory: 'device',
  publicAlarmAnalysis: 'device',
  publicAlarmDetail: 'alarm',
  publicPhoneBook: 'device',
  publicSleepQuality: 'device',
  publicTrajectory: 'device',
  publicSleepStatus: 'device',
} as const satisfies Readonly<Record<PublicPageName, LinkSubject | null>>;

/**
 * Whether a link opens a public page: made for the right thing, and for the very one whose id the path names. What else a path
 * names (an IMEI, an offline record) belongs to that device or is not found: that is for the gateway to look up.
 * @param params what the path was filled with
 * @spec PUB-01 PUB-02 PUB-05
 */
export const opensPage = (
  { subject, id }: Pick<LinkClaims, 'subject' | 'id'>,
  page: PublicPageName,
  params: Readonly<Record<string, string>>,
): boolean => {
  const named = params[`${subject}Id`];
  return publicPageSubjects[page] === subject && (named === undefined || named === String(id));
};
