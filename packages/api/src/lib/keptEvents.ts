import { CallError } from './callError.ts';
import type { EventsPage, FetchEvents, KeptEvent } from './pushTypes.ts';

const pageLimit = 500;
/** More than this waiting for a gap to close is dropped and fetched again instead. */
const waitingMax = 5_000;
/** A server that contradicts itself is asked again later, not in a tight loop. */
const roundsMax = 3;

interface KeptEventsOptions {
  readonly fetchEvents: FetchEvents;
  readonly deliver: (events: readonly KeptEvent[]) => void;
  /** Everything held has to be fetched afresh. */
  readonly reload: () => void;
  /** Something is missing: `sync` is due. */
  readonly onGap: () => void;
}

interface Waiting {
  readonly event: KeptEvent;
  readonly previous: number;
}

const contradiction = () => new CallError({ kind: 'malformed', call: 'shell.events' });

/**
 * The reader's place in the tenant's sequence of kept events. Socket and back-fill both lead here; out comes every event
 * once, in order.
 * @spec ALM-06 N04
 */
export class KeptEvents {
  readonly #options: KeptEventsOptions;
  /** Everything up to this number was delivered, or is not for this reader. Null: not known yet. */
  #position: number | null = null;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  /** Something may be missing: what comes waits until it was fetched. */
  #isSyncDue = true;
  #replayed = 0;

  constructor(options: KeptEventsOptions) {
    this.#options = options;
  }

  get position(): number | null {
    return this.#position;
  }

  /** How many events came by back-fill rather than by socket, ever. */
  get replayed(): number {
    return this.#replayed;
  }

  /**
   * Takes an event from the socket.
   * @param previous the number of the reader's event before it, as the server knows it
   */
  offer(event: KeptEvent, previous: number): void {
    if (this.#running || this.#isSyncDue || this.#position === null) this.#wait({ event, previous });
    else if (event.seq <= this.#position) return;
    else if (previous > this.#position) {
      this.#isSyncDue = true;
      this.#wait({ event, previous });
      this.#options.onGap();
    } else this.#advance([event], event.seq);
  }

  /** The socket is a new one: what comes over it waits for a `sync` that was begun after it was subscribed to. */
  suspect(): void {
    this.#isSyncDue = true;
  }

  /**
   * Fetches what came since the position, then delivers what waited. If a fetch is under way a second one follows it, for
   * the first may have been answered before the present moment. Rejects as the fetch does; nothing is lost by that.
   */
  sync(signal: AbortSignal): Promise<void> {
    this.#isSyncDue = true;
    this.#running ??= this.#runRounds(signal);
    return this.#running;
  }

  async #runRounds(signal: AbortSignal): Promise<void> {
    try {
      let gaps = 0;
      do {
        this.#isSyncDue = false;
        await this.#catchUp(signal);
        if (this.#drain()) continue;
        if (++gaps === roundsMax) throw contradiction();
        this.#isSyncDue = true;
      } while (this.#isSyncDue);
    } catch (error) {
      this.#isSyncDue = true;
      throw error;
    } finally {
      // here and not in a later microtask: whoever asks from now on needs a run of their own
      this.#running = undefined;
    }
  }

  async #catchUp(signal: AbortSignal): Promise<void> {
    if (this.#position === null) {
      return this.#restart(await this.#fetchPage(0, 1, signal));
    }
    for (let more = true; more;) {
      const after: number = this.#position;
      const page = await this.#fetchPage(after, pageLimit, signal);
      // a newest number below ours: the server was set back, and counts anew
      if (page.expired || page.latest < after) return this.#restart(page);
      this.#takePage(page, after);
      more = page.more;
    }
  }

  #takePage({ events, latest, more }: EventsPage, after: number): void {
    const fresh = events.filter((event) => event.seq > after);
    const last = fresh.at(-1)?.seq ?? after;
    if (more && last === after) throw contradiction();
    this.#replayed += fresh.length;
    this.#advance(fresh, more ? last : Math.max(last, latest));
  }

  async #fetchPage(after: number, limit: number, signal: AbortSignal): Promise<EventsPage> {
    const page = await this.#options.fetchEvents({ after, limit }, { signal });
    if (!Array.isArray(page.events) || !Number.isSafeInteger(page.latest)) throw contradiction();
    return page;
  }

  #restart({ latest }: EventsPage): void {
    this.#position = latest;
    this.#options.reload();
  }

  /** Delivers what waited and is next. False: something before it is missing still. */
  #drain(): boolean {
    const position = this.#position ?? 0;
    const waiting = this.#waiting.toSorted((a, b) => a.event.seq - b.event.seq);
    let reached = position;
    const fresh: KeptEvent[] = [];
    while (waiting[0] && (waiting[0].event.seq <= reached || waiting[0].previous <= reached)) {
      const { event } = waiting.shift() as Waiting;
      if (event.seq <= reached) continue;
      fresh.push(event);
      reached = event.seq;
    }
    this.#waiting = waiting;
    this.#advance(fresh, reached);
    return waiting.length === 0;
  }

  #wait(item: Waiting): void {
    if (this.#waiting.length >= waitingMax) {
      this.#waiting = [];
      this.#isSyncDue = true;
    }
    this.#waiting.push(item);
  }

  #advance(events: readonly KeptEvent[], position: number): void {
    this.#position = position;
    if (events.length > 0) this.#options.deliver(events);
  }
}
