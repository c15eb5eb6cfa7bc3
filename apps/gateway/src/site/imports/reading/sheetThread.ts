// Runs in a thread of its own: a file of 10 MB takes a tenth of a second of work and more, and no alarm is to wait for it.
import { parentPort, workerData } from 'node:worker_threads';
import type { FromSheetThread, SheetTask } from './messages.ts';
import { piecesOf } from './pieces.ts';
import { readSheet } from './readSheet.ts';

const port = parentPort;
if (!port) throw new Error('to be run as a thread');
const { kind, bytes } = workerData as SheetTask;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: FromSheetThread) => port.postMessage(message);
/** The piece before is read by now. */
const asked = () => new Promise<unknown>((resolve) => port.once('message', resolve));

const read = readSheet(kind, bytes);
if (read.ok)
  for (const rows of piecesOf(read.value)) {
    send({ type: 'rows', rows });
    await asked();
  }
send(read.ok ? { type: 'done' } : { type: 'refused', problems: read.problems });
port.close();
