import { ok, type Problem, refuse, type Result } from '../lib/index.ts';
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
  /** Its place among the records of its account, given under the lock of the account. Records are ordered by it, never by a clock. */
  readonly seq: number;
}

/** What the record says it adds to the balance. */
export const changeOf = ({
  sellType,
  amount,
  result,
}: Pick<ResourceRecord, 'sellType' | 'amount' | 'result'>): number =>
  result === 'success' && amount !== 0 ? sellTypes[sellType].sign * amount : 0;

/** Before and change must make after. @spec TAR-07 N20 */
export const checkRecord = (record: ResourceRecord): Problem | undefined => {
  const { before, after } = record;
  const change = changeOf(record);
  return before + change === after
    ? undefined
    : { code: 'tariff.record.arithmetic', field: 'after', args: { before, change, after } };
};

/** What an account keeps of its last record. */
export interface LastRecord {
  readonly balance: number;
  /** 0: no record yet. */
  readonly lastSeq: number;
  readonly lastAtMs?: number | undefined;
}

/**
 * The fields of the next record of an account: asked under the lock of the account. Its time is never before that of the record before
 * it, whatever the clock of this machine says.
 * @returns `form.integer` for an amount that is no whole number from 0, `form.inexact` for a balance that is no exact number
 * @spec TAR-07 TAR-06
 */
export const recordAfter = (
  last: LastRecord,
  move: Pick<ResourceRecord, 'sellType' | 'amount' | 'result'>,
  nowMs: number,
): Result<Pick<ResourceRecord, 'seq' | 'before' | 'after' | 'atMs'>> => {
  if (!Number.isSafeInteger(move.amount) || move.amount < 0) return refuse({ code: 'form.integer', field: 'amount' });
  const { balance: before, lastSeq, lastAtMs } = last;
  const after = before + changeOf(move);
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(after))
    return refuse({ code: 'form.inexact', field: 'amount' });
  return ok({ seq: lastSeq + 1, before, after, atMs: Math.max(nowMs, lastAtMs ?? nowMs) });
};
