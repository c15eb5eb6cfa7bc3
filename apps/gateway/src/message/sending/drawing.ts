import { minuteMs } from '@fireline/domain/lib';
import { holdersFor, unitsOfSend } from '@fireline/domain/tariff';
import type { Log } from '../../lib/log.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { AccessRow, SendRecordRow } from './deliveryStore.ts';
import type { Units } from './units.ts';

/** How long a message waits whose units could not be held. */
const againMs = minuteMs;

interface Lot {
  readonly access: Pick<AccessRow, 'rentId' | 'partnerId' | 'channel'>;
  readonly nowMs: number;
  readonly log: Pick<Log, 'error'>;
  readonly units: Pick<Units, 'reserve' | 'release'>;
}

/**
 * Holds units for messages that are about to go. A message through a partner's own access draws nothing: its owner pays the carrier itself. One
 * that a dead gateway had claimed keeps what was held for it.
 * @param claimed all through one access
 * @returns the messages as they are written: those with a claim go, an alarm always does
 * @spec TAR-05 TAR-07 MSG-05 ALM-09
 */
export async function drawUnits(
  tx: Tx,
  { access, nowMs, log, units }: Lot,
  claimed: readonly SendRecordRow[],
): Promise<ReadonlyMap<number, SendRecordRow>> {
  const as = (record: SendRecordRow, change: Partial<SendRecordRow>) => Object.assign({}, record, change);
  const { rentId, partnerId, channel } = access;
  const isDrawn = partnerId === null && (channel === 'sms' || channel === 'voice');
  if (!isDrawn) {
    // held for an access of the tenant that it was to go through before
    await units.release(tx, claimed);
    return new Map(claimed.map((one) => [one.recordId, as(one, { drawAccountId: null, drawUnits: null })]));
  }
  const asked = claimed
    .filter(({ drawAccountId }) => drawAccountId === null)
    .map((record) => ({
      recordId: record.recordId,
      units: unitsOfSend(record),
      isAlarm: record.kind === 'alarm',
      holders: holdersFor(record.kind === 'test' ? { rentId } : { ...record, deviceId: record.deviceId ?? null }),
    }));
  const outcomes = await units.reserve(tx, { rentId, resource: channel, nowMs }, asked, log);
  const isAsked = new Set(asked.map(({ recordId }) => recordId));
  const now = new Date(nowMs).toISOString();
  const written = (record: SendRecordRow): SendRecordRow => {
    const { recordId, kind, claims, attempts, unanswered } = record;
    const passedAt = attempts > 1 ? record.passedAt : null;
    if (!isAsked.has(recordId)) return record;
    // as before it was claimed
    const back = { claimedUntil: null, claims: claims - 1, attempts: attempts - 1, unanswered: unanswered - 1 };
    if (!outcomes) {
      if (kind === 'alarm') return record;
      const nextAt = new Date(nowMs + againMs).toISOString();
      return as(record, { ...back, passedAt, state: 'held', reason: 'internal', nextAt });
    }
    const outcome = outcomes.get(recordId);
    if (outcome === undefined || (typeof outcome === 'string' && kind === 'alarm')) return record;
    if (typeof outcome === 'object') return as(record, { drawAccountId: outcome.accountId, drawUnits: outcome.units });
    // the carrier may have it from an offer before: its receipt may still come
    if (unanswered > 1) return as(record, { ...back, state: 'handed', reason: 'unanswered', endedAt: now });
    return as(record, { ...back, passedAt, state: 'notSent', reason: outcome, endedAt: now });
  };
  return new Map(claimed.map((record) => [record.recordId, written(record)]));
}
