import { argon2id, argon2Verify } from 'hash-wasm';
import { asHashed } from '@fireline/domain/session';
import type { Random } from './random.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const ownCost = { iterations: 2, memorySize: 19_456 };
/** Passes, and memory in KiB. */
export type PasswordCost = typeof ownCost;
/** For passwords that everybody knows: a hash says what it cost, and verifying it costs no more. */
export const leastCost: PasswordCost = { iterations: 1, memorySize: 8 };

/** @param spent tests that ask for many passwords spend less */
export const hashPassword = (password: string, random: Random, spent: PasswordCost = ownCost): Promise<string> =>
  argon2id({
    ...spent,
    parallelism: 1,
    hashLength: 32,
    password: asHashed(password),
    salt: random.bytes(16),
    outputType: 'encoded',
  });

export class TooBusy extends Error {}

/** Hashes and verifies passwords, two at a time: each takes 19 MiB and a good part of a core. */
export class PasswordHasher {
  readonly #waiting: (() => void)[] = [];
  readonly #waitingMax: number;
  readonly #cost: PasswordCost;
  #running = 0;
  #nobody: Promise<string> | undefined;
  readonly #random: Random;

  constructor(random: Random, { waitingMax = 64, cost = ownCost } = {}) {
    this.#random = random;
    this.#cost = cost;
    this.#waitingMax = waitingMax;
  }

  /**
   * Whether the password is the one hashed. Without a hash (no such account) it takes as long and says no.
   * @throws TooBusy when too many wait
   */
  verify(password: string, hash: string | undefined): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#nobody ??= hashPassword('nobody has this password', this.#random, this.#cost);
      const isRight = await argon2Verify({ password: asHashed(password), hash: hash ?? (await this.#nobody) });
      return hash !== undefined && isRight;
    });
  }

  /** @throws TooBusy when too many wait */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.#random, this.#cost));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= 2) {
      if (this.#waiting.length >= this.#waitingMax) throw new TooBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
