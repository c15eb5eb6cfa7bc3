import { deviceCalls } from '@fireline/api/device';
import { type Topic, mayCall } from '@fireline/api/lib';
import { type AccountChange, accountTopic } from '@fireline/api/session';
import { readingsKeptDays } from '@fireline/domain/device';
import { createDesk, type Desk } from './alarm/desk.ts';
import { orderOfFailure } from './service/orders/fromInspection.ts';
import { createPatrolDesk, type PatrolDesk } from './inspection/patrolDesk.ts';
import { createServiceDesk, type ServiceDesk } from './service/desk.ts';
import { AlarmRules } from './alarm/rules/judging.ts';
import { areas } from './areas.ts';
import { stackOf } from './building/actions.ts';
import { resourcesNear } from './building/resources.ts';
import { findDevice } from './device/actions.ts';
import { createDownlink, type Downlink } from './device/downlink/port.ts';
import { createTill } from './finance/till.ts';
import { createRenewingTill, type RenewingTill } from './renewal/till.ts';
import { fetchPackage } from './device/upgrade/download.ts';
import { ingestObserved } from './device/ingest.ts';
import { Intake } from './device/ingest/intake.ts';
import { holderOfKey } from './device/keys.ts';
import { createUplink, type Uplink } from './device/protocols/uplink.ts';
import { everyArea, personalRecords, tenantDefaults, timeColumns } from './everyArea.ts';
import type { Area, AreaName, AreaTopic, Running } from './lib/area.ts';
import { Broadcast } from './lib/broadcast.ts';
import { ClockWatch } from './lib/clockWatch.ts';
import type { Deps, SignedIn } from './lib/context.ts';
import { beginClocks } from './lib/deletionClock.ts';
import { memoryFiles } from './lib/files/memory.ts';
import { type AllHandlers, createApp } from './lib/http/app.ts';
import type { Callers } from './lib/http/authorise.ts';
import { bodyWithinMs } from './lib/http/edge/paced.ts';
import { wordsFrom } from './lib/http/words.ts';
import { diskFull } from './lib/http/refusal.ts';
import type { Decode } from './lib/http/body/contentCoding.ts';
import type { Encode } from './lib/http/body/encoding.ts';
import { type ReadForm, readFormWhole } from './lib/http/body/incomingForm.ts';
import { JobRunner } from './lib/jobs/runner.ts';
import { columnMends } from './lib/mending/ahead.ts';
import { clocksJob, mendingJob } from './lib/mending/job.ts';
import { noObserver } from './lib/observer.ts';
import { PasswordHasher } from './lib/passwords.ts';
import { Hub, type Principal, type PushLimits } from './lib/push/index.ts';
import { codeCarrierOf } from './message/sending/codes.ts';
import { registrationGrants } from './tariff/grants/giving.ts';
import { unitsLeftFor } from './tariff/units/payer.ts';
import { units } from './tariff/units/units.ts';
import { inlinePlanReader } from './plan/publish/inlineReader.ts';
import { plansShowing } from './plan/watch/actions.ts';
import { heldByToken, originsOf } from './public/embed/tokens.ts';
import { openedBy } from './public/listed.ts';
import { RoleRights } from './role/held.ts';
import { whyOver } from './session/ending.ts';
import { signedInAs, signedInBy } from './session/tokens.ts';
import { compareClock, watchClock } from './lib/watchClock.ts';
import { beginImport } from './site/imports/actions.ts';
import { inlineSheetReader } from './site/imports/reading/inlineReader.ts';
import { offlineMap } from './site/mapSettings.ts';

