// Loaded into the server's process and its threads before anything else: a thread that reads a plan waits while a journey holds it.
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const pipe = process.env.FIRELINE_TEST_HOLD;
// the look at a file that is being uploaded goes on
const isReading = !isMainThread && (workerData as { readonly isCheck?: boolean } | null)?.isCheck === false;
// a pipe without a writer is waited for, and read to its end once somebody has opened and closed it
if (isReading && pipe && existsSync(pipe)) readFileSync(pipe);
