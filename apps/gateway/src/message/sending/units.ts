import type { DrawAsked, DrawOutcome, MeteredResource } from '@fireline/domain/tariff';
import type { Deps } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Log } from '../../lib/log.ts';
import type { Work } from '../../lib/transact.ts';

/** Messages of one tenant and way that are about to go. */
export interface LotOf {
  readonly rentId: string;
  readonly resource: MeteredResource;
  readonly nowMs: number;
}

/** What a message holds; null: nothing. */
export interface Held {
  readonly drawAccountId: number | null;
  readonly drawUnits: number | null;
}

/** The accounts of messages and calls, as sending needs them. @spec TAR-07 MSG-05 */
export interface Units {
  /**
   * Holds units for messages that are about to go, with one update an account. Where the accounting fails, or an account is locked for too long,
   * the transaction of the caller goes on as if it had not been tried.
   * @returns of each message the account that pays or why it does not go; none of a message that pays nothing; undefined where the accounting failed
   */
  reserve(
    tx: Tx,
    of: LotOf,
    asked: readonly DrawAsked[],
    log: Pick<Log, 'error'>,
  ): Promise<ReadonlyMap<number, DrawOutcome> | undefined>;
  /** What is held for these messages goes back; the caller writes that they hold nothing. */
  release(tx: Tx, rows: readonly Held[]): Promise<void>;
  /** Records what messages have used, and gives back what they have not. @returns whether there may be more */
  book(deps: Pick<Deps, 'database' | 'clock'>): Promise<boolean>;
  /** The same of one message that the caller has locked, before it becomes another one. */
  bookOne(work: Work, recordId: number, nowMs: number): Promise<void>;
  /** Whether the tenant itself has one left. */
  hasLeft(db: Db, rentId: string, resource: MeteredResource): Promise<boolean>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    readonly units: Units;
  }
}
