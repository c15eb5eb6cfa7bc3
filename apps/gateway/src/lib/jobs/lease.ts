import { clocksDifferMs, minuteMs } from '@fireline/domain/lib';
import { sql, type SqlBool } from 'kysely';

/** A gateway that has not renewed its lease for so long is taken for dead, and what it had in hand is taken over by another. */
export const leaseMs = minuteMs;

/**
 * Whether no living gateway has a row in hand: nobody claimed it, its claim has ended, or it lasts longer than one can, also of a gateway whose clock
 * differs a little, and a clock that ran ahead has made it. Every claim in the database is asked so.
 * @param claim its column, such as `claimed_until`
 * @param lastsMs how long a claim lasts at most, `leaseMs` unless said otherwise
 */
export const isFree = (claim: string, now: string, lastsMs = leaseMs) => {
  const until = sql.ref(claim);
  const longest = new Date(Date.parse(now) + lastsMs + clocksDifferMs).toISOString();
  return sql<SqlBool>`(${until} is null or ${until} <= ${now}::timestamptz or ${until} > ${longest}::timestamptz)`;
};
