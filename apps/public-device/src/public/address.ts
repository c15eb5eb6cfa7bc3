import { type EmbedPiece, embedPieces } from '@fireline/domain/public';
import { matchRoute } from '@fireline/domain/shell';

/** The part of `location` that says which page is wanted. */
export type Address = Pick<Location, 'pathname' | 'search'>;

export type PublicPage =
  | { readonly name: 'device' | 'alarm'; readonly id: number; readonly token: string }
  | { readonly name: 'embed'; readonly piece: EmbedPiece; readonly keyId: string }
  | { readonly name: 'notFound' };

const notFound: PublicPage = { name: 'notFound' };

/**
 * The page a link names. Without a token the page is asked for all the same: the server says why it does not open.
 * Decision: the device type in the path is for people and other systems; what is shown is what the device says it is.
 * @spec PUB-01 PUB-05 PUB-07
 * @example pageAt(location)
 */
export function pageAt({ pathname, search }: Address): PublicPage {
  const match = matchRoute(pathname);
  const token = new URLSearchParams(search).get('token') ?? '';
  const page = (name: 'device' | 'alarm', id: string | undefined): PublicPage =>
    id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? { name, id: Number(id), token } : notFound;
  if (match?.name === 'publicDevice') return page('device', match.params.deviceId);
  if (match?.name === 'publicAlarm') return page('alarm', match.params.alarmId);
  if (match?.name === 'publicEmbed') {
    const piece = embedPieces.find((one) => one === match.params.piece);
    return piece ? { name: 'embed', piece, keyId: new URLSearchParams(search).get('key') ?? '' } : notFound;
  }
  return notFound;
}
