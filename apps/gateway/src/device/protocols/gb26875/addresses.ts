import { minuteMs } from '@fireline/domain/lib';
import type { Transmission } from '../../keys.ts';
import type { Uplink } from '../uplink.ts';

/** What is known of a registered address is asked again after this. */
const knownForMs = minuteMs / 2;
/** Which addresses are registered is asked again no sooner: a registration counts within this time. */
const readAgainMs = 5000;

type Port = Pick<Uplink, 'clock' | 'transmissionAt' | 'transmissionAddresses'>;

/**
 * Who the addresses of a port are, for all its connections. Which ones are registered is read as a whole, so that any number of made-up addresses
 * costs one query in 5 s and no memory.
 */
export class GbAddresses {
  readonly #port: Port;
  readonly #known = new Map<number, { readonly found: Promise<Transmission | undefined>; readonly askedMs: number }>();
  #registered: ReadonlySet<number> = new Set();
  #readMs = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(port: Port) {
    this.#port = port;
  }

  /** @throws while the database is away: an address that is not known then may be registered */
  async at(address: number): Promise<Transmission | undefined> {
    const nowMs = this.#port.clock();
    const known = this.#known.get(address);
    if (known && Math.abs(nowMs - known.askedMs) < knownForMs) return known.found;
    if (!this.#registered.has(address)) {
      await this.#readAgain(nowMs);
      if (!this.#registered.has(address)) return undefined;
    }
    const found = this.#port.transmissionAt(address);
    this.#known.set(address, { found, askedMs: nowMs });
    // what failed is asked again with the next frame
    found.catch(() => this.#known.delete(address));
    return found;
  }

  /** Together with all that wait for it. */
  async #readAgain(nowMs: number): Promise<void> {
    if (Math.abs(nowMs - this.#readMs) < readAgainMs) return;
    this.#reading ??= this.#read(nowMs).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(nowMs: number): Promise<void> {
    this.#registered = await this.#port.transmissionAddresses();
    this.#readMs = nowMs;
    for (const address of this.#known.keys()) if (!this.#registered.has(address)) this.#known.delete(address);
  }
}
