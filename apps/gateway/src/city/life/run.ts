import type { Clock, Timers } from '@fireline/api/lib';
import { secondMs } from '../calendar.ts';
import type { Life } from './life.ts';

export interface RunOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
  /** 1 000 unless said otherwise; while a storm rages five times as often. */
  readonly everyMs?: number;
}

/** Ticks until stopped, one tick at a time: a slow gateway slows the city down. @returns stops it, once what is on its way has arrived */
export function runLife(
  life: Pick<Life, 'tick' | 'isStormy'>,
  { clock, timers, onError, everyMs = secondMs }: RunOptions,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let cancel = () => {};
  const next = () => {
    cancel = timers.after(life.isStormy() ? everyMs / 5 : everyMs, () => {
      running = life.tick(clock()).then(() => {}, onError);
      void running.then(() => {
        if (!isStopped) next();
      });
    });
  };
  next();
  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}
