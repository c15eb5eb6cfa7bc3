import type { Cancel } from '@fireline/api/lib';
import {
  failuresBeforePause,
  isGivenUp,
  isUnsent,
  pauseMs,
  retryAfterMs,
  sendAttemptsMax,
} from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { sealTable } from '../../lib/sealedTables.ts';
import { transact } from '../../lib/transact.ts';
import { type Carrier, type Offered, offerFailure } from './carrier.ts';
import { secretOf, sendSecrets } from './accessSecret.ts';
import { claim, claimMs } from './claiming.ts';
import * as store from './deliveryStore.ts';
import { showHeld } from './heldLetters.ts';
import { deliverLetters, titleOf } from './letters.ts';
import { moveToOther, pauseAccess } from './movingStore.ts';
import { planNotices } from './planner.ts';
import { sendQueue } from './port.ts';
import { sandboxCarrier, sendSandboxReceipts } from './sandbox.ts';
import { templateOf } from './templateOf.ts';

/** How often work is looked for that no ring announced: what was held back, is tried again, or was left by another gateway. */
const lookMs = 5000;
/** Offered to one access at once, so that a slow one holds back nobody else. */
const perAccess = 4;
/** Offered by this gateway at once. */
const atOnce = 32;

/** Plans and delivers what is to be sent, for as long as the gateway runs. @spec MSG-05 MSG-06 ALM-09 */
export class Sender {
  readonly #deps: Deps;
  readonly #sandbox: Carrier;
  readonly #offers = new Map<number, Set<Promise<void>>>();
  readonly #stopping = new AbortController();
  readonly #queue: WorkQueue;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sandbox = sandboxCarrier(deps);
    this.#queue = new WorkQueue(deps, { name: sendQueue, lookMs, next: () => this.#round() });
  }

  async start(): Promise<void> {
    const { database } = this.#deps;
    await sealTable(this.#deps, sendSecrets);
    if (database.kind !== 'postgres') await store.endClaims(database.db);
    this.#queue.start();
  }

  async idle(): Promise<void> {
    do {
      await this.#queue.idle();
      await Promise.all([...this.#offers.values()].flatMap((some) => [...some]));
      // the end of an offer asks for the next round
      await this.#queue.idle();
    } while (this.#offers.size > 0);
  }

  /** Begins nothing more. What is with a carrier is ended; what it took is found again by its key. */
  async stop(): Promise<void> {
    const stopped = this.#queue.stop();
    this.#stopping.abort();
    await stopped;
    await this.idle();
  }

  /** One round of all steps. @returns whether there may be more */
  async #round(): Promise<boolean> {
    const steps = [
      () => planNotices(this.#deps),
      () => deliverLetters(this.#deps),
      () => this.#offerDue(),
      () => sendSandboxReceipts(this.#deps),
      () => this.#deps.units.book(this.#deps),
    ];
    let isMore = false;
    for (const step of steps) {
      if (this.#queue.isStopped) return false;
      // one that fails stops no other
      const hasMore = await step().catch((error: unknown) => {
        if (!this.#queue.isStopped) this.#deps.log.error('a step of sending failed', error);
        return false;
      });
      isMore ||= hasMore;
    }
    return isMore;
  }

  #room(accessId: number): number {
    const all = [...this.#offers.values()].reduce((sum, some) => sum + some.size, 0);
    return Math.min(perAccess - (this.#offers.get(accessId)?.size ?? 0), atOnce - all);
  }

  /** Claims what waits for accesses with room, and offers it without waiting for the answers. */
  async #offerDue(): Promise<boolean> {
    const { database, clock } = this.#deps;
    let isMore = false;
    for (const one of await store.dueAccesses(database.db, new Date(clock()).toISOString())) {
      const room = this.#room(one.accessId);
      if (room <= 0 || this.#queue.isStopped) continue;
      // one access that cannot be read holds up no other
      const found = await claim(this.#deps, one, room).catch((error: unknown) => {
        this.#deps.log.error('messages of an access could not be claimed', error, { accessId: one.accessId });
        return undefined;
      });
      if (!found) continue;
      for (const record of found.claimed) this.#begin(found.access, record);
      isMore ||= found.isMore;
    }
    return isMore;
  }

  #begin(access: store.AccessRow, record: store.SendRecordRow): void {
    const { accessId } = access;
    const some = this.#offers.get(accessId) ?? new Set<Promise<void>>();
    this.#offers.set(accessId, some);
    const offer = this.#offer(access, record)
      .catch((error: unknown) => {
        if (!this.#queue.isStopped)
          this.#deps.log.error('a message could not be offered', error, { recordId: record.recordId });
      })
      .finally(() => {
        some.delete(offer);
        if (some.size === 0) this.#offers.delete(accessId);
        this.#queue.ask();
      });
    some.add(offer);
  }

  /** Renews the claim for as long as the offer runs. */
  #keep(record: store.SendRecordRow): () => void {
    const { database, clock, timers, log } = this.#deps;
    let cancel: Cancel = () => {};
    const beat = (): void => {
      const until = new Date(clock() + claimMs).toISOString();
      void store
        .keepClaims(database.db, [record], until)
        .catch((error: unknown) => log.error('a claim could not be renewed', error));
      cancel = timers.after(claimMs / 3, beat);
    };
    cancel = timers.after(claimMs / 3, beat);
    return () => cancel();
  }

  async #offer(access: store.AccessRow, record: store.SendRecordRow): Promise<void> {
    const { rentId, key, channel, address, text } = record;
    const carrier = access.carrier === 'sandbox' ? this.#sandbox : this.#deps.carriers?.[access.carrier];
    const end = this.#keep(record);
    let offered: Offered = offerFailure('unreachable');
    try {
      const secret = await secretOf(this.#deps, access);
      if (carrier && secret !== undefined && channel !== 'siteLetter')
        offered = await carrier.offer(
          {
            rentId,
            key,
            channel,
            to: address,
            title: titleOf(record)[record.language ?? 'cn'],
            text,
            template: await templateOf(this.#deps.database.db, access, record),
            isAgain: record.attempts > 1,
            access: { ...access, secret },
          },
          this.#stopping.signal,
        );
    } catch (error) {
      this.#deps.log.error('a carrier failed', error, { accessId: access.accessId });
      offered = { isTaken: false, reason: 'unreachable', isFinal: false, isUnanswered: true };
    } finally {
      end();
    }
    // a gateway that closes leaves it to the next: the claim ends by itself
    if (this.#queue.isStopped && !offered.isTaken) return;
    await this.#settle(access, record, offered);
  }

  #settle(access: store.AccessRow, record: store.SendRecordRow, offered: Offered): Promise<void> {
    const { database, clock } = this.#deps;
    return transact(database, async ({ tx }) => {
      const nowMs = clock();
      const now = new Date(nowMs).toISOString();
      if (offered.isTaken) {
        // the access before its messages, as everywhere
        await store.accessWorks(tx, access.accessId);
        await store.handed(tx, record, offered, now);
        return;
      }
      const { reason, isFinal, isUnanswered } = offered;
      const nextAt = new Date(nowMs + retryAfterMs(Math.min(record.attempts, sendAttemptsMax))).toISOString();
      const failed = { state: 'failed', reason, nextAt, endedAt: now } as const;
      const isOfAccess = !isFinal || reason === 'forbidden';
      const failing = isOfAccess ? await store.accessFails(tx, access.accessId, reason, now) : undefined;
      const isOut = failing !== undefined && failing.failures >= failuresBeforePause;
      // a message that fails while its access works is given up; one that waits for the carrier goes when that is back
      const isOver = isFinal || (!isOut && isGivenUp(record.attempts, record.level));
      const after = isOver ? failed : ({ state: 'planned', reason, nextAt, endedAt: null } as const);
      await store.offerFailed(tx, record, { ...after, isUnanswered });
      if (isUnsent({ ...record, state: after.state })) {
        await showHeld(tx, record.rentId, [record], now);
        // an access that carries others may carry this one never
        if (!isOver) await moveToOther(tx, access, record, now);
      }
      if (!isOut) return;
      const failingForMs = Math.max(0, nowMs - Date.parse(failing.failingSince ?? now));
      await pauseAccess(tx, access, new Date(nowMs + pauseMs(failingForMs)).toISOString(), now);
    });
  }
}
