import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AddressInfo } from 'node:net';
import { StartProblem } from '../startProblem.ts';
import type { Registry } from './registry.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

const resolutionMs = 10;

/** Adds what Node and the system know of the process. @param folder whose disk is measured @returns stops measuring */
export function watchProcess(registry: Registry, folder: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  registry.gauge(
    {
      name: 'nodejs_eventloop_delay_p99_seconds',
      help: 'How late the event loop came to its work, 99th percentile since the last time it was asked for.',
    },
    () => {
      // it measures from one wake-up to the next, which are so far apart on an idle machine
      const lateMs = delay.percentile(99) / 1e6 - resolutionMs;
      delay.reset();
      return Math.max(0, lateMs / 1000);
    },
  );
  registry.gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.' }, () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    { name: 'nodejs_heap_used_bytes', help: 'Memory in use by objects of the main thread.' },
    () => process.memoryUsage().heapUsed,
  );
  registry.gauge(
    { name: 'process_cpu_seconds_total', help: 'Time on processors.' },
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    'counter',
  );
  const startedAt = Date.now() / 1000 - process.uptime();
  registry.gauge({ name: 'process_start_time_seconds', help: 'When the process was started.' }, () => startedAt);
  registry.gauge({ name: 'fireline_disk_free_bytes', help: 'Free space on the disk of the data folder.' }, async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  });
  return () => delay.disable();
}

/** Serves the page at `/metrics` on a port of its own. @throws StartProblem when it cannot be had */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.page().then(
      (page) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(page),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new StartProblem(`Metrics cannot be served on ${host}:${port}, as FIRELINE_METRICS says: ${message}.`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
