import { refuse, type Result } from '@fireline/domain/lib';
import {
  checkLinkTime,
  claimsText,
  type LinkClaim,
  type LinkClaims,
  type LinkSubject,
  linkClaims,
  readClaims,
} from '@fireline/domain/public';
import type { DeviceType } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import type { Deps, Secrets } from '../lib/context.ts';
import { fromBase64Url, toBase64Url } from '../lib/random.ts';

type LinkDeps = Pick<Deps, 'secrets' | 'clock'>;

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64Url(secret) ?? new Uint8Array(), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const bytes = (text: string) => new TextEncoder().encode(text);

/** A token that opens one device or one alarm until it expires: its claims, a dot, their signature. @spec PUB-05 */
export async function signLink(
  { secrets, clock }: LinkDeps,
  claim: LinkClaim,
): Promise<{ token: string; expiresAt: string }> {
  const claims = linkClaims(claim, clock());
  return { token: await signClaims(secrets, claims), expiresAt: new Date(claims.expiresAtMs).toISOString() };
}

/** The token of claims: the same ones have the same. */
export const signClaims = (secrets: Pick<Secrets, 'linkKey'>, claims: LinkClaims): Promise<string> =>
  signText(secrets, claimsText(claims));

/** A text and its signature, with a dot between them. */
export async function signText({ linkKey }: Pick<Secrets, 'linkKey'>, text: string): Promise<string> {
  const body = toBase64Url(bytes(text));
  const signature = await crypto.subtle.sign('HMAC', await keyOf(linkKey), bytes(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

interface Linked {
  readonly subject: LinkSubject;
  readonly id: number;
  /** Of the device; nothing when it is not on record any more. */
  readonly deviceType: DeviceType | null | undefined;
}

/** Where a link leads. */
export function pagePathOf({ subject, id, deviceType }: Linked, token: string): string {
  const page =
    subject === 'device'
      ? pathTo('publicDevice', { deviceId: id, deviceType: deviceType ?? 'smoke' })
      : pathTo('publicAlarm', { alarmId: id });
  return `${page}?token=${token}`;
}

/** What the token says, once its signature and its time are found good. */
export async function readLink({ secrets, clock }: LinkDeps, token: string): Promise<Result<LinkClaims>> {
  const claims = readClaims(await verifiedText(secrets, token));
  const problem = claims.ok ? checkLinkTime(claims.value, clock()) : undefined;
  return problem ? refuse(problem) : claims;
}

/** The text that was signed; undefined: this installation has not signed the token. */
export async function verifiedText({ linkKey }: Pick<Secrets, 'linkKey'>, token: string): Promise<string | undefined> {
  const [body = '', signature = '', more] = token.split('.');
  const signed = fromBase64Url(signature);
  const text = fromBase64Url(body);
  const isOurs =
    more === undefined &&
    signed !== undefined &&
    text !== undefined &&
    (await crypto.subtle.verify('HMAC', await keyOf(linkKey), signed, bytes(body)));
  return isOurs ? new TextDecoder().decode(text) : undefined;
}
