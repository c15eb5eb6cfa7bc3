import { alarmTopic } from '@fireline/api/alarm';
import { deviceTopic } from '@fireline/api/device';
import { createDesk, type Desk } from './alarm/desk.ts';
import { alarmRoutes } from './alarm/routes.ts';
import { buildingRoutes } from './building/routes.ts';
import { ingest, type IngestReply } from './device/ingest.ts';
import { deviceRoutes } from './device/routes.ts';
import { Broadcast } from './lib/broadcast.ts';
import type { Deps } from './lib/context.ts';
import { createApp } from './lib/http/app.ts';
import type { Encode } from './lib/http/encoding.ts';
import { startJobs } from './lib/jobs.ts';
import { Hub, type Principal, type PushLimits } from './lib/push/index.ts';
import { publicRoutes } from './public/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { signedInBy } from './session/tokens.ts';
import { shellRoutes } from './shell/routes.ts';
import { createAddresses } from './site/addresses.ts';
import { type MapSettings, offlineMap } from './site/baseMap.ts';
import type { Geocoder } from './site/geocoders/geocoder.ts';
import { createGeocoding } from './site/geocoding.ts';
import { siteRoutes } from './site/routes.ts';

export interface GatewayOptions extends Deps {
  readonly pushLimits?: Partial<PushLimits>;
  /** Files of the apps, for addresses that are no call. */
  readonly pages?: (request: Request) => Promise<Response | undefined>;
  /** Makes replies smaller on their way over a network. */
  readonly encode?: Encode;
  /** Logins that one address may try in a minute; 120 unless said otherwise. */
  readonly loginsPerMinute?: number;
  /** How many days readings are kept; 400 unless said otherwise. */
  readonly readingsDays?: number;
  /** What maps are drawn on; the one that the apps bring along unless said otherwise. */
  readonly map?: MapSettings;
  /** Who is asked for addresses, in order; nobody unless said otherwise. */
  readonly geocoders?: readonly Geocoder[];
}

export interface Gateway {
  fetch(request: Request, ip?: string): Promise<Response>;
  readonly hub: Hub;
  /** What a device key's holder may do, for feeds inside this process. */
  ingest(rentId: string, reports: readonly unknown[]): Promise<IngestReply>;
  /** What the people of a tenant do about alarms, for staff inside this process. */
  readonly desk: Desk;
  /** Stops jobs, push and the database. */
  close(): Promise<void>;
}

async function principalBy(deps: Deps, token: string): Promise<Principal | null> {
  const found = await signedInBy(deps, token);
  if (!found) return null;
  const { scope, account, sessionId, expiresAtMs } = found;
  return { scope, userId: account.userId, username: account.username, sessionId, expiresAtMs };
}

/**
 * The whole server as a value: everything outside (database, clock, chance, keys, files) comes in. It runs in Node, in a
 * test without a port, and inside a page.
 */
export async function createGateway({
  pushLimits,
  pages,
  encode,
  loginsPerMinute = 120,
  readingsDays,
  map = offlineMap,
  geocoders = [],
  ...deps
}: GatewayOptions): Promise<Gateway> {
  const { clock, timers } = deps;
  const hub = new Hub({
    authenticate: (token) => principalBy(deps, token),
    topics: [alarmTopic.name, deviceTopic.name],
    clock,
    timers,
    ...(pushLimits ? { limits: pushLimits } : {}),
  });
  const broadcast = new Broadcast(deps, hub);
  await broadcast.start();
  const geocoding = createGeocoding({ geocoders, clock, timers, log: deps.log });
  const handlers = {
    session: sessionRoutes(deps),
    shell: shellRoutes(),
    device: deviceRoutes(),
    alarm: alarmRoutes(),
    site: siteRoutes({ base: map.base, geocoding, addresses: createAddresses(geocoding, clock) }),
    building: buildingRoutes(),
    public: publicRoutes(),
  };
  const app = createApp({ deps, handlers, pages, encode, loginsPerMinute, mapOrigins: map.origins });
  const stopJobs = startJobs(deps, readingsDays);
  return {
    fetch: (request, ip = '') => app(request, ip),
    hub,
    ingest: (rentId, reports) => ingest(deps, rentId, reports),
    desk: createDesk(deps),
    close: async () => {
      await stopJobs();
      broadcast.close();
      hub.close();
      await deps.database.close();
    },
  };
}
