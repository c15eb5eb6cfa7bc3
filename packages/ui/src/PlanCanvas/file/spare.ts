import { useEffect } from 'react';
import { workerOf } from '../../lib/control/assets.ts';
import { startWorker } from '../../lib/control/startWorker.ts';

const startPlanWorker = (): Worker =>
  startWorker(() =>
    workerOf(
      'PlanCanvas/planWorker.js',
      () => new Worker(new URL('../planWorker.ts', import.meta.url), { type: 'module' }),
    ),
  );

/** A spare outlives those who asked for it by this: what opens the plan often comes when they go. */
const keptMs = 5000;

let spare: Worker | undefined;
let keepers = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

const close = (): void => {
  spare?.terminate();
  spare = undefined;
};

/** The worker for a plan: the spare one, if there is one, else a new one. */
export function takePlanWorker(): Worker {
  const worker = spare ?? startPlanWorker();
  spare = undefined;
  return worker;
}

/** Has a worker ready until the answer is called, and a little longer; once it is taken there is none. */
export function keepSpareWorker(): () => void {
  keepers += 1;
  clearTimeout(closing);
  if (!spare) {
    const worker = startPlanWorker();
    spare = worker;
    // whoever takes it would wait for ever: a new one may do better, and tells when it does not
    worker.addEventListener('error', () => {
      if (worker === spare) close();
    });
  }
  return () => {
    keepers -= 1;
    if (keepers === 0) closing = setTimeout(close, keptMs);
  };
}

/**
 * Starts the worker of the next `PlanCanvas` while this component is there, so that a plan opens sooner. Use it where a file is chosen, or
 * where a plan is still being asked for; an unused worker ends a few seconds after it.
 * @example function Choice() { useSparePlanWorker(); return <FileDrop label="DXF" upload={send} />; }
 */
export function useSparePlanWorker(): void {
  useEffect(keepSpareWorker, []);
}
