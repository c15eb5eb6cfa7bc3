import { minuteMs } from '@fireline/domain/lib';
import { Client, type ClientConfig } from 'pg';
import { readRing, type Ring } from '../ring.ts';

export const channel = 'fireline';
const retryMs = 1000;
/** How often the connection is tried: one that a network dropped without a word looks like one on which nothing happens. */
const probeEveryMs = minuteMs / 2;
const answerWithinMs = 10_000;
/** How much of a strange notification goes into the log. */
const shownCharacters = 100;

/** Hears rings on a connection of its own, and makes a new one when it breaks. */
export class RingListener {
  readonly #config: ClientConfig;
  readonly #onFailure: (error: unknown) => void;
  readonly listeners = new Set<(ring: Ring | null) => void>();
  #client: Client | undefined;
  #probe: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(config: ClientConfig, onFailure: (error: unknown) => void) {
    this.#config = { ...config, connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs };
    this.#onFailure = onFailure;
  }

  open(): Promise<void> {
    return this.#openOn(new Client(this.#config));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#drop();
  }

  async #openOn(client: Client): Promise<void> {
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#heard(payload));
    client.on('error', (error) => this.#again(client, error));
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#probe = setInterval(() => {
      client.query('select 1').catch((error: unknown) => this.#again(client, error));
    }, probeEveryMs).unref();
    // what was rung meanwhile was missed
    this.#tell(null);
  }

  #heard(payload: string): void {
    const ring = readRing(payload);
    if (!ring) {
      const shown = JSON.stringify(payload.slice(0, shownCharacters));
      this.#onFailure(new Error(`channel ${channel} carried a notification of another kind: ${shown}`));
    }
    // of what cannot be read this much is known: something may have changed
    this.#tell(ring ?? null);
  }

  #tell(ring: Ring | null): void {
    for (const listener of this.listeners) listener(ring);
  }

  #again(failed: Client, error: unknown): void {
    // a client that breaks says so more than once
    if (this.#isClosed || failed !== this.#client) return;
    this.#onFailure(error);
    void this.#drop();
    this.#retry = setTimeout(() => {
      const client = new Client(this.#config);
      this.#openOn(client).catch((next: unknown) => this.#again(client, next));
    }, retryMs);
  }

  /** Ends the connection: one that is only forgotten goes on counting at the server. */
  async #drop(): Promise<void> {
    clearInterval(this.#probe);
    const client = this.#client;
    this.#client = undefined;
    // one that never connected, or is broken, has nothing to end
    await client?.end().catch(() => {});
  }
}
