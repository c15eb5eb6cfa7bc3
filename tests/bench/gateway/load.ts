import { Agent, request } from 'node:http';
import { percentile } from '../lib/suite.ts';

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
export interface Load {
  readonly callsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

function call(agent: Agent, { url, headers }: Target): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { agent, headers }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
    response.on('error', reject);
    response.on('end', () =>
      response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
    );
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** Calls again and again over so many connections that stay open, each waiting for its answer. */
export async function load(target: Target, connections: number, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const caller = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const start = performance.now();
      await call(agent, target);
      latencies.push(performance.now() - start);
    }
  };
  const callers = (forMs: number) => {
    const until = performance.now() + forMs;
    return Promise.all(Array.from({ length: connections }, () => caller(until)));
  };
  // compilers and caches get warm
  await callers(ms / 4);
  latencies.length = 0;
  const start = performance.now();
  await callers(ms);
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    callsPerSecond: latencies.length / seconds,
    p50Ms: percentile(latencies, 50),
    p99Ms: percentile(latencies, 99),
  };
}
