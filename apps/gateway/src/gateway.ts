import { alarmTopic } from '@fireline/api/alarm';
import { deviceTopic } from '@fireline/api/device';
import { type Topic, mayCall } from '@fireline/api/lib';
import { planTopic } from '@fireline/api/plan';
import { type AccountChange, accountTopic } from '@fireline/api/session';
import { createDesk, type Desk } from './alarm/desk.ts';
import { alarmRoutes } from './alarm/routes.ts';
import { buildingRoutes } from './building/routes.ts';
import { ingestObserved, type IngestReply } from './device/ingest.ts';
import { compareWithNewest } from './device/jobs.ts';
import { jobsOf, watchClock } from './jobs.ts';
import { deviceRoutes } from './device/routes.ts';
import { Broadcast } from './lib/broadcast.ts';
import { ClockWatch } from './lib/clockWatch.ts';
import type { Deps, SignedIn } from './lib/context.ts';
import { memoryFiles } from './lib/files/memory.ts';
import { createApp } from './lib/http/app.ts';
import { bodyWithinMs } from './lib/http/paced.ts';
import { diskFull } from './lib/http/handlers.ts';
import type { FileStore } from './lib/files/store.ts';
import type { Encode } from './lib/http/encoding.ts';
import { type ReadForm, readFormWhole } from './lib/http/incomingForm.ts';
import { JobRunner } from './lib/jobs/runner.ts';
import { noObserver, type Observer } from './lib/observer.ts';
import { Hub, type Principal, type PushLimits } from './lib/push/index.ts';
import { inlinePlanReader } from './plan/publish/inlineReader.ts';
import { Publisher } from './plan/publish/jobs.ts';
import type { PlanReader } from './plan/publish/reading.ts';
import { planRoutes } from './plan/routes.ts';
import { publicRoutes } from './public/routes.ts';
import { roleRoutes } from './role/routes.ts';
import { RoleRights } from './role/held.ts';
import { PasswordHasher } from './session/passwords.ts';
import { sessionRoutes } from './session/routes.ts';
import { signedInAs, signedInBy } from './session/tokens.ts';
import { shellRoutes } from './shell/routes.ts';
import { createAddresses } from './site/addresses.ts';
import { type MapSettings, offlineMap } from './site/mapSettings.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { createGeocoding } from './site/geocoding.ts';
import { siteRoutes } from './site/routes.ts';

export interface GatewayOptions extends Omit<
  Deps,
  'files' | 'plans' | 'passwords' | 'clocks' | 'observer' | 'roleRights'
> {
  /** Hashes passwords; at the usual cost unless said otherwise. */
  readonly passwords?: Deps['passwords'];
  /** Told of what goes on; nobody is unless given. */
  readonly observer?: Observer;
  /** Where uploads are kept; in memory unless said otherwise. */
  readonly files?: FileStore;
  /** Reads uploaded plans; where it is called unless said otherwise. */
  readonly plans?: PlanReader;
  /** Reads calls with a file; whole, in memory, unless said otherwise. */
  readonly readForm?: ReadForm;
  readonly pushLimits?: Partial<PushLimits>;
  /** Files of the apps, for addresses that are no call. */
  readonly pages?: (request: Request) => Promise<Response | undefined>;
  /** Makes replies smaller on their way over a network. */
  readonly encode?: Encode;
  /** Logins that one address may try in a minute; 120 unless said otherwise. */
  readonly loginsPerMinute?: number;
  /** How long the body of a call may take, uploads of those who are let in apart; 30 s unless said otherwise. */
  readonly bodyMs?: number;
  /** How many days readings are kept; 400 unless said otherwise. */
  readonly readingsDays?: number;
  /** What maps are drawn on; the one that the apps bring along unless said otherwise. */
  readonly map?: MapSettings;
  /** Who is asked for addresses, in order; nobody unless said otherwise. */
  readonly geocoders?: readonly Geocoder[];
  /** Whether the database's disk is full: then calls that save something are refused. Never unless given. */
  readonly isDiskFull?: () => boolean;
}

