import { type EmbedPiece, embedPieces } from '@fireline/domain/public';
import { matchRoute, type RouteName } from '@fireline/domain/shell';

/** The part of `location` that says which page is wanted. */
export type Address = Pick<Location, 'pathname' | 'search'>;

export type PublicPage =
  | { readonly name: 'device' | 'alarm'; readonly id: number; readonly token: string }
  | { readonly name: 'embed'; readonly piece: EmbedPiece; readonly keyId: string }
  | { readonly name: 'cashier'; readonly ref: string }
  | { readonly name: 'patrol'; readonly taskId?: number; readonly code?: string }
  | { readonly name: 'notFound' };

const notFound: PublicPage = { name: 'notFound' };

/** The page of a thing, if the address names one. */
const pageOf = (name: 'device' | 'alarm', id: string | undefined, query: URLSearchParams): PublicPage =>
  id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? { name, id: Number(id), token: query.get('token') ?? '' } : notFound;

type Reader = (params: Readonly<Record<string, string>>, query: URLSearchParams) => PublicPage;

/** Every public page that the table marks as open: one that is missing, or is yet to come, does not compile. */
const readers: Readonly<Record<Extract<RouteName, `public${string}`>, Reader>> = {
  publicDevice: ({ deviceId }, query) => pageOf('device', deviceId, query),
  publicAlarm: ({ alarmId }, query) => pageOf('alarm', alarmId, query),
  publicSandboxPay: ({ ref = '' }) => ({ name: 'cashier', ref }),
  publicPatrol: () => ({ name: 'patrol' }),
  publicPatrolTask: ({ taskId = '' }) =>
    /^[1-9]\d{0,14}$/.test(taskId) ? { name: 'patrol', taskId: Number(taskId) } : notFound,
  publicPatrolPoint: (_params, query) => ({ name: 'patrol', code: query.get('code') ?? '' }),
  publicEmbed: (params, query) => {
    const piece = embedPieces.find((one) => one === params.piece);
    return piece ? { name: 'embed', piece, keyId: query.get('key') ?? '' } : notFound;
  },
};

/**
 * The page a link names. Without a token the page is asked for all the same: the server says why it does not open.
 * Decision: the device type in the path is for people and other systems; what is shown is what the device says it is.
 * @spec PUB-01 PUB-05 PUB-07
 * @example pageAt(location)
 */
export function pageAt({ pathname, search }: Address): PublicPage {
  const match = matchRoute(pathname);
  return match && match.name in readers
    ? readers[match.name as keyof typeof readers](match.params, new URLSearchParams(search))
    : notFound;
}
