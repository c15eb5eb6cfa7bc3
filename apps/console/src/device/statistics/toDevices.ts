import type { CountedDeed } from '@fireline/domain/device';
import type { DayRange } from '@fireline/domain/lib';
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
  'org',
  'building',
  'signal',
  'battery',
  'freshness',
  'firmware',
] as const;
export type DeviceParam = (typeof shared)[number];

/** Those that narrow further the more of them there are: another one is added, not put in its place. */
const narrowing: ReadonlySet<DeviceParam> = new Set<DeviceParam>(['concern', 'without', 'org']);

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

/** What of the address of the analysis the lists of records understand as well. */
const carried = ['partner', 'unit', 'place'] as const;

function withNodes(url: Pick<UrlQuery, 'get'>, fixed: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(fixed);
  for (const name of carried) if (url.get(name) !== '') params.set(name, url.get(name));
  return params.toString();
}

/** The address of the list of just those records of offline devices of which a part lies in these days. @spec DEV-14 */
export const toSilences = (
  url: Pick<UrlQuery, 'get'>,
  { from, to }: DayRange,
  more: Readonly<Record<string, string>> = {},
): string => `${pathTo('deviceOfflineRecord')}?${withNodes(url, { from, to, ...more })}`;

/**
 * The address of the page of the analysis with the list of just what was activated or removed in these days.
 * @param event left out: both
 * @spec DEV-14
 */
export function toLives(url: Pick<UrlQuery, 'get'>, { from, to }: DayRange, event?: CountedDeed): string {
  const range = url.get('range');
  return `${pathTo('deviceAnalysis')}?${withNodes(url, { ...(range && { range }), lives: event ?? 'all', from, to })}`;
}
