import type { Worker } from 'node:worker_threads';
import type { FromWorker, QueryFailure, ToWorker } from './embeddedMessages.ts';
import type { Answer, Line } from './lineDialect.ts';
import { restoreHint } from '../../startProblem.ts';

/** What PostgreSQL calls damaged data, a damaged index, and a file that is missing. */
const damage = new Set(['XX001', 'XX002', '58P01']);

/** A refusal by the database. */
class QueryRefused extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, constraint }: QueryFailure) {
    super(damage.has(code ?? '') ? `${message}. The database is damaged: ${restoreHint}` : message);
    this.code = code;
    this.constraint = constraint;
  }
}

const named = ({ fields, rows }: Extract<FromWorker, { rows: unknown }>): Record<string, unknown>[] =>
  rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (const [index, name] of fields.entries()) object[name] = row[index];
    return object;
  });

export interface WorkerLineOptions {
  /** Notified once when the worker ends without having been closed, or no longer answers. */
  readonly onDeath: (error: Error) => void;
  /** How many ticks a statement may take while the line is watched. */
  readonly patienceTicks?: number;
  /** Upkeep grows with the tables: it may take longer than what readers wait for. */
  readonly upkeepTicks?: number;
  readonly tickMs?: number;
}

interface Asked extends PromiseWithResolvers<Answer> {
  readonly sql: string;
  ticks: number;
}

const isUpkeep = (statement: string): boolean => /^\s*(?:vacuum|analyze|checkpoint|reindex)\b/i.test(statement);

/** Statements that wait for the worker, and whether the first of them has waited too long. */
class Waiting {
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;

  add(sql: string): { id: number; answer: Promise<Answer> } {
    this.#lastId += 1;
    const asked = { ...Promise.withResolvers<Answer>(), sql, ticks: 0 };
    this.#asked.set(this.#lastId, asked);
    return { id: this.#lastId, answer: asked.promise };
  }
  take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }
  rejectAll(error: Error): void {
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
  /** Counts a tick for the statement at work. Ticks, not the clock: a process that was stopped has not waited. */
  tick(): Asked | undefined {
    const [first] = this.#asked.values();
    if (first) first.ticks += 1;
    return first;
  }
}

/**
 * A line to the database in a worker thread. If the worker dies, everything asked of it fails, now and later.
 * @returns the line; when the worker is ready; and a function that begins to watch how long statements take
 */
export function lineToWorker(worker: Worker, options: WorkerLineOptions) {
  const { onDeath, patienceTicks = 30, upkeepTicks = 600, tickMs = 1000 } = options;
  const waiting = new Waiting();
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let death: Error | undefined;
  let isClosing = false;
  let watch: ReturnType<typeof setInterval> | undefined;
  const die = (error: Error) => {
    if (death) return;
    death = error;
    clearInterval(watch);
    waiting.rejectAll(error);
    ready.reject(error);
    closed.resolve();
    void worker.terminate();
    if (!isClosing) onDeath(error);
  };
  worker.on('error', (error) => die(error));
  worker.on('exit', () => die(new Error(isClosing ? 'The database is closed.' : 'The database ended by itself.')));
  worker.on('message', (message: FromWorker) => {
    if ('ready' in message) return ready.resolve();
    if ('closed' in message) return closed.resolve();
    if ('panic' in message) return die(new Error(`The database gave up: ${message.panic}`));
    const asked = waiting.take(message.id);
    if ('error' in message) asked?.reject(new QueryRefused(message.error));
    else asked?.resolve({ rows: named(message), affectedRows: message.affectedRows });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  const tell = (message: ToWorker) => worker.postMessage(message);
  const line: Line = {
    query: (sql, params) => {
      if (death) return Promise.reject(death);
      const { id, answer } = waiting.add(sql);
      tell({ id, sql, params });
      return answer;
    },
    close: async () => {
      isClosing = true;
      if (!death) tell({ close: true });
      await closed.promise;
      clearInterval(watch);
      await worker.terminate();
    },
  };
  const startWatch = () => {
    watch = setInterval(() => {
      const first = waiting.tick();
      if (!first || first.ticks < (isUpkeep(first.sql) ? upkeepTicks : patienceTicks)) return;
      const seconds = (first.ticks * tickMs) / 1000;
      die(new Error(`The database did not answer within ${seconds} s: ${first.sql.slice(0, 120)}`));
    }, tickMs).unref();
  };
  return { line, ready: ready.promise, startWatch };
}
