import { deviceTopic } from '@fireline/api/device';
import { planTopic } from '@fireline/api/plan';
import { deviceChanges } from '../device/store.ts';
import { changesOf } from '../plan/watch/actions.ts';
import type { Deps } from './context.ts';
import { Coalescer, type Hub } from './push/index.ts';
import type { Ring } from './transact.ts';

/** Events read and handed out at a time. */
const batchSize = 500;

/** Runs a job again and again while it is asked for, one at a time: what is asked meanwhile is done in the next round. */
class Rounds {
  #isRunning = false;
  #isAsked = false;
  readonly #job: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;

  constructor(job: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#job = job;
    this.#onFailure = onFailure;
  }
  ask(): void {
    this.#isAsked = true;
    if (!this.#isRunning) void this.#run();
  }
  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isAsked) {
      this.#isAsked = false;
      // the next ring tries again: what was not handed out is still in its table
      await this.#job().catch(this.#onFailure);
    }
    this.#isRunning = false;
  }
}

const noteAll = (changed: Map<string, Set<number>>, rentId: string, ids: readonly number[]): void => {
  const noted = changed.get(rentId) ?? new Set();
  for (const id of ids) noted.add(id);
  changed.set(rentId, noted);
};

type BroadcastDeps = Pick<Deps, 'database' | 'clock' | 'timers' | 'log'>;

/**
 * Hands what other parts and other gateways have written to the readers connected here: kept events in the order of their
 * numbers, straight from the outbox; changed devices gathered.
 * @spec ALM-06
 */
export class Broadcast {
  readonly #deps: BroadcastDeps;
  readonly #hub: Hub;
  readonly #coalescer: Coalescer;
  readonly #planCoalescer: Coalescer;
  /** The last number handed out, per tenant. */
  readonly #delivered = new Map<string, number>();
  readonly #changed = new Map<string, Set<number>>();
  readonly #changedPlans = new Map<string, Set<number>>();
  readonly #ringing = new Set<string>();
  readonly #events: Rounds;
  readonly #devices: Rounds;
  readonly #plans: Rounds;
  #stopListening = (): void => {};

  constructor(deps: BroadcastDeps, hub: Hub) {
    this.#deps = deps;
    this.#hub = hub;
    const coalescerOf = (topic: string) =>
      new Coalescer({ topic, deliver: (message) => hub.deliver(message), clock: deps.clock, timers: deps.timers });
    this.#coalescer = coalescerOf(deviceTopic.name);
    this.#planCoalescer = coalescerOf(planTopic.name);
    const failed = (what: string) => (error: unknown) => deps.log.error(`${what} could not be pushed`, error);
    this.#events = new Rounds(() => this.#handOutEvents(), failed('events'));
    this.#devices = new Rounds(() => this.#gatherDevices(), failed('device changes'));
    this.#plans = new Rounds(() => this.#gatherPlans(), failed('plan changes'));
  }

  /** Starts at what is newest now; what came before is fetched by those who miss it. */
  async start(): Promise<void> {
    for (const { rentId, seq } of await this.#deps.database.db.selectFrom('pushSequence').selectAll().execute())
      this.#delivered.set(rentId, seq);
    this.#stopListening = this.#deps.database.bell.listen((text) => this.#heard(text));
  }

  close(): void {
    this.#stopListening();
    this.#coalescer.close();
    this.#planCoalescer.close();
  }

  #heard(text: string): void {
    // an empty ring follows a break of the line: anything may have happened meanwhile
    const ring = text === '' ? undefined : (JSON.parse(text) as Ring);
    switch (ring?.type) {
      case 'revoked':
        this.#hub.revoke(
          (p) => p.userId === ring.userId && (ring.sessionId === null || p.sessionId === ring.sessionId),
        );
        break;
      case 'devices':
        noteAll(this.#changed, ring.rentId, ring.deviceIds);
        this.#devices.ask();
        break;
      case 'plans':
        noteAll(this.#changedPlans, ring.rentId, ring.layerIds);
        this.#plans.ask();
        break;
      case 'events':
        this.#ringing.add(ring.rentId);
        this.#events.ask();
        break;
      case 'publish':
        // heard by whoever publishes
        break;
      case undefined:
        for (const rentId of this.#delivered.keys()) this.#ringing.add(rentId);
        this.#events.ask();
        break;
    }
  }

  async #handOutEvents(): Promise<void> {
    const ringing = [...this.#ringing];
    // before reading: what rings meanwhile is for the next round
    this.#ringing.clear();
    for (const rentId of ringing) {
      for (;;) {
        const events = await this.#deps.database.db
          .selectFrom('pushEvent')
          .selectAll()
          .where('rentId', '=', rentId)
          .where('seq', '>', this.#delivered.get(rentId) ?? 0)
          .orderBy('seq')
          .limit(batchSize)
          .execute();
        for (const { seq, topic, at, data, ...where } of events) {
          this.#hub.deliver({ rentId, topic, seq, at, parts: [{ where, data }], list: false });
          this.#delivered.set(rentId, seq);
        }
        if (events.length < batchSize) break;
      }
    }
  }

  async #gatherDevices(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const [rentId, ids] of changed) {
      // a change is not kept for anybody: who comes later asks for the devices as they are then
      if (!this.#hub.hasReaders(rentId, deviceTopic.name)) continue;
      for (const row of await deviceChanges(this.#deps.database.db, rentId, [...ids])) {
        const { orgPath, partnerId, unitId, maintId, placeId, ...data } = row;
        this.#coalescer.add(rentId, data.deviceId, {
          where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
          data,
        });
      }
    }
  }

  async #gatherPlans(): Promise<void> {
    const changed = [...this.#changedPlans];
    this.#changedPlans.clear();
    for (const [rentId, ids] of changed) {
      if (!this.#hub.hasReaders(rentId, planTopic.name)) continue;
      for (const part of await changesOf(this.#deps.database.db, rentId, [...ids]))
        this.#planCoalescer.add(rentId, part.data.layerId, part);
    }
  }
}
