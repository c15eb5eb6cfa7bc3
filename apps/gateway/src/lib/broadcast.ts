import { type AccountChange, accountTopic } from '@fireline/api/session';
import { alarmTopic } from '@fireline/api/alarm';
import { deviceTopic } from '@fireline/api/device';
import type { Cancel } from '@fireline/api/lib';
import { planTopic } from '@fireline/api/plan';
import { minuteMs } from '@fireline/domain/lib';
import { isInScope } from '@fireline/domain/role';
import { deviceChanges } from '../device/store.ts';
import { changesOf } from '../plan/watch/actions.ts';
import type { Deps } from './context.ts';
import { Coalescer, type Hub, type Principal } from './push/index.ts';
import type { Ring } from './ring.ts';
import { Rounds, type RoundsOptions } from './rounds.ts';

/** Events read and handed out at a time. */
const batchSize = 500;

/** How often the sessions behind connections are looked up: a ring that tells of an ended one may be lost. */
const sessionCheckMs = minuteMs;

/** How long signs of missed rings are gathered: strange texts may come by the thousand. */
const missedMs = 500;

/** What concerns all tenants is done in one round. */
const everyTenant = '';

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
  readonly #sessions: Rounds;
  readonly #missed: Rounds;
  #cancelCheck: Cancel = () => {};
  #cancelMissed: Cancel | undefined;
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
        onFailure: (error) => deps.log.error(`push: ${what} cannot be read`, error),
        timers: deps.timers,
      });
    this.#events = roundsOf('events', (rentId) => this.#handOutEvents(rentId));
    this.#devices = roundsOf('device changes', (rentId, ids) => this.#gatherDevices(rentId, ids));
    this.#plans = roundsOf('plan changes', (rentId, ids) => this.#gatherPlans(rentId, ids));
    this.#sessions = roundsOf('sessions', (rentId) => hub.checkSessions(rentId === everyTenant ? undefined : rentId));
    this.#missed = roundsOf('missed changes', () => this.#catchUp());
  }

  /** Starts at what is newest now; what came before is fetched by those who miss it. */
  async start(): Promise<void> {
    for (const { rentId, seq } of await this.#deps.database.db.selectFrom('pushSequence').selectAll().execute())
      this.#delivered.set(rentId, seq);
    this.#stopListening = this.#deps.database.bell.listen((ring) => this.#heard(ring));
    this.#checkLater();
  }

  async close(): Promise<void> {
    this.#stopListening();
    this.#cancelCheck();
    this.#cancelMissed?.();
    const rounds = [this.#events, this.#devices, this.#plans, this.#sessions, this.#missed];
    await Promise.all(rounds.map((some) => some.close()));
    this.#coalescer.close();
    this.#planCoalescer.close();
  }

  /** How many events are written that were not handed out here yet. */
  async lag(): Promise<number> {
    const written = await this.#deps.database.db.selectFrom('pushSequence').selectAll().execute();
    return written.reduce((sum, { rentId, seq }) => sum + Math.max(0, seq - (this.#delivered.get(rentId) ?? 0)), 0);
  }

  #heard(ring: Ring | null): void {
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
      case 'moved':
        for (const topic of [alarmTopic.name, deviceTopic.name, planTopic.name])
          this.#hub.reload(topic, (scope) => isInScope(scope, ring.from) !== isInScope(scope, ring.to));
        break;
      case 'roles':
        this.#sessions.ask(ring.rentId);
        break;
      case 'account':
        this.#tell({ what: ring.what }, ({ userId }) => userId === ring.userId);
        break;
      case 'forcePush':
        this.#tell({ what: 'forcePush' }, ({ scope }) => scope.rentId === ring.rentId);
        break;
      case 'publish':
        // heard by whoever publishes
        break;
      case undefined:
        this.#cancelMissed ??= this.#deps.timers.after(missedMs, () => {
          this.#cancelMissed = undefined;
          this.#missed.ask(everyTenant);
        });
        break;
    }
  }

  #tell(data: AccountChange, isMeant: (principal: Principal) => boolean): void {
    this.#hub.tell(isMeant, { topic: accountTopic.name, data });
  }

  #checkLater(): void {
    this.#cancelCheck = this.#deps.timers.after(sessionCheckMs, () => {
      this.#sessions.ask(everyTenant);
      this.#checkLater();
    });
  }

  /** Makes good for rings that were missed: who was signed out, which events came, and that devices and plans may have changed. */
  async #catchUp(): Promise<void> {
    await this.#hub.checkSessions();
    // a tenant's first event may be among what was missed
    for (const { rentId } of await this.#deps.database.db.selectFrom('pushSequence').select('rentId').execute())
      this.#events.ask(rentId);
    for (const topic of [deviceTopic.name, planTopic.name]) this.#hub.reload(topic);
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
      for (const { seq, topic, userId, at, data, ...where } of events) {
        this.#hub.deliver({ rentId, topic, userId, seq, at, parts: [{ where, data }], list: false });
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
