import { networkOf } from '../http/edge/rateLimit.ts';
import { HttpRefusal } from '../http/refusal.ts';

/** Too many passwords are being looked at. */
export class TooBusy extends HttpRefusal {
  constructor() {
    super(429, { code: 'session.busy' });
  }
}

/** Some at once; the others wait in the order in which they came. */
export class Places {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

export interface TurnsLimits {
  /** Callers that are served or wait. */
  readonly callersMax: number;
  /** Of those, callers of one network. */
  readonly networkMax: number;
  /** Of those, places that nobody takes but callers that have proven themselves lately. */
  readonly keptPlaces: number;
  /** How many of one caller wait. */
  readonly waitingMax: number;
  readonly atOnce: number;
}

/** Callers that are remembered as proven. */
const provenMax = 1000;

/** Serves one of each caller at a time, and callers in turn: who asks once does not wait for all that another one asks. */
export class CallerTurns {
  readonly #limits: TurnsLimits;
  readonly #places: Places;
  /** Of each caller that is served: who waits. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** The last to prove itself comes last. */
  readonly #proven = new Set<string>();

  constructor(limits: TurnsLimits) {
    this.#limits = limits;
    this.#places = new Places(limits.atOnce);
  }

  /** Notes that the caller has proven itself: it gets one of the kept places when the others are taken. */
  noteProven(caller: string): void {
    this.#proven.delete(caller);
    this.#proven.add(caller);
    const [oldest] = this.#proven;
    if (this.#proven.size > provenMax && oldest !== undefined) this.#proven.delete(oldest);
  }

  /** @throws TooBusy when too many wait, of this caller, of its network or of all */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(caller);
    if (waiting) {
      if (waiting.length >= this.#limits.waitingMax) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      if (!this.#hasPlace(caller)) throw new TooBusy();
      this.#waiting.set(caller, []);
    }
    try {
      return await this.#places.use(work);
    } finally {
      const next = this.#waiting.get(caller)?.shift();
      if (next) next();
      else this.#waiting.delete(caller);
    }
  }

  #hasPlace(caller: string): boolean {
    const { callersMax, networkMax, keptPlaces } = this.#limits;
    const places = this.#proven.has(caller) ? callersMax : callersMax - keptPlaces;
    if (this.#waiting.size >= places) return false;
    const network = networkOf(caller);
    return [...this.#waiting.keys()].filter((other) => networkOf(other) === network).length < networkMax;
  }
}
