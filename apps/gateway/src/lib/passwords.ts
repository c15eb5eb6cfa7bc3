import { asHashed } from '@fireline/domain/session';
import { callerOf } from './http/edge/rateLimit.ts';
import { type Argon2, encoded, matches } from './passwords/argon2.ts';
import { inlineArgon2 } from './passwords/inlineArgon2.ts';
import { CallerTurns, Places, type TurnsLimits } from './passwords/turns.ts';
import type { Random } from './random.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const ownCost = { passes: 2, memoryKiB: 19_456 };
export type PasswordCost = typeof ownCost;
/** For passwords that everybody knows: a hash says what it cost, and verifying it costs no more. */
export const leastCost: PasswordCost = { passes: 1, memoryKiB: 8 };

/**
 * Hashes a password for a database that no gateway serves yet, and for another process than the gateway's.
 * @param cost tests that ask for many passwords spend less
 */
export const hashPassword = (
  password: string,
  random: Random,
  cost: PasswordCost = ownCost,
  argon2: Argon2 = inlineArgon2,
): Promise<string> =>
  encoded(argon2, { ...cost, parallelism: 1, length: 32, password: asHashed(password), salt: random.bytes(16) });

/** What may be done with passwords while it is a caller's turn. */
export interface Passwords {
  /** Whether the password is the one hashed. Without a hash (no such account) it takes as long and says no. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/**
 * Places in the queue, by default: of one address as many as an office has people at the change of a shift. One customer of a provider has the
 * addresses of a network, and takes a few places.
 */
const turns: TurnsLimits = { callersMax: 64, networkMax: 8, keptPlaces: 16, waitingMax: 32, atOnce: 4 };

export interface PasswordHasherOptions extends Partial<TurnsLimits> {
  readonly cost?: PasswordCost;
  /** Computes in this thread unless given. */
  readonly argon2?: Argon2;
}

/**
 * The one way to passwords of a gateway: one of each address at a time, and of all one derivation at a time. It takes 19 MiB and a core, and one
 * of the four threads that files are written with.
 */
export class PasswordHasher {
  readonly #turns: CallerTurns;
  readonly #deriving = new Places(1);
  readonly #passwords: Passwords;

  constructor(random: Random, { cost = ownCost, argon2 = inlineArgon2, ...limits }: PasswordHasherOptions = {}) {
    this.#turns = new CallerTurns({ ...turns, ...limits });
    const inPlace: Argon2 = { derive: (work) => this.#deriving.use(() => argon2.derive(work)) };
    const hash = (password: string) => hashPassword(password, random, cost, inPlace);
    let nobody: Promise<string> | undefined;
    const ofNobody = () =>
      (nobody ??= hash('nobody has this password').catch((error: unknown) => {
        nobody = undefined;
        throw error;
      }));
    this.#passwords = {
      hash,
      verify: async (password, known) => {
        const isRight = await matches(inPlace, asHashed(password), known ?? (await ofNobody()));
        return known !== undefined && isRight;
      },
    };
  }

  /** Notes that the address opened a session: while strangers crowd the queue it has places that they do not get. */
  noteOpened(address: string): void {
    this.#turns.noteProven(callerOf(address));
  }

  /**
   * Does something with passwords when it is the caller's turn.
   * @param address who asks, as connections say it, or the name of what asks in the background
   * @throws TooBusy when too many wait, before anything of it is done
   */
  inTurn<T>(address: string, work: (passwords: Passwords) => Promise<T>): Promise<T> {
    return this.#turns.run(callerOf(address), () => work(this.#passwords));
  }
}
