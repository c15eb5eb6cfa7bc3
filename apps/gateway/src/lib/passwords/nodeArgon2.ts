import { once } from 'node:events';
import * as nodeCrypto from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Argon2, Argon2Work } from './argon2.ts';

const algorithm = 'argon2id';
const parametersOf = ({ password, salt, passes, memoryKiB, parallelism, length }: Argon2Work) => ({
  message: password,
  nonce: salt,
  passes,
  memory: memoryKiB,
  parallelism,
  tagLength: length,
});

/** Node's own, from 24.7 on: it runs in the thread pool. */
const poolArgon2: Argon2 = {
  derive: (work) =>
    new Promise((resolve, reject) => {
      nodeCrypto.argon2(algorithm, parametersOf(work), (error, hash) => {
        if (error) reject(error);
        else resolve(hash);
      });
    }),
};

/** @returns hash-wasm in a thread, which is started by the first derivation and kept; one that ends is replaced */
export function threadArgon2(): Argon2 {
  let thread: Worker | undefined;
  return {
    derive: async (work) => {
      thread ??= new Worker(new URL('./argon2Thread.ts', import.meta.url));
      // a process that ends does not wait for it
      thread.unref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      thread.postMessage(work);
      try {
        const [hash] = (await once(thread, 'message')) as [Uint8Array];
        return hash;
      } catch (error) {
        thread = undefined;
        throw error;
      }
    },
  };
}

/** Older versions have no such function, and builds with an older OpenSSL one that throws. */
function hasPoolArgon2(): boolean {
  try {
    const salt = new Uint8Array(8);
    const work = { password: 'none', salt, passes: 1, memoryKiB: 8, parallelism: 1, length: 32 };
    nodeCrypto.argon2Sync(algorithm, parametersOf(work));
    return true;
  } catch {
    return false;
  }
}

/** Computes outside the thread that takes alarms. */
export const nodeArgon2: Argon2 = hasPoolArgon2() ? poolArgon2 : threadArgon2();