export interface Gateway {
  /** @param requestId what a trusted proxy calls the request */
  fetch(request: Request, ip?: string, requestId?: string | null): Promise<Response>;
  readonly hub: Hub;
  /** What a device key's holder may do, for feeds inside this process. */
  ingest(rentId: string, reports: readonly unknown[]): Promise<IngestReply>;
  /** What the people of a tenant do about alarms, for staff inside this process. */
  readonly desk: Desk;
  /** How many events are written that were not handed out to readers here yet. */
  outboxLag(): Promise<number>;
  /** Settles when no plan is being published here. */
  idle(): Promise<void>;
  /** Stops jobs, push and the database. */
  close(): Promise<void>;
}

const topics: readonly Topic[] = [alarmTopic, deviceTopic, planTopic, accountTopic];
const rightsChanged: AccountChange = { what: 'rights' };

const principalOf = ({ scope, account, rights, sessionId, expiresAtMs }: SignedIn): Principal => ({
  scope,
  topics: topics.filter((topic) => mayCall(rights.granted, topic)).map(({ name }) => name),
  rights: `${rights.roleId} ${rights.revision} ${rights.mustChangePassword}`,
  userId: account.userId,
  username: account.username,
  sessionId,
  expiresAtMs,
});

/**
 * The whole server as a value: everything outside (database, clock, chance, keys, files) comes in. It runs in Node, in a
 * test without a port, and inside a page.
 */
export async function createGateway({
  pushLimits,
  pages,
  encode,
  loginsPerMinute = 120,
  bodyMs = bodyWithinMs,
  readingsDays,
  map = offlineMap,
  geocoders = [],
  isDiskFull,
  readForm = readFormWhole,
  ...given
}: GatewayOptions): Promise<Gateway> {
  const { clock, timers } = given;
  const deps: Deps = {
    files: memoryFiles(clock),
    plans: inlinePlanReader,
    passwords: new PasswordHasher(given.random),
    clocks: new ClockWatch(given.log),
    observer: noObserver,
    roleRights: new RoleRights(),
    ...given,
  };
  const hub = new Hub({
    authenticate: async (token) => {
      const found = await signedInBy(deps, token);
      return found ? principalOf(found) : null;
    },
    principalsOf: async (sessionIds) => (await signedInAs(deps, sessionIds)).map(principalOf),
    topics: topics.map(({ name }) => name),
    rightsChanged: { topic: accountTopic.name, data: rightsChanged },
    clock,
    timers,
    ...(pushLimits ? { limits: pushLimits } : {}),
  });
  const broadcast = new Broadcast(deps, hub);
  await broadcast.start();
  const geocoding = createGeocoding({ geocoders, clock, timers, log: deps.log });
  const handlers = {
    session: sessionRoutes(deps),
    role: roleRoutes(),
    shell: shellRoutes(),
    device: deviceRoutes(),
    alarm: alarmRoutes(),
    site: siteRoutes({ base: map.base, geocoding, addresses: createAddresses(geocoding, clock) }),
    building: buildingRoutes(),
    plan: planRoutes(),
    public: publicRoutes(),
  };
  const app = createApp({
    deps,
    handlers,
    pages,
    encode,
    readForm,
    loginsPerMinute,
    bodyMs,
    mapOrigins: map.origins,
    isDiskFull,
  });
  const publisher = new Publisher(deps);
  await publisher.start();
  await compareWithNewest(deps);
  const stopWatch = watchClock(deps);
  const jobs = new JobRunner(deps);
  await jobs.start(jobsOf(deps, readingsDays));
  return {
    fetch: (request, ip = '', requestId = null) => app(request, ip, requestId),
    hub,
    ingest: async (rentId, reports) => {
      if (isDiskFull?.()) throw diskFull();
      return ingestObserved(deps, rentId, reports);
    },
    desk: createDesk(deps),
    outboxLag: () => broadcast.lag(),
    idle: () => publisher.idle(),
    close: async () => {
      await publisher.stop();
      stopWatch();
      await jobs.stop();
      await broadcast.close();
      hub.close();
      await deps.database.close();
    },
  };
}
