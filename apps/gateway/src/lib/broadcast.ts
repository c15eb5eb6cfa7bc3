import { deviceTopic } from '@fireline/api/device';
import type { Cancel, Timers } from '@fireline/api/lib';
import { planTopic } from '@fireline/api/plan';
import { deviceChanges } from '../device/store.ts';
import { changesOf } from '../plan/watch/actions.ts';
import type { Deps } from './context.ts';
import { Coalescer, type Hub } from './push/index.ts';
import type { Ring } from './transact.ts';

/** Events read and handed out at a time. */
const batchSize = 500;

/** How long after a failure it is tried again: nobody may ring for long. */
const retryMs = 1000;

interface RoundsOptions {
  /** What is done for a tenant, with what was rung for. */
  readonly job: (rentId: string, ids: readonly number[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly timers: Timers;
}

type Asked = Map<string, Set<number>>;

const note = (asked: Asked, rentId: string, ids: Iterable<number>): void => {
  asked.set(rentId, new Set([...(asked.get(rentId) ?? []), ...ids]));
};

/** Does a job for every tenant that is rung for, one at a time: what rings meanwhile is for the next round. What failed waits on. */
class Rounds {
  readonly #options: RoundsOptions;
  readonly #waiting: Asked = new Map();
  readonly #failed: Asked = new Map();
  #isRunning = false;
  #isClosed = false;
  #cancelRetry: Cancel | undefined;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  ask(rentId: string, ids: Iterable<number> = []): void {
    note(this.#waiting, rentId, ids);
    if (!this.#isRunning) void this.#run();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelRetry?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let [next] = this.#waiting; next && !this.#isClosed; [next] = this.#waiting) {
      const [rentId, ids] = next;
      this.#waiting.delete(rentId);
      try {
        await this.#options.job(rentId, [...ids]);
      } catch (error) {
        this.#options.onFailure(error);
        note(this.#failed, rentId, ids);
      }
    }
    this.#isRunning = false;
    if (this.#failed.size === 0 || this.#isClosed) return;
    this.#cancelRetry ??= this.#options.timers.after(retryMs, () => {
      this.#cancelRetry = undefined;
      const again = [...this.#failed];
      this.#failed.clear();
      for (const [rentId, ids] of again) this.ask(rentId, ids);
    });
  }
}

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
    const roundsOf = (what: string, job: RoundsOptions['job']) =>
      new Rounds({
        job,
        onFailure: (error) => deps.log.error(`${what} could not be pushed`, error),
        timers: deps.timers,
      });
    this.#events = roundsOf('events', (rentId) => this.#handOutEvents(rentId));
    this.#devices = roundsOf('device changes', (rentId, ids) => this.#gatherDevices(rentId, ids));
    this.#plans = roundsOf('plan changes', (rentId, ids) => this.#gatherPlans(rentId, ids));
  }

  /** Starts at what is newest now; what came before is fetched by those who miss it. */
  async start(): Promise<void> {
    for (const { rentId, seq } of await this.#deps.database.db.selectFrom('pushSequence').selectAll().execute())
      this.#delivered.set(rentId, seq);
    this.#stopListening = this.#deps.database.bell.listen((text) => this.#heard(text));
  }

  close(): void {
    this.#stopListening();
    for (const rounds of [this.#events, this.#devices, this.#plans]) rounds.close();
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
        this.#devices.ask(ring.rentId, ring.deviceIds);
        break;
      case 'plans':
        this.#plans.ask(ring.rentId, ring.layerIds);
        break;
      case 'events':
        this.#events.ask(ring.rentId);
        break;
      case 'publish':
        // heard by whoever publishes
        break;
      case undefined:
        for (const rentId of this.#delivered.keys()) this.#events.ask(rentId);
        break;
    }
  }

  async #handOutEvents(rentId: string): Promise<void> {
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
      if (events.length < batchSize) return;
    }
  }

  async #gatherDevices(rentId: string, ids: readonly number[]): Promise<void> {
    // a change is not kept for anybody: who comes later asks for the devices as they are then
    if (!this.#hub.hasReaders(rentId, deviceTopic.name)) return;
    for (const row of await deviceChanges(this.#deps.database.db, rentId, ids)) {
      const { orgPath, partnerId, unitId, maintId, placeId, ...data } = row;
      this.#coalescer.add(rentId, data.deviceId, {
        where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
        data,
      });
    }
  }

  async #gatherPlans(rentId: string, ids: readonly number[]): Promise<void> {
    if (!this.#hub.hasReaders(rentId, planTopic.name)) return;
    for (const part of await changesOf(this.#deps.database.db, rentId, ids))
      this.#planCoalescer.add(rentId, part.data.layerId, part);
  }
}
