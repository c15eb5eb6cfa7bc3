// Loaded into the server's process and its threads before anything else: a thread that reads a plan waits while a journey holds it.
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const pipe = process.env.FIRELINE_TEST_HOLD;
// a pipe without a writer is waited for, and read to its end once somebody has opened and closed it
if (!isMainThread && pipe && existsSync(pipe)) readFileSync(pipe);
