// Runs in a worker thread, where Node has no argon2 of its own.
import { parentPort } from 'node:worker_threads';
import type { Argon2Work } from './argon2.ts';
import { inlineArgon2 } from './inlineArgon2.ts';

parentPort?.on('message', (work: Argon2Work) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  void inlineArgon2.derive(work).then((hash) => parentPort?.postMessage(hash));
});
