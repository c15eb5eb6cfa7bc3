import { Worker } from 'node:worker_threads';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Chunk, OpenFile } from '../../lib/files/store.ts';
import type { FromReader, ReadTask, ToReader } from './messages.ts';
import { withPlan } from './openStored.ts';
import type { DrawingFacts, PlanReader, ReadDrawing, ReadOptions } from './reading.ts';

/** What a thread may take before it is ended in place of the server: arrays are counted besides. */
const resourceLimits = { maxOldGenerationSizeMb: 768 } as const;

/** The pieces of the drawing, each taken before the next is sent. */
async function* piecesOf(worker: Worker, next: () => Promise<FromReader>): AsyncGenerator<Chunk> {
  for (;;) {
    const message = await next();
    if (message.type === 'done') return;
    if (message.type !== 'piece') throw new Error(`'${message.type}' in the middle of a drawing`);
    yield message.bytes;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage({ type: 'taken' } satisfies ToReader);
  }
}

/** Hands the thread the bytes it asks for, and its other messages to whoever waits for the next. */
function messagesOf(worker: Worker, file: OpenFile, { onProgress, signal }: ReadOptions): () => Promise<FromReader> {
  const arrived: FromReader[] = [];
  let waiting: PromiseWithResolvers<FromReader> | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    waiting?.reject(failure);
  };
  const serve = async (at: number, length: number) => {
    const bytes = await file.readAt(at, length);
    // a view into a larger buffer cannot be handed over
    const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
    worker.postMessage({ type: 'bytes', bytes: whole } satisfies ToReader, [whole.buffer]);
  };
  worker.on('message', (message: FromReader) => {
    if (message.type === 'progress') return onProgress(message.share);
    if (message.type === 'want') return void serve(message.at, message.length).catch(fail);
    if (waiting) waiting.resolve(message);
    else arrived.push(message);
    waiting = undefined;
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the reading thread has ended')));
  signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  return () => {
    const message = arrived.shift();
    if (message) return Promise.resolve(message);
    if (failure) return Promise.reject(failure);
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError;

/** Runs a thread for as long as its messages are used. */
async function inThread<T>(
  task: ReadTask,
  file: OpenFile,
  options: ReadOptions,
  use: (next: () => Promise<FromReader>, worker: Worker) => Promise<Result<T>>,
): Promise<Result<T>> {
  const worker = new Worker(new URL('./readerThread.ts', import.meta.url), { workerData: task, resourceLimits });
  try {
    return await use(messagesOf(worker, file, options), worker);
  } catch (error) {
    if (isOutOfMemory(error)) return refuse({ code: 'plan.publish.memory' });
    throw error;
  } finally {
    await worker.terminate();
  }
}

const readInThread = <T>(
  task: ReadTask,
  file: OpenFile,
  options: ReadOptions,
  use: (drawing: ReadDrawing) => Promise<T>,
): Promise<Result<T>> =>
  inThread(task, file, options, async (next, worker) => {
    const first = await next();
    if (first.type === 'refused') return refuse(...first.problems);
    if (first.type !== 'facts') throw new Error(`'${first.type}' in the place of a drawing`);
    const facts: DrawingFacts = first.facts;
    return ok(await use({ facts, content: piecesOf(worker, next) }));
  });

const checkOptions: ReadOptions = { onProgress: () => {}, signal: new AbortController().signal };
/** The list of a zip may have a thousand names of 64 kB each. */
async function checkInThread(task: ReadTask, file: OpenFile): Promise<Problem | undefined> {
  const checked = await inThread(task, file, checkOptions, async (next) => {
    const message = await next();
    return message.type === 'refused' ? refuse(...message.problems) : ok(undefined);
  });
  return checked.ok ? undefined : checked.problems[0];
}

/** Reads each plan in a thread of its own, with a limit to its memory: the server answers meanwhile, and outlives it. @spec PLN-03 */
export const threadPlanReader: PlanReader = {
  check: (plan) =>
    withPlan(plan, (file, name) => checkInThread({ name, sizeBytes: file.sizeBytes, isCheck: true }, file)),
  read: (plan, options, use) =>
    withPlan(plan, (file, name) =>
      readInThread({ name, sizeBytes: file.sizeBytes, isCheck: false }, file, options, use),
    ),
};
