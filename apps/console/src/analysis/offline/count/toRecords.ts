import type { analysisCalls } from '@fireline/api/analysis';
import type { ReplyOf } from '@fireline/api/lib';
import type { OfflineBy } from '@fireline/domain/analysis';
import { hourMs } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';

export type OfflineCount = ReplyOf<typeof analysisCalls.offlineCount>;

/** Time lost as chart, table and files write it. */
export const secondsAsHours = (seconds: number): number => (seconds * 1000) / hourMs;

/** The parameter of the list of records that each row narrows. */
const params: Readonly<Record<OfflineBy, string>> = {
  partner: 'partner',
  unit: 'unit',
  place: 'place',
  deviceType: 'type',
  status: 'why',
};

/** What the list is filtered by to hold just the records of a row. */
export const narrowedTo = (by: OfflineBy, key: string): Readonly<Record<string, string>> => ({ [params[by]]: key });

/** The address of the list of offline records with these filters. @spec DEV-14 */
export const toRecords = (filters: Readonly<Record<string, string>>): string =>
  `${pathTo('deviceOfflineRecord')}?${new URLSearchParams(filters).toString()}`;
