import type { Deps } from '../../lib/context.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { sendNextRows } from './sending.ts';

/** What gateways call the work of sending SOS batches. */
export const sosQueue = 'SOS batches';

/** Sends what waits in SOS batches, also what a gateway left that died. @spec DEV-21 */
export const sosSender = (deps: Pick<Deps, 'database' | 'timers' | 'log' | 'clock'>): WorkQueue =>
  new WorkQueue(deps, { name: sosQueue, next: () => sendNextRows(deps) });
