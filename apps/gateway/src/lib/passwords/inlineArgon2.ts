import { argon2id } from 'hash-wasm';
import type { Argon2 } from './argon2.ts';

/** Computes where it is called, which holds up everything else there: inside a page, in a thread of its own, and before a gateway serves. */
export const inlineArgon2: Argon2 = {
  derive: ({ password, salt, passes, memoryKiB, parallelism, length }) =>
    argon2id({
      password,
      salt,
      iterations: passes,
      memorySize: memoryKiB,
      parallelism,
      hashLength: length,
      outputType: 'binary',
    }),
};
