import type { Cancel } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';
import { isInScope } from '@fireline/domain/role';
import type { AreaTopic } from './area.ts';
import type { Deps } from './context.ts';
import { Coalescer, type Hub } from './push/index.ts';
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
 * numbers, straight from the outbox; changes of volatile topics gathered.
 * @spec ALM-06
 */
export class Broadcast {
  readonly #deps: BroadcastDeps;
  readonly #hub: Hub;
  readonly #topics: readonly AreaTopic[];
  /** Changes of the volatile topics, by topic. */
  readonly #changes: ReadonlyMap<string, Rounds>;
  readonly #coalescers: readonly Coalescer[];
  /** The last number handed out, per tenant. */
  readonly #delivered = new Map<string, number>();
  readonly #events: Rounds;
  readonly #sessions: Rounds;
  readonly #missed: Rounds;
  #cancelCheck: Cancel = () => {};
  #cancelMissed: Cancel | undefined;
  #stopListening = (): void => {};

  constructor(deps: BroadcastDeps, hub: Hub, topics: readonly AreaTopic[]) {
    this.#deps = deps;
    this.#hub = hub;
    this.#topics = topics;
    const roundsOf = (what: string, job: RoundsOptions['job']) =>
      new Rounds({
        job,
        onFailure: (error) => deps.log.error(`push: ${what} cannot be read`, error),
        timers: deps.timers,
      });
    const coalescers: Coalescer[] = [];
    const gathered = ({ topic: { name }, changesOf }: AreaTopic): [string, Rounds][] => {
      if (!changesOf) return [];
      const coalescer = new Coalescer({
        topic: name,
        deliver: (message) => hub.deliver(message),
        clock: deps.clock,
        timers: deps.timers,
      });
      coalescers.push(coalescer);
      const gather: RoundsOptions['job'] = async (rentId, ids) => {
        // a change is not kept for anybody: a later reader requests the rows as they are then
        if (!hub.hasReaders(rentId, name)) return;
        for (const { id, ...part } of await changesOf(deps.database.db, rentId, ids)) coalescer.add(rentId, id, part);
      };
      return [[name, roundsOf(`changes of ${name}`, gather)]];
    };
    this.#changes = new Map(topics.flatMap(gathered));
    this.#coalescers = coalescers;
    this.#events = roundsOf('events', (rentId) => this.#handOutEvents(rentId));
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
    const rounds = [this.#events, ...this.#changes.values(), this.#sessions, this.#missed];
    await Promise.all(rounds.map((some) => some.close()));
    for (const coalescer of this.#coalescers) coalescer.close();
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
          ring.code,
        );
        break;
      case 'changed':
        this.#changes.get(ring.topic)?.ask(ring.rentId, ring.ids);
        break;
      case 'events':
        this.#events.ask(ring.rentId);
        break;
      case 'moved':
        for (const { topic, changesOf } of this.#topics)
          if (topic.kind === 'kept' || changesOf)
            this.#hub.reload(topic.name, (scope) => isInScope(scope, ring.from) !== isInScope(scope, ring.to));
        break;
      case 'roles':
        this.#sessions.ask(ring.rentId);
        break;
      case 'tell':
        this.#hub.tell(
          ({ userId, scope }) => scope.rentId === ring.rentId && (ring.userId === null || userId === ring.userId),
          { topic: ring.topic, data: ring.data },
        );
        break;
      case 'work':
        // a matter of the area that does the work
        break;
      case undefined:
        this.#cancelMissed ??= this.#deps.timers.after(missedMs, () => {
          this.#cancelMissed = undefined;
          this.#missed.ask(everyTenant);
        });
        break;
    }
  }

  #checkLater(): void {
    this.#cancelCheck = this.#deps.timers.after(sessionCheckMs, () => {
      this.#sessions.ask(everyTenant);
      this.#checkLater();
    });
  }

  /** Makes good for rings that were missed: who was signed out, which events came, and that anything volatile may have changed. */
  async #catchUp(): Promise<void> {
    await this.#hub.checkSessions();
    // a tenant's first event may be among what was missed
    for (const { rentId } of await this.#deps.database.db.selectFrom('pushSequence').select('rentId').execute())
      this.#events.ask(rentId);
    for (const topic of this.#changes.keys()) this.#hub.reload(topic);
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
}