/** What the gateway brings along unless it is given another. */
export const defaultsOf = ({ clock, random, log }: Pick<Deps, 'clock' | 'random' | 'log'>) => ({
  files: memoryFiles(clock),
  plans: inlinePlanReader,
  sheets: inlineSheetReader,
  passwords: new PasswordHasher(random),
  clocks: new ClockWatch(log),
  observer: noObserver,
  roleRights: new RoleRights(),
  alarmRules: new AlarmRules(),
  intake: new Intake(),
  readingsDays: readingsKeptDays,
  map: offlineMap,
  geocoders: [],
  pending: everyArea.flatMap(({ pending = [] }) => pending),
  tenantDefaults,
  codeCarrierOf,
  units,
  aroundAlarms: { deviceOf: findDevice, plansShowing, floorsOf: stackOf, resourcesNear },
  beginImport,
  orderOfFailure,
  unitsLeftFor,
  registrationGrants,
  personalRecords,
});
type Defaulted = keyof ReturnType<typeof defaultsOf>;

/** What the gateway works with, and how it is reached. */
export interface GatewayOptions extends Omit<Deps, Defaulted>, Partial<Pick<Deps, Defaulted>> {
  /** Reads calls with a file; whole, in memory, unless said otherwise. */
  readonly readForm?: ReadForm;
  readonly pushLimits?: Partial<PushLimits>;
  /** Files of the apps, for addresses that are no call. */
  readonly pages?: (request: Request) => Promise<Response | undefined>;
  /** Makes replies smaller on their way over a network. */
  readonly encode?: Encode;
  /** Reads what devices send compressed; it is refused unless given. */
  readonly decode?: Decode;
  /** Logins that one address may try in a minute; 120 unless said otherwise. */
  readonly loginsPerMinute?: number;
  /** How long the body of a call may take, uploads of those who are let in apart; 30 s unless said otherwise. */
  readonly bodyMs?: number;
  /** Whether the database's disk is full: then calls that save something are refused. Never unless given. */
  readonly isDiskFull?: () => boolean;
}

export interface Gateway {
  /** @param requestId what a trusted proxy calls the request */
  fetch(request: Request, ip?: string, requestId?: string | null): Promise<Response>;
  readonly hub: Hub;
  /** What a device key's holder may do, for feeds inside this process. */
  ingest(rentId: string, reports: readonly unknown[]): ReturnType<typeof ingestObserved>;
  /** What protocols of devices work with, for adapters inside this process. */
  readonly uplink: Uplink;
  /** What devices fetch and answer, for devices inside this process. */
  readonly downlink: Downlink;
  /** Reads the file of an upgrade to its end, for devices inside this process. @returns how many bytes it was; 0: there is none to be fetched */
  fetchUpgrade(rentId: string, commandId: number): Promise<number>;
  /** What the people of a tenant do about alarms, for staff inside this process. */
  readonly desk: Desk;
  /** Where inspectors inside this process record what they find. */
  readonly patrolDesk: PatrolDesk;
  /** The same for work orders. */
  readonly serviceDesk: ServiceDesk;
  /** What people buy, for buyers inside this process. */
  readonly till: RenewingTill;
  /** How many events are written that were not handed out to readers here yet. */
  outboxLag(): Promise<number>;
  /** Settles when no work of the areas is under way here, such as the publishing of a plan. */
  idle(): Promise<void>;
  /** Stops jobs, push and the database. */
  close(): Promise<void>;
}

const areaTopics: readonly AreaTopic[] = everyArea.flatMap(({ topics = [] }) => topics);
const topics: readonly Topic[] = areaTopics.map(({ topic }) => topic);
const wordsFor = wordsFrom(everyArea.flatMap(({ words }) => words));
const rightsChanged: AccountChange = { what: 'rights' };

const principalOf = ({ scope, account, rights, sessionId, expiresAtMs }: SignedIn): Principal => ({
  scope,
  topics: topics.filter((topic) => mayCall(rights.granted, topic)).map(({ name }) => name),
  rights: `${rights.roleId} ${rights.revision} ${rights.powersRevision} ${rights.mustChangePassword}`,
  userId: account.userId,
  username: account.username,
  sessionId,
  expiresAtMs,
});

