// Runs in a thread of its own: a large drawing takes seconds of work, and nobody else is to wait for it.
import '../nodeUnpacking.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from '../../lib/files/store.ts';
import type { FromReader, ReadTask, ToReader } from './messages.ts';
import { sourceProblem } from './openStored.ts';
import { readPlan } from './readPlan.ts';

const port = parentPort;
if (!port) throw new Error('to be run as a thread');
const { name, sizeBytes, isCheck } = workerData as ReadTask;

const tell = (message: FromReader, transfer: readonly ArrayBuffer[] = []) => port.postMessage(message, transfer);
const { signal } = new AbortController();

/** Asks one thing at a time, and answers what comes back. */
const ask = (message: FromReader, transfer?: readonly ArrayBuffer[]): Promise<Chunk> =>
  new Promise((resolve, reject) => {
    port.once('message', (answer: ToReader) => {
      if (answer.type === 'failed') reject(new Error('the file could not be read'));
      else resolve(answer.type === 'bytes' ? answer.bytes : new Uint8Array());
    });
    tell(message, transfer);
  });

const source = { name, sizeBytes, readAt: (at: number, length: number) => ask({ type: 'want', at, length }) };

async function check(): Promise<void> {
  const problem = await sourceProblem(source);
  tell(problem ? { type: 'refused', problems: [problem] } : { type: 'done' });
}
async function read(): Promise<void> {
  const plan = await readPlan(source, { signal, onProgress: (share) => tell({ type: 'progress', share }) });
  if (!plan.ok) return tell({ type: 'refused', problems: plan.problems });
  tell({ type: 'facts', facts: plan.value.facts });
  for await (const bytes of plan.value.content) await ask({ type: 'piece', bytes }, [bytes.buffer]);
  tell({ type: 'done' });
}

await (isCheck ? check() : read());
port.close();
