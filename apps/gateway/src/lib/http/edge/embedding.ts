import { embedOriginsMax, mayEmbed } from '@fireline/domain/public';

/** From where pages may frame the pieces of an embed key and ask for them. */
export type OriginsOf = (keyId: string) => Promise<readonly string[]>;

const page = /^\/public\/embed\/[a-z]+$/i;
const call = /\/public\/embed\/(pk_[\w-]+)\/[a-z]+$/i;
const known = /^pk_[\w-]+$/;

/** The header with another list of who may frame the page. */
const framedBy = (policy: string, origins: readonly string[]): string =>
  policy.replace(/frame-ancestors [^;]*/, ["frame-ancestors 'self'", ...origins.slice(0, embedOriginsMax)].join(' '));

const allowed = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization, accept-language',
  'access-control-max-age': '60',
  vary: 'origin',
});

/**
 * What pages of other origins may do with a request's answer: frame the page of a piece, read the calls of a piece, both for the origins
 * of the key that the address names. Undefined for everything else.
 * @param policy the content security policy that everything else has
 * @spec PUB-07
 */
export async function embedHeaders(
  request: Request,
  originsOf: OriginsOf,
  policy: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const keyId = searchParams.get('key') ?? '';
  if (page.test(pathname) && known.test(keyId))
    return { 'content-security-policy': framedBy(policy, await originsOf(keyId)) };
  const [, of] = call.exec(pathname) ?? [];
  const origin = request.headers.get('origin');
  if (of === undefined || origin === null) return undefined;
  return mayEmbed(origin, await originsOf(of)) ? allowed(origin) : { vary: 'origin' };
}

/** The answer to a browser that asks before it calls from another origin; undefined: it is no such question. @spec PUB-07 */
export function preflight(
  request: Request,
  headers: Readonly<Record<string, string>> | undefined,
): Response | undefined {
  if (request.method !== 'OPTIONS' || !headers || !call.test(new URL(request.url).pathname)) return undefined;
  return new Response(null, { status: 'access-control-allow-origin' in headers ? 204 : 403 });
}
