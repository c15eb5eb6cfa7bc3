import type { Cancel } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../context.ts';

/** How often work is looked for that no ring announced, unless a queue says otherwise. */
const usualLookMs = minuteMs / 2;

export interface WorkQueueOptions {
  /** What gateways call it when they ring for work. */
  readonly name: string;
  /** How often work is looked for that no ring announced, in milliseconds. */
  readonly lookMs?: number;
  /** Does one piece of what waits. @returns whether there was any */
  readonly next: (isStopped: () => boolean) => Promise<boolean>;
}

/** Does work that waits in the database, one piece at a time on each gateway: when a gateway rings for it, and now and then. */
export class WorkQueue {
  readonly #deps: Pick<Deps, 'database' | 'timers' | 'log'>;
  readonly #options: WorkQueueOptions;
  #isStopped = false;
  #isAsked = false;
  #working: Promise<void> | undefined;
  #cancelLook: Cancel = () => {};
  #stopListening = (): void => {};

  constructor(deps: Pick<Deps, 'database' | 'timers' | 'log'>, options: WorkQueueOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  start(): void {
    this.#stopListening = this.#deps.database.bell.listen((ring) => {
      if (ring === null || (ring.type === 'work' && ring.queue === this.#options.name)) this.ask();
    });
    this.#look();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Looks for work, now or after what is being done. */
  ask(): void {
    this.#isAsked = true;
    if (this.#working || this.#isStopped) return;
    this.#working = this.#work()
      .catch((error: unknown) => this.#deps.log.error(`${this.#options.name}: the work failed`, error))
      .finally(() => {
        this.#working = undefined;
        // asked for while the last of it ended
        if (this.#isAsked) this.ask();
      });
  }

  /** Settles when nothing of it is being done here. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Begins nothing more. @returns settles when what was running has ended */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    this.#cancelLook();
    await this.idle();
  }

  #look(): void {
    this.ask();
    this.#cancelLook = this.#deps.timers.after(this.#options.lookMs ?? usualLookMs, () => this.#look());
  }

  async #work(): Promise<void> {
    const isStopped = (): boolean => this.#isStopped;
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      while (!this.#isStopped && (await this.#options.next(isStopped)));
    }
  }
}
