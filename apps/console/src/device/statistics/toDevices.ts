import { pathTo } from '@fireline/domain/shell';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';

/** The parameters that the list of devices shares with what counts devices. */
const shared = [
  'search',
  'type',
  'status',
  'partner',
  'place',
  'unit',
  'placeType',
  'life',
  'concern',
  'without',
  'expiry',
] as const;
export type DeviceParam = (typeof shared)[number];

/** Those that narrow further the more of them there are: another one is added, not put in its place. */
const narrowing: ReadonlySet<DeviceParam> = new Set<DeviceParam>(['concern', 'without']);

/** The address of the list that holds just what a figure counts: the filters of the page and one more. @spec DEV-14 DEV-12 */
export function toDevices(
  url: Pick<UrlQuery, 'get'>,
  more: Readonly<Partial<Record<DeviceParam, string>>> = {},
): string {
  const params = new URLSearchParams();
  for (const name of shared) {
    const [kept, added = ''] = [url.get(name), more[name]];
    const all = narrowing.has(name)
      ? [...new Set([...kept.split(','), ...added.split(',')])].filter((one) => one !== '').join(',')
      : added || kept;
    if (all !== '') params.set(name, all);
  }
  const text = params.toString();
  return pathTo('deviceList') + (text && `?${text}`);
}
