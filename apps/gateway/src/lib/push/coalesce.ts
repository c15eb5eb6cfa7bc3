import type { Cancel, Clock, Timers } from '@fireline/api/lib';
import type { PushMessage } from './types.ts';

type Part = PushMessage['parts'][number];

interface CoalescerOptions {
  readonly topic: string;
  readonly deliver: (message: PushMessage) => void;
  readonly clock: Clock;
  readonly timers: Timers;
  /** How long changes are gathered before the first are sent. */
  readonly gatherMs?: number;
  /** The most entries of one message; the rest follows after `sliceMs`, so that a burst does not fill a reader's buffer. */
  readonly sliceSize?: number;
  readonly sliceMs?: number;
}

interface Gathering {
  readonly parts: Map<number, Part>;
  cancel: Cancel;
}

/**
 * Gathers changes per tenant and sends the newest of each subject as lists. For topics that keep nothing: what changes
 * twice within the window is told once.
 */
export class Coalescer {
  readonly #options: Required<CoalescerOptions>;
  readonly #tenants = new Map<string, Gathering>();

  constructor(options: CoalescerOptions) {
    this.#options = { gatherMs: 500, sliceSize: 200, sliceMs: 20, ...options };
  }

  /** @param key what the change is about, such as the device's id: a later change of the same replaces an earlier one */
  add(rentId: string, key: number, part: Part): void {
    const gathering = this.#tenants.get(rentId);
    if (gathering) {
      gathering.parts.set(key, part);
      return;
    }
    const cancel = this.#options.timers.after(this.#options.gatherMs, () => this.#flush(rentId));
    this.#tenants.set(rentId, { parts: new Map([[key, part]]), cancel });
  }

  /** Forgets what was gathered and sends nothing more. */
  close(): void {
    for (const { cancel } of this.#tenants.values()) cancel();
    this.#tenants.clear();
  }

  #flush(rentId: string): void {
    const gathering = this.#tenants.get(rentId);
    if (!gathering) return;
    const { topic, deliver, clock, timers, sliceSize, sliceMs } = this.#options;
    const parts: Part[] = [];
    for (const [key, part] of gathering.parts) {
      if (parts.length === sliceSize) break;
      parts.push(part);
      gathering.parts.delete(key);
    }
    if (gathering.parts.size === 0) this.#tenants.delete(rentId);
    else gathering.cancel = timers.after(sliceMs, () => this.#flush(rentId));
    const at = new Date(clock()).toISOString();
    deliver({ rentId, topic, seq: null, at, parts, list: true });
  }
}
