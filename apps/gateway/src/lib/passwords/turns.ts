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
  /** How many of one caller wait. */
  readonly waitingMax: number;
  readonly atOnce: number;
}

/** Serves one of each caller at a time, and callers in turn: who asks once does not wait for all that another one asks. */
export class CallerTurns {
  readonly #limits: TurnsLimits;
  readonly #places: Places;
  /** Of each caller that is served: who waits. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(limits: TurnsLimits) {
    this.#limits = limits;
    this.#places = new Places(limits.atOnce);
  }

  /** @throws TooBusy when too many wait, of this caller or of all */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(caller);
    if (waiting) {
      if (waiting.length >= this.#limits.waitingMax) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      if (this.#waiting.size >= this.#limits.callersMax) throw new TooBusy();
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
}
