import { availableParallelism } from 'node:os';

/** How many workers a runner of tests has: its own choice leaves one core free, which on two is half of them; much of a test is waiting. */
export const maxWorkers = Math.max(2, availableParallelism() - 1);
