import { minuteMs } from '@fireline/domain/lib';
import type { HeldKey } from '../keys.ts';
import { LookUps } from './lookUps.ts';

const rememberedMs = minuteMs;
const rememberedMax = 10_000;
/** Keys of one query. */
const atOnceMax = 500;

/** The keys among some hashes. */
export type FindKeys = (hashes: readonly string[]) => Promise<ReadonlyMap<string, HeldKey>>;

/**
 * Who holds the keys that deliveries come with, by their hashes. Those that come while a query runs are asked for together by the next one, and what
 * is no key is not asked for again for a minute: keys are made up by the gateway, so one that was tried before it was made does not exist.
 */
export class KeyLookUps {
  /** By hash and what the key is used for. */
  readonly #uses = new LookUps<HeldKey | undefined>();
  readonly #remembered = new Map<string, { readonly isKey: boolean; readonly askedMs: number }>();
  readonly #waiting = new Map<string, PromiseWithResolvers<HeldKey | undefined>>();
  #isAsking = false;
  /** When somebody asked last. */
  #nowMs = 0;

  /** Whether it was a key within the last minute; undefined: nobody asked. */
  wasKey(hash: string, nowMs: number): boolean | undefined {
    const remembered = this.#remembered.get(hash);
    return remembered && Math.abs(nowMs - remembered.askedMs) < rememberedMs ? remembered.isKey : undefined;
  }

  /** Looks a use of a key up once at a time. @throws what the look-up throws */
  use(hash: string, scope: string, look: () => Promise<HeldKey | undefined>): Promise<HeldKey | undefined> {
    return this.#uses.ask(`${hash} ${scope}`, look);
  }

  /** The key as it is now. @throws what the query throws */
  ask(hash: string, nowMs: number, find: FindKeys): Promise<HeldKey | undefined> {
    if (this.wasKey(hash, nowMs) === false) return Promise.resolve(undefined);
    this.#nowMs = nowMs;
    const waiting = this.#waiting.get(hash) ?? Promise.withResolvers<HeldKey | undefined>();
    this.#waiting.set(hash, waiting);
    if (!this.#isAsking) void this.#askAll(find);
    return waiting.promise;
  }

  /** Never throws: who waits is given what went wrong. */
  async #askAll(find: FindKeys): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.size > 0) {
      const some = [...this.#waiting].slice(0, atOnceMax);
      for (const [hash] of some) this.#waiting.delete(hash);
      try {
        const found = await find(some.map(([hash]) => hash));
        for (const [hash, { resolve }] of some) {
          this.#remember(hash, found.has(hash));
          resolve(found.get(hash));
        }
      } catch (error) {
        for (const [, { reject }] of some) reject(error);
      }
    }
    this.#isAsking = false;
  }

  #remember(hash: string, isKey: boolean): void {
    this.#remembered.delete(hash);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size >= rememberedMax && oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(hash, { isKey, askedMs: this.#nowMs });
  }
}
