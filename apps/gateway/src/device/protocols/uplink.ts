import type { KeyScope } from '@fireline/domain/device';
import type { Clock, Timers } from '@fireline/api/lib';
import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import type { Log } from '../../lib/log.ts';
import { createDownlink, type Downlink } from '../downlink/port.ts';
import type { IngestDeps, TakenDelivery } from '../ingest/delivery.ts';
import type { Origin } from '../ingest/validate.ts';
import { takeParts } from '../ingest/parts.ts';
import {
  holderOfKey,
  isKey,
  type KeyHolder,
  type Transmission,
  transmissionAddresses,
  transmissionAt,
} from '../keys.ts';

/**
 * What every protocol of devices works with, and all it works with: who is behind a key or an address, where reports go, where commands
 * come from. What an adapter does itself is its wire and nothing else: bytes or messages in, rows of the ingest call out.
 */
export interface Uplink extends Downlink {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
  /** Who holds the key, if it is for this. */
  holderOf(key: string, scope: KeyScope): Promise<KeyHolder | undefined>;
  /** Whether it is a key at all, which costs nothing where that was asked within the last minute. */
  isKey(key: string): Promise<boolean>;
  /** The registered transmission device of the address. @param owner whose port it was; undefined: one without a tenant */
  transmissionAt(address: number, owner?: string): Promise<Transmission | undefined>;
  /** All addresses of registered transmission devices that count at the port. */
  transmissionAddresses(owner?: string): Promise<ReadonlySet<number>>;
  /**
   * Takes any number of reports, as the ingest call takes a batch: what is wrong with each is said by its place in all of them, whichever
   * part it came in. A report that is sent again raises nothing twice.
   * @throws when the database or its disk cannot take them; then they are to be sent again
   */
  report(rentId: string, rows: readonly unknown[], origin?: Origin): Promise<TakenDelivery>;
  /** Whether anything can be kept now: of what failed, tells an outage from a defect of the message. */
  canKeep(): Promise<boolean>;
}

type UplinkDeps = IngestDeps & Pick<Deps, 'intake' | 'observer' | 'log' | 'timers'>;

/** @param refuse throws while nothing can be kept */
export function createUplink(deps: UplinkDeps, refuse: () => void = () => {}): Uplink {
  const { clock, timers, log } = deps;
  return {
    ...createDownlink(deps),
    clock,
    timers,
    log,
    holderOf: (key, scope) => holderOfKey(deps, key, scope),
    isKey: (key) => isKey(deps, key),
    transmissionAt: (address, owner) => transmissionAt(deps, address, owner),
    transmissionAddresses: (owner) => transmissionAddresses(deps, owner),
    canKeep: async () => {
      try {
        refuse();
        await sql`select 1`.execute(deps.database.db);
        return true;
      } catch {
        return false;
      }
    },
    report: (rentId, rows, origin) => takeParts({ ...deps, ...origin }, rentId, rows, refuse),
  };
}
