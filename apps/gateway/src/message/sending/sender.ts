import type { Cancel } from '@fireline/api/lib';
import { failuresBeforePause, pauseMs, retryAfterMs, sendAttemptsMax } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import type { Carrier, Offered } from './carrier.ts';
import { claim, claimMs } from './claiming.ts';
import * as store from './deliveryStore.ts';
import { deliverLetters } from './letters.ts';
import { planNotices } from './planner.ts';
import { sendQueue } from './port.ts';
import { sandboxCarrier, sendSandboxReceipts } from './sandbox.ts';

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
  #isStopped = false;
  #isAsked = false;
  #working: Promise<void> | undefined;
  #cancelLook: Cancel = () => {};
  #stopListening = (): void => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sandbox = sandboxCarrier(deps);
  }

  async start(): Promise<void> {
    const { database } = this.#deps;
    this.#stopListening = database.bell.listen((ring) => {
      if (ring === null || (ring.type === 'work' && ring.queue === sendQueue)) this.#ask();
    });
    if (database.kind !== 'postgres') await store.endClaims(database.db);
    this.#look();
  }

  async idle(): Promise<void> {
    for (;;) {
      const under = [
        ...(this.#working ? [this.#working] : []),
        ...[...this.#offers.values()].flatMap((some) => [...some]),
      ];
      if (under.length === 0) return;
      await Promise.all(under);
    }
  }

  /** Begins nothing more. What is with a carrier is ended; what it took is found again by its key. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    this.#cancelLook();
    this.#stopping.abort();
    await this.idle();
  }

  #look(): void {
    this.#ask();
    this.#cancelLook = this.#deps.timers.after(lookMs, () => this.#look());
  }

  #ask(): void {
    this.#isAsked = true;
    if (this.#working || this.#isStopped) return;
    this.#working = this.#work()
      .catch((error: unknown) => this.#deps.log.error('messages could not be sent', error))
      .finally(() => {
        this.#working = undefined;
        if (this.#isAsked && !this.#isStopped) this.#ask();
      });
  }

  async #work(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      const steps = [
        () => planNotices(this.#deps),
        () => deliverLetters(this.#deps),
        () => this.#offerDue(),
        () => sendSandboxReceipts(this.#deps),
      ];
      for (const step of steps) {
        if (this.#isStopped) return;
        // one that fails stops no other
        const isMore = await step().catch((error: unknown) => {
          if (!this.#isStopped) this.#deps.log.error('a step of sending failed', error);
          return false;
        });
        if (isMore) this.#isAsked = true;
      }
    }
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
      if (room <= 0 || this.#isStopped) continue;
      // one access that cannot be read holds up no other
      const found = await claim(this.#deps, one, room).catch((error: unknown) => {
        this.#deps.log.error('messages of an access could not be claimed', error, { accessId: one.accessId });
        return undefined;
      });
      if (!found) continue;
      for (const record of found.claimed) this.#begin(found.access, record);
      isMore ||= found.judged === room && found.claimed.length < room;
    }
    return isMore;
  }

  #begin(access: store.AccessRow, record: store.SendRecordRow): void {
    const { accessId } = access;
    const some = this.#offers.get(accessId) ?? new Set<Promise<void>>();
    this.#offers.set(accessId, some);
    const offer = this.#offer(access, record)
      .catch((error: unknown) => {
        if (!this.#isStopped)
          this.#deps.log.error('a message could not be offered', error, { recordId: record.recordId });
      })
      .finally(() => {
        some.delete(offer);
        if (some.size === 0) this.#offers.delete(accessId);
        this.#ask();
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
    let offered: Offered = { isTaken: false, reason: 'unreachable', isFinal: false };
    try {
      if (carrier && channel !== 'siteLetter')
        offered = await carrier.offer({ rentId, key, channel, to: address, text, access }, this.#stopping.signal);
    } catch (error) {
      this.#deps.log.error('a carrier failed', error, { accessId: access.accessId });
    } finally {
      end();
    }
    // a gateway that closes leaves it to the next: the claim ends by itself
    if (this.#isStopped && !offered.isTaken) return;
    await this.#settle(access, record, offered);
  }

  #settle(access: store.AccessRow, record: store.SendRecordRow, offered: Offered): Promise<void> {
    const { database, clock } = this.#deps;
    return transact(database, async ({ tx }) => {
      const nowMs = clock();
      const now = new Date(nowMs).toISOString();
      if (offered.isTaken) {
        await store.handed(tx, record, offered.carrierId, now);
        await store.accessWorks(tx, access.accessId);
        return;
      }
      const { reason, isFinal } = offered;
      const nextAt = new Date(nowMs + retryAfterMs(Math.min(record.attempts, sendAttemptsMax))).toISOString();
      const failed = { state: 'failed', reason, nextAt, endedAt: now } as const;
      await store.offerFailed(tx, record, isFinal ? failed : { state: 'planned', reason, nextAt, endedAt: null });
      if (isFinal && reason !== 'forbidden') return;
      const failing = await store.accessFails(tx, access.accessId, reason, now);
      const isOut = failing !== undefined && failing.failures >= failuresBeforePause;
      // a message that fails while its access works is given up; one that waits for the carrier goes when that is back
      if (!isOut && !isFinal && record.attempts >= sendAttemptsMax) await store.offerFailed(tx, record, failed);
      if (!isOut) return;
      const failingForMs = Math.max(0, nowMs - Date.parse(failing.failingSince ?? now));
      await store.pauseAccess(tx, access, new Date(nowMs + pauseMs(failingForMs)).toISOString(), now);
    });
  }
}