const callers: Callers = {
  signedIn: signedInBy,
  whyOver,
  deviceKey: (deps, key, { name }) => holderOfKey(deps, key, name === deviceCalls.ingest.name ? 'reports' : 'commands'),
  link: openedBy,
  embed: heldByToken,
};

const handlersOf = (deps: Deps): AllHandlers =>
  // each area's handlers are checked where it is defined
  Object.fromEntries(
    Object.entries<Area<AreaName>>(areas).map(([name, area]) => [name, area.routes(deps)]),
  ) as unknown as AllHandlers;

async function startAreas(deps: Deps): Promise<readonly Running[]> {
  const running: Running[] = [];
  for (const { start } of everyArea) {
    const started = await start?.(deps);
    if (started) running.push(started);
  }
  return running;
}

/**
 * The whole server as a value: everything outside (database, clock, chance, keys, files) comes in. It runs in Node, in a
 * test without a port, and inside a page.
 */
export async function createGateway({
  pushLimits,
  pages,
  encode,
  decode,
  loginsPerMinute = 120,
  bodyMs = bodyWithinMs,
  isDiskFull,
  readForm = readFormWhole,
  ...given
}: GatewayOptions): Promise<Gateway> {
  const { clock, timers } = given;
  const deps: Deps = { ...defaultsOf(given), ...given };
  // before anything is received: what comes in is written by the clock that is judged here
  deps.clocks.compare((await beginClocks(deps.database.db, clock())).dayAt, clock());
  const hub = new Hub({
    authenticate: async (token) => {
      const found = await signedInBy(deps, token);
      return found ? principalOf(found) : { code: await whyOver(deps, token) };
    },
    principalsOf: async (sessionIds) => (await signedInAs(deps, sessionIds)).map(principalOf),
    topics: topics.map(({ name }) => name),
    rightsChanged: { topic: accountTopic.name, data: rightsChanged },
    clock,
    timers,
    ...(pushLimits ? { limits: pushLimits } : {}),
  });
  const broadcast = new Broadcast(deps, hub, areaTopics);
  await broadcast.start();
  const app = createApp({
    deps,
    handlers: handlersOf(deps),
    callers,
    wordsFor,
    pages,
    encode,
    decode,
    readForm,
    loginsPerMinute,
    bodyMs,
    mapOrigins: deps.map.origins,
    embedOrigins: (keyId) => originsOf(deps, keyId),
    isDiskFull,
  });
  const running = await startAreas(deps);
  await compareClock(deps);
  const stopWatch = watchClock(deps);
  const jobs = new JobRunner(deps);
  const mends = [
    ...everyArea.flatMap((area) => area.mends?.(deps) ?? []),
    ...columnMends(deps.database.db, timeColumns),
  ];
  const ofAreas = everyArea.flatMap((area) => area.jobs?.(deps) ?? []);
  await jobs.start([clocksJob(deps), mendingJob(deps, mends), ...ofAreas]);
  return {
    fetch: (request, ip = '', requestId = null) => app(request, ip, requestId),
    hub,
    ingest: async (rentId, reports) => {
      if (isDiskFull?.()) throw diskFull();
      return ingestObserved({ ...deps, isClockOurs: true }, rentId, reports);
    },
    uplink: createUplink(deps, () => {
      if (isDiskFull?.()) throw diskFull();
    }),
    downlink: createDownlink(deps),
    fetchUpgrade: (rentId, commandId) => fetchPackage(deps, rentId, commandId),
    desk: createDesk(deps),
    patrolDesk: createPatrolDesk(deps),
    serviceDesk: createServiceDesk(deps),
    till: createRenewingTill(deps, createTill(deps)),
    outboxLag: () => broadcast.lag(),
    idle: async () => {
      await Promise.all(running.map((some) => some.idle()));
    },
    close: async () => {
      await Promise.all(running.map((some) => some.stop()));
      await stopWatch();
      await jobs.stop();
      await broadcast.close();
      hub.close();
      await deps.database.close();
    },
  };
}
