import './plan/nodeUnpacking.ts';
import { createServer, type Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { systemClock, systemTimers } from '@fireline/api/lib';
import { createGateway, type Gateway } from './gateway.ts';
import type { Log } from './lib/context.ts';
import type { OpenedDatabase } from './lib/db/opened.ts';
import { memoryFiles } from './lib/files/memory.ts';
import type { FileStore } from './lib/files/store.ts';
import { encodeReply } from './lib/http/encoding.ts';
import { type AppFolders, servePages } from './lib/http/pages.ts';
import { readFormStreamed } from './lib/http/streamedForm.ts';
import { attachPush } from './lib/push/attach.ts';
import { systemRandom } from './lib/random.ts';
import { loadSecrets } from './lib/secrets.ts';
import type { MapSettings } from './site/mapSettings.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { StartProblem } from './lib/startProblem.ts';
import { threadPlanReader } from './plan/publish/threadReader.ts';

export interface ServeOptions {
  readonly database: OpenedDatabase;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly log: Log;
  /** Where uploads are kept; in memory unless said otherwise. */
  readonly files?: FileStore;
  readonly apps?: AppFolders;
  /** A proxy in front tells the caller's address in X-Forwarded-For. */
  readonly hasProxy?: boolean;
  readonly loginsPerMinute?: number;
  readonly readingsDays?: number;
  readonly map?: MapSettings;
  readonly geocoders?: readonly Geocoder[];
}
export interface Served {
  readonly url: string;
  readonly gateway: Gateway;
  close(): Promise<void>;
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const cannotListen = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (error.code === 'EACCES') return new StartProblem(`Port ${port} needs more rights: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartProblem(`This machine has no address ${host}: set HOST to one it has.`);
  return error;
};

/** The longest that one request may take to come in. */
const uploadMs = 2 * 3_600_000;

/** Finds out at once whether the port can be had, before anything is opened or seeded. */
export async function probePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(cannotListen(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The gateway on a port: calls, push and pages on one origin. */
export async function serve(options: ServeOptions): Promise<Served> {
  const {
    database,
    host,
    port,
    log,
    files = memoryFiles(systemClock),
    apps,
    hasProxy,
    loginsPerMinute,
    readingsDays,
    map,
    geocoders,
  } = options;
  // what was half written when a gateway ended goes before anything new is taken; alarms do not wait for a bucket that is away
  await files
    .sweep(database.kind !== 'postgres')
    .catch((error: unknown) => log.error('what uploads left behind could not be cleared', error));
  const gateway = await createGateway({
    database,
    clock: systemClock,
    timers: systemTimers,
    random: systemRandom,
    secrets: await loadSecrets(database.db, systemRandom, new Date().toISOString()),
    log,
    files,
    plans: threadPlanReader,
    readForm: readFormStreamed,
    isPublicHost: !isLoopback(host),
    encode: encodeReply,
    ...(apps ? { pages: servePages(apps) } : {}),
    ...(loginsPerMinute === undefined ? {} : { loginsPerMinute }),
    ...(readingsDays === undefined ? {} : { readingsDays }),
    ...(map ? { map } : {}),
    ...(geocoders ? { geocoders } : {}),
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>();
  const server = listen(
    {
      fetch: (request, env) => {
        const forwarded = hasProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
        return gateway.fetch(request, forwarded ?? env.incoming.socket.remoteAddress ?? '');
      },
      port,
      hostname: host,
    },
    (address) => resolve(address.port),
  ) as Server;
  // a large file over a thin line takes longer than the five minutes that Node allows; silence is told apart where it is read
  server.requestTimeout = uploadMs;
  server.once('error', (error) => reject(cannotListen(error, host, port)));
  const detachPush = attachPush(server, gateway.hub);
  const close = async () => {
    detachPush();
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeIdleConnections();
    // whoever is being answered gets their answer; whoever only keeps a connection open does not hold us up
    const late = setTimeout(() => server.closeAllConnections(), 2000);
    await closed;
    clearTimeout(late);
    await gateway.close();
  };
  try {
    const actualPort = await listening;
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`, gateway, close };
  } catch (error) {
    detachPush();
    await gateway.close();
    throw error;
  }
}
