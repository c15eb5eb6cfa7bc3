import type { Cancel, Timers } from '@fireline/api/lib';

/** How long after a failure it is tried again: nobody may ring for long. */
const retryMs = 1000;

export interface RoundsOptions {
  /** What is done for a tenant, with what was rung for. */
  readonly job: (rentId: string, ids: readonly number[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly timers: Timers;
}

type Asked = Map<string, Set<number>>;

const note = (asked: Asked, rentId: string, ids: Iterable<number>): void => {
  asked.set(rentId, new Set([...(asked.get(rentId) ?? []), ...ids]));
};

/** Does a job for every tenant that is rung for, one at a time: what rings meanwhile is for the next round. What failed waits on. */
export class Rounds {
  readonly #options: RoundsOptions;
  readonly #waiting: Asked = new Map();
  readonly #failed: Asked = new Map();
  #running: Promise<void> | undefined;
  #isClosed = false;
  #cancelRetry: Cancel | undefined;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  ask(rentId: string, ids: Iterable<number> = []): void {
    note(this.#waiting, rentId, ids);
    this.#running ??= this.#run();
  }

  /** Begins nothing more. @returns settles when what was running has ended */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelRetry?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let [next] = this.#waiting; next && !this.#isClosed; [next] = this.#waiting) {
      const [rentId, ids] = next;
      this.#waiting.delete(rentId);
      try {
        await this.#options.job(rentId, [...ids]);
      } catch (error) {
        this.#options.onFailure(error);
        note(this.#failed, rentId, ids);
      }
    }
    this.#running = undefined;
    if (this.#failed.size === 0 || this.#isClosed) return;
    this.#cancelRetry ??= this.#options.timers.after(retryMs, () => {
      this.#cancelRetry = undefined;
      const again = [...this.#failed];
      this.#failed.clear();
      for (const [rentId, ids] of again) this.ask(rentId, ids);
    });
  }
}
