import { prepareEncodings } from '@fireline/domain/plan/drawing';
import type { FromWorker, ToWorker } from './file/messages.ts';
import { createPlanServer } from './file/planServer.ts';
import { readPlan } from './file/readPlan.ts';

/** The part of a worker's global scope that is used here; the library's types know a page's only. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToWorker>) => void): void;
}

/** Who was started for a plan that is there is told of it sooner. */
const spareMs = 200;

/** Serves one plan to the page that started this worker. Messages are handled between two pieces of work. */
function serve(scope: WorkerScope): void {
  const turns = new MessageChannel();
  let next: (() => void) | undefined;
  turns.port1.addEventListener('message', () => next?.());
  turns.port1.start();
  const server = createPlanServer({
    post: (message, transfer = []) => scope.postMessage(message, transfer),
    later: (work) => {
      next = work;
      turns.port2.postMessage(null);
    },
    read: readPlan,
  });
  // a spare worker waits for somebody to choose a file: what takes time in each plan is made meanwhile
  const preparing = setTimeout(prepareEncodings, spareMs);
  scope.addEventListener('message', ({ data }) => {
    clearTimeout(preparing);
    server.handle(data);
  });
}

// imported outside a worker it does nothing
if ('WorkerGlobalScope' in globalThis) serve(globalThis as unknown as WorkerScope);
