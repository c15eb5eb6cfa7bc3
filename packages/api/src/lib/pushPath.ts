/** Whose connection it is, as the address tells. The token decides whether it is true. */
export interface PushPath {
  readonly rentId: string;
  /** The account's user name. */
  readonly user: string;
}

const prefix = '/websock/pushCenter/';
// a hyphen parts tenant from user, so one inside the tenant must not look like it
const encodeTenant = (rentId: string) => encodeURIComponent(rentId).replaceAll('-', '%2D');

/**
 * The address of the push connection, below the origin.
 * @spec ALM-06
 * @example pushPath({ rentId: 'R001', user: 'platform' }) // '/websock/pushCenter/R001-platform'
 */
export const pushPath = ({ rentId, user }: PushPath): string =>
  `${prefix}${encodeTenant(rentId)}-${encodeURIComponent(user)}`;

/** Tenant and user of a push address, or nothing when it is none. A query is not looked at. */
export function parsePushPath(path: string): PushPath | undefined {
  const match = /^\/websock\/pushCenter\/([^-/?#]+)-([^/?#]+)(?:[?#]|$)/.exec(path);
  if (!match?.[1] || !match[2]) return undefined;
  try {
    return { rentId: decodeURIComponent(match[1]), user: decodeURIComponent(match[2]) };
  } catch {
    // a broken percent escape: not an address of ours
    return undefined;
  }
}
