import type { Timers } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';
import { callerOf } from '../../../lib/http/edge/rateLimit.ts';
import type { Log } from '../../../lib/log.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Peers that are counted apart; more are counted together. */
const peersMax = 500;
/** Different values of a field that a count shows. */
const shownMax = 20;

interface Counted {
  times: number;
  readonly values: Map<string, Set<unknown>>;
  cancel: () => void;
}

const shown = (values: ReadonlySet<unknown>): unknown => {
  const all = [...values];
  if (all.length === 1) return all[0];
  // one text: what may not be masked is known by the name of its field
  return all.every((value) => typeof value === 'string') ? all.join(' ') : all;
};

/** Writes each kind of line once for a peer, and then once a minute with how often it came, however much somebody sends. */
export class PeerLog {
  readonly #log: Log;
  readonly #timers: Timers;
  readonly #counted = new Map<string, Counted>();

  constructor({ log, timers }: { readonly log: Log; readonly timers: Timers }) {
    this.#log = log;
    this.#timers = timers;
  }

  /** @param peer the address of the other end */
  note(level: 'info' | 'warn', message: string, peer: string, fields: Fields = {}): void {
    const own = `${message} ${callerOf(peer)}`;
    const key = this.#counted.has(own) || this.#counted.size < peersMax ? own : message;
    const counted = this.#counted.get(key);
    if (counted) return this.#count(counted, fields);
    this.#log[level](message, { peer, ...fields });
    const write = (more: number, values: Counted['values']) =>
      this.#log[level](message, {
        peer: key === own ? peer : 'several',
        more,
        withinS: minuteMs / 1000,
        ...Object.fromEntries([...values].map(([name, all]) => [name, shown(all)])),
      });
    this.#countLater(key, write);
  }

  close(): void {
    for (const { cancel } of this.#counted.values()) cancel();
    this.#counted.clear();
  }

  #count(counted: Counted, fields: Fields): void {
    counted.times += 1;
    for (const [name, value] of Object.entries(fields)) {
      const values = counted.values.get(name) ?? new Set();
      counted.values.set(name, values);
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
        if (values.size < shownMax) values.add(one);
    }
  }

  #countLater(key: string, write: (more: number, values: Counted['values']) => void): void {
    const cancel = this.#timers.after(minuteMs, () => {
      const counted = this.#counted.get(key);
      this.#counted.delete(key);
      if (!counted || counted.times === 0) return;
      write(counted.times, counted.values);
      this.#countLater(key, write);
    });
    this.#counted.set(key, { times: 0, values: new Map(), cancel });
  }
}
