import type { Problem } from '../lib/index.ts';
import type { MeteredResource } from './prices.ts';

/** The accounts whose resources are recorded. @spec TAR-07 */
export const accountLevels = ['platform', 'tenant', 'user'] as const;
export type AccountLevel = (typeof accountLevels)[number];

/**
 * Why a balance moved: the term of the statement it counts in, and the direction. Decision: a refund takes units back as a
 * negative purchase, a gift taken back is a negative gift.
 * @spec TAR-07 TAR-06
 */
export const sellTypes = {
  purchase: { term: 'purchased', sign: 1 },
  rollback: { term: 'purchased', sign: -1 },
  grant: { term: 'gifted', sign: 1 },
  gift: { term: 'gifted', sign: 1 },
  giftBack: { term: 'gifted', sign: -1 },
  consume: { term: 'consumed', sign: -1 },
} as const;
export type SellType = keyof typeof sellTypes;
export const sellTypeNames = Object.keys(sellTypes) as readonly SellType[];

/** Decision: only success moves a balance. @spec TAR-07 */
export const recordResults = ['success', 'failed', 'pending'] as const;
export type RecordResult = (typeof recordResults)[number];

/** One movement of a balance. @spec TAR-07 */
export interface ResourceRecord {
  readonly id: string;
  readonly orderId?: string;
  readonly account: string;
  readonly deviceId?: string;
  readonly tenantId: string;
  readonly resource: MeteredResource;
  readonly sellType: SellType;
  /** Units, not negative: the sell type says the direction. */
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly result: RecordResult;
  readonly atMs: number;
}

/** What the record says it adds to the balance. */
export const changeOf = ({ sellType, amount, result }: ResourceRecord): number =>
  result === 'success' && amount !== 0 ? sellTypes[sellType].sign * amount : 0;

/** Before and change must make after. @spec TAR-07 N20 */
export const checkRecord = (record: ResourceRecord): Problem | undefined => {
  const { before, after } = record;
  const change = changeOf(record);
  return before + change === after
    ? undefined
    : { code: 'tariff.record.arithmetic', field: 'after', args: { before, change, after } };
};
