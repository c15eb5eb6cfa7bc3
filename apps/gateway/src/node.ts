import './plan/nodeUnpacking.ts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { systemClock, systemTimers } from '@fireline/api/lib';
import type { TransmissionPort } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import type { Log } from './lib/log.ts';
import type { OpenedDatabase } from './lib/db/opened.ts';
import { memoryFiles } from './lib/files/memory.ts';
import type { Disk } from './lib/disk.ts';
import type { FileStore } from './lib/files/store.ts';
import { Connections } from './lib/http/edge/connections.ts';
import { createEdge } from './lib/http/edge.ts';
import { decodeBody } from './lib/http/body/decoding.ts';
import { encodeReply } from './lib/http/body/encoding.ts';
import { type AppFolders, servePages } from './lib/http/edge/pages.ts';
import { bodyWithinMs } from './lib/http/edge/paced.ts';
import type { Proxies } from './lib/http/edge/proxies.ts';
import { streamedForms } from './lib/http/body/streamedForm.ts';
import type { Observer } from './lib/observer.ts';
import { attachPush } from './lib/push/attach.ts';
import { PasswordHasher } from './lib/passwords.ts';
import { nodeArgon2 } from './lib/passwords/nodeArgon2.ts';
import { systemRandom } from './lib/random.ts';
import { loadSecrets } from './secrets.ts';
import type { MapSettings } from './site/mapSettings.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { StartProblem } from './lib/startProblem.ts';
import { threadSheetReader } from './site/imports/reading/threadReader.ts';
import { threadPlanReader } from './plan/publish/threadReader.ts';
import { nodeCarriers } from './message/sending/nodeCarriers.ts';
import type { Messenger } from './session/codes/messenger.ts';
import type { SetupCode } from './session/setup.ts';

export interface ServeOptions {
  readonly database: OpenedDatabase;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly log: Log;
  /** Where uploads are kept; in memory unless said otherwise. */
  readonly files?: FileStore;
  readonly apps?: AppFolders;
  /** Whose X-Forwarded headers are believed; nobody's unless said otherwise. */
  readonly proxies?: Proxies | undefined;
  /** Origins of pages elsewhere that may read push. */
  readonly origins?: readonly string[];
  /** Connections that one address may hold, trusted proxies apart; 1 000 unless said otherwise. */
  readonly connectionsPerAddress?: number;
  /** How long the body of a call may take, uploads of those who are let in apart; 30 s unless said otherwise. */
  readonly bodyMs?: number;
  readonly loginsPerMinute?: number;
  readonly readingsDays?: number;
  readonly map?: MapSettings;
  readonly geocoders?: readonly Geocoder[];
  readonly observer?: Observer | undefined;
  /** Lets an empty installation be set up. */
  readonly setupCode?: SetupCode | undefined;
  /** Carries codes to mobiles; without one none are sent. */
  readonly messenger?: Messenger | undefined;
  /** Where transmission devices are listened for. */
  readonly transmissionPorts?: readonly TransmissionPort[];
  /** What passwords of carriers are encrypted with, the current one first; undefined: a key in the database. */
  readonly sealKeys?: readonly string[] | undefined;
  /** Whether accesses to carriers may lead into private networks; no unless said so. */
  readonly mayUsePrivateCarriers?: boolean;
  /** Whether orders may be paid at the sandbox though other machines reach the gateway; no unless said so. */
  readonly mayPaySandbox?: boolean;
  /** Payment providers in place of those that are built in. */
  readonly payments?: GatewayOptions['payments'];
  /** The disk that the database is on. */
  readonly disk?: Pick<Disk, 'isFull'> | undefined;
}
export interface Served {
  readonly url: string;
  readonly gateway: Gateway;
  close(): Promise<void>;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Whether other machines reach the gateway: at its own address, or through a proxy in front. */
export const isPublicHost = ({
  host,
  proxies,
}: {
  readonly host: string;
  readonly proxies?: Proxies | undefined;
}): boolean => proxies !== undefined || !isLoopback(host);

const cannotListen = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (error.code === 'EACCES') return new StartProblem(`Port ${port} needs more rights: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartProblem(`This machine has no address ${host}: set HOST to one it has.`);
  return error;
};

/** How long replies may take once the gateway is told to stop. */
const answerWithinMs = 2000;

const serverOptions = {
  // the longest that a request may take to come in, a large file over a thin line; bodies are timed where they are read
  requestTimeout: 2 * 60 * minuteMs,
  headersTimeout: minuteMs / 4,
  connectionsCheckingInterval: minuteMs / 12,
};

/** Finds out at once whether the port can be had, before anything is opened or seeded. */
export async function probePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(cannotListen(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function openGateway(options: ServeOptions): Promise<Gateway> {
  const { database, log, files = memoryFiles(systemClock), apps, disk } = options;
  const { loginsPerMinute, readingsDays, map, geocoders, bodyMs, observer } = options;
  // what was half written when a gateway ended goes before anything new is taken; alarms do not wait for a bucket that is away
  await files
    .sweep(database.kind !== 'postgres')
    .catch((error: unknown) => log.error('what uploads left behind could not be cleared', error));
  return createGateway({
    database,
    clock: systemClock,
    timers: systemTimers,
    random: systemRandom,
    secrets: await loadSecrets(database.db, systemRandom, new Date().toISOString(), options.sealKeys),
    log,
    files,
    plans: threadPlanReader,
    passwords: new PasswordHasher(systemRandom, { argon2: nodeArgon2 }),
    sheets: threadSheetReader(),
    readForm: streamedForms(bodyMs ?? bodyWithinMs),
    isPublicHost: isPublicHost(options),
    setupCode: options.setupCode,
    messenger: options.messenger,
    transmissionPorts: options.transmissionPorts,
    mayPaySandbox: options.mayPaySandbox,
    payments: options.payments,
    carriers: nodeCarriers(options.mayUsePrivateCarriers ?? false, log),
    encode: encodeReply,
    decode: decodeBody,
    ...(apps ? { pages: servePages(apps) } : {}),
    ...(loginsPerMinute === undefined ? {} : { loginsPerMinute }),
    ...(bodyMs === undefined ? {} : { bodyMs }),
    ...(readingsDays === undefined ? {} : { readingsDays }),
    ...(map ? { map } : {}),
    ...(geocoders ? { geocoders } : {}),
    ...(observer ? { observer } : {}),
    ...(disk ? { isDiskFull: disk.isFull } : {}),
  });
}

/** The gateway on a port: calls, push and pages on one origin. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { host, port, proxies, origins = [], connectionsPerAddress = 1000, log } = options;
  const gateway = await openGateway(options);
  const edge = createEdge({ fetch: (...asked) => gateway.fetch(...asked), proxies, origins });
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>();
  const server = listen(
    {
      fetch: (request, { incoming }) => edge.answer(request, incoming as IncomingMessage),
      port,
      hostname: host,
      serverOptions,
    },
    (address) => resolve(address.port),
  ) as Server;
  server.once('error', (error) => reject(cannotListen(error, host, port)));
  const connections = new Connections(server, {
    perAddress: connectionsPerAddress,
    isExempt: (address) => proxies?.trusts(address) ?? false,
    onRefused: (address) => log.error('a connection was refused', 'its address has too many', { address }),
  });
  const detachPush = attachPush(server, gateway.hub, edge.refusalOf);
  const close = async () => {
    detachPush();
    const closed = new Promise<void>((done) => server.close(() => done()));
    connections.close();
    // whoever is being answered gets their answer
    const late = setTimeout(() => connections.destroy(), answerWithinMs);
    await closed;
    clearTimeout(late);
    await edge.idle();
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
