import { reportsPerCall } from '@fireline/domain/device';
import { isDatabaseAway } from '../../lib/db/embedded/away.ts';
import { type Delivery, type IngestDeps, received, refusedWhole, type TakenDelivery } from './delivery.ts';
import { takeGroup } from './group.ts';
import { KeyLookUps } from './keyLookUps.ts';

interface Waiting extends PromiseWithResolvers<TakenDelivery> {
  readonly delivery: Delivery;
}

/** The first of those that wait, as many as one transaction takes, and at least one: a delivery that has more is taken alone. */
function nextOf(waiting: readonly Waiting[]): number {
  let reports = 0;
  const end = waiting.findIndex(({ delivery }) => (reports += delivery.valid.length) > reportsPerCall);
  return end === -1 ? waiting.length : Math.max(1, end);
}

/**
 * Takes the deliveries of each tenant in groups, whatever protocol they come by: those that come while a transaction runs are taken together by
 * the next one. Nothing waits while none runs. Each settles once its transaction has committed, with what it would be answered alone.
 */
export class Intake {
  readonly #waiting = new Map<string, Waiting[]>();
  readonly keys = new KeyLookUps();

  /** @throws where the database cannot take this delivery; then nothing of it is taken */
  take(deps: IngestDeps, rentId: string, rows: readonly unknown[]): Promise<TakenDelivery> {
    const delivery = received(deps, rows);
    const refused = refusedWhole(delivery);
    if (refused) return Promise.resolve(refused);
    const one: Waiting = { delivery, ...Promise.withResolvers<TakenDelivery>() };
    const waiting = this.#waiting.get(rentId);
    if (waiting) waiting.push(one);
    else void this.#run(deps, rentId, [one]);
    return one.promise;
  }

  async #run(deps: IngestDeps, rentId: string, waiting: Waiting[]): Promise<void> {
    this.#waiting.set(rentId, waiting);
    while (waiting.length > 0) await this.#group(deps, rentId, waiting.splice(0, nextOf(waiting)));
    this.#waiting.delete(rentId);
  }

  /** Never throws. What fails together is taken by halves, so that one delivery does not keep the others out; none is tried on while the database is away. */
  async #group(deps: IngestDeps, rentId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const replies = await takeGroup(
        deps,
        rentId,
        group.map(({ delivery }) => delivery),
      );
      for (const [at, { resolve }] of group.entries()) {
        const reply = replies[at];
        if (reply) resolve(reply);
      }
    } catch (error) {
      if (group.length === 1 || isDatabaseAway(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      const half = group.length >> 1;
      await this.#group(deps, rentId, group.slice(0, half));
      await this.#group(deps, rentId, group.slice(half));
    }
  }
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** What takes the reports of all protocols. */
    readonly intake: Intake;
  }
}
