import { clocksDifferMs, isWithin, ok, type Problem, type Result, refuse, dayMs } from '../lib/index.ts';
import { linkDays, linkDaysDefault, linkTokenChars, rentIdChars } from './limits.ts';

/** What a link can be made for. @spec PUB-05 */
export const linkSubjects = ['device', 'alarm'] as const;
export type LinkSubject = (typeof linkSubjects)[number];

/** One device or one alarm of one tenant. */
export interface LinkClaim {
  readonly rentId: string;
  readonly subject: LinkSubject;
  readonly id: number;
}

/** What a token says: what it opens, and until when. Who signs and verifies is the gateway. */
export interface LinkClaims extends LinkClaim {
  readonly expiresAtMs: number;
}

/** The claims of a new link. @spec PUB-05 */
export const linkClaims = (
  { rentId, subject, id }: LinkClaim,
  nowMs: number,
  days: number = linkDaysDefault,
): LinkClaims => ({
  rentId,
  subject,
  id,
  expiresAtMs: nowMs + days * dayMs,
});

/** Goes up when the order or the meaning of the parts changes: old links are then refused, not misread. */
const version = 1;

/** The claims as they are signed: the parts in a fixed order, so that equal claims are equal text. */
export const claimsText = ({ rentId, subject, id, expiresAtMs }: LinkClaims): string =>
  JSON.stringify([version, rentId, subject, id, expiresAtMs]);

const parsed = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** The claims in a signed text; whatever is not exactly one is `public.claim.invalid`. @spec PUB-05 */
export function readClaims(raw: unknown): Result<LinkClaims> {
  const parts = typeof raw === 'string' && raw.length <= linkTokenChars.max ? parsed(raw) : [];
  const [first, rentId, subject, id, expiresAtMs] = parts;
  const known = linkSubjects.find((one) => one === subject);
  return parts.length === 5 &&
    first === version &&
    typeof rentId === 'string' &&
    isWithin(rentId.length, rentIdChars) &&
    known !== undefined &&
    Number.isSafeInteger(id) &&
    (id as number) > 0 &&
    Number.isSafeInteger(expiresAtMs)
    ? ok({ rentId, subject: known, id: id as number, expiresAtMs: expiresAtMs as number })
    : refuse({ code: 'public.claim.invalid' });
}

/**
 * Why the claims open nothing any more, or nothing: known before anybody asks what is wanted. Those that end later than a link of now can were
 * made by a clock that ran ahead.
 * @spec PUB-05
 */
export const checkLinkTime = ({ expiresAtMs }: Pick<LinkClaims, 'expiresAtMs'>, nowMs: number): Problem | undefined =>
  expiresAtMs > nowMs && expiresAtMs <= nowMs + linkDays.max * dayMs + clocksDifferMs
    ? undefined
    : { code: 'public.claim.expired' };

/**
 * Why the claims do not open what is wanted, or nothing. Time comes first: an expired link tells nothing of what it opened. A link
 * opens the one thing it was made for: not the alarms of its device, not the device of its alarm.
 * @spec PUB-05
 */
export function checkLink(claims: LinkClaims, wanted: LinkClaim, nowMs: number): Problem | undefined {
  const opens = claims.rentId === wanted.rentId && claims.subject === wanted.subject && claims.id === wanted.id;
  return checkLinkTime(claims, nowMs) ?? (opens ? undefined : { code: 'public.claim.scope' });
}
