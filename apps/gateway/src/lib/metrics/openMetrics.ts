import type { Clock, Timers } from '@fireline/api/lib';
import type { Observer } from '../observer.ts';
import { observed, type Watched, watchGateway } from './gatewayMetrics.ts';
import { Registry } from './registry.ts';
import { type MetricsAddress, serveMetrics, watchProcess } from './serveMetrics.ts';

export interface MetricsOptions {
  readonly address: MetricsAddress;
  /** Whose disk is measured. */
  readonly folder: string;
  readonly clock: Clock;
  readonly timers: Timers;
}

export interface Metrics {
  readonly port: number;
  readonly observer: Observer;
  /** Adds what is read of a running gateway. */
  watch(watched: Omit<Watched, 'clock'>): void;
  close(): Promise<void>;
}

/** Serves metrics from now on: of the process at once, of the gateway as soon as there is one. */
export async function openMetrics({ address, folder, clock, timers }: MetricsOptions): Promise<Metrics> {
  const registry = new Registry(timers);
  const observer = observed(registry, clock);
  const page = await serveMetrics(registry, address);
  const stopWatching = watchProcess(registry, folder);
  return {
    port: page.port,
    observer,
    watch: (watched) => watchGateway(registry, { ...watched, clock }),
    close: async () => {
      stopWatching();
      await page.close();
    },
  };
}
