import type { Clock } from '@fireline/api/lib';
import { addDays, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { type BulkRow, insertMany } from '../lib/db/query/bulk.ts';
import { advanceIds } from '../lib/db/opened.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import type { FileStore } from '../lib/files/store.ts';
import { recordOf } from './place/buildingRecord.ts';
import { dayOf, dayStart, historyDays } from './calendar.ts';
import { writeDeviceKeys } from './people/deviceKeys.ts';
import { writeEmbedKeys } from './people/embedKeys.ts';
import { writeColleagues } from './people/colleagues.ts';
import { createCity } from './city.ts';
import { countDays } from '../device/statistics/days.ts';
import { seedPlans } from './drawings/seedPlans.ts';
import { writeSilences } from './history/quietTimes.ts';
import { writeDrills } from './history/drills.ts';
import { writeDuty } from './history/duty.ts';
import { writeHazards } from './history/hazards.ts';
import { writeSends } from './history/sends.ts';
import { writeDownlink } from './history/tasks.ts';
import { deviceDays, type DeviceDays, writePresence } from './history/placeDays.ts';
import { reportOnCity } from './history/reports.ts';
import { longPastFrom, pastDaysMax, pastIncidentsOf } from './history/past.ts';
import { type VersionAt, writeRules } from './history/rules.ts';
import { writeTriggers } from './history/triggers.ts';
import { readingTells } from './history/habits.ts';
import { incidentsOf, reportsOf } from './history/history.ts';
import { writeCameraServices } from './history/cameraServices.ts';
import { writeMedia } from './history/media.ts';
import { pastOffline, presentOffline } from './history/offlineRows.ts';
import { writeServiceLog } from './history/serviceLog.ts';
import { sleepRows } from './history/sleep.ts';
import { silencesOf } from './history/silences.ts';
import { firmwareColumns, firmwareIn, writeUpgrades } from './history/upgrades.ts';
import { forecastRows, replacedDays, upkeepRows } from './history/upkeep.ts';
import { writeSpecial } from './device/special.ts';
import { writeImports } from './imports.ts';
import { writeCatalogue } from './inspection/writeCatalogue.ts';
import { writePlans } from './inspection/writePlans.ts';
import { writeResults } from './inspection/writeResults.ts';
import { writePoints } from './inspection/writePoints.ts';
import { inspectorsOf } from './people/inspectors.ts';
import { membersOf } from './people/members.ts';
import type { City, CityDevice, Incident } from './model.ts';
import { writeMessages } from './people/messages.ts';
import { writeNotices } from './people/notices.ts';
import { crowdsOf, namedFacts, writePeople } from './people/writePeople.ts';
import { writeOperator } from './people/operator.ts';
import { writeGrants } from './money/grants.ts';
import { writeOrders } from './money/orders.ts';
import { writePriceBook } from './money/priceBook.ts';
import { type PriceRow, pricesOf, writePrices } from './money/prices.ts';
import { writeUnits } from './money/units.ts';
import { dailyPieces } from './device/pieces.ts';
import { walkedDays, walkPieces } from './device/walks.ts';
import './tables.ts';
import { writeFeedback } from './people/feedback.ts';
import { writeProjects } from './place/projects.ts';
import { writeAgents } from './service/agents.ts';
import { writeChats } from './service/writeChats.ts';
import { writeReplies } from './service/writeReplies.ts';
import { writeDiagnoses } from './service/writeDiagnoses.ts';
import { writeWorkOrders } from './service/writeOrders.ts';
import { maintRows, partnerRows, placeRows, unitRows } from './place/siteRows.ts';
import { tenantRows } from './place/tenantRows.ts';
import { accountRow, alarmRow, deviceRow, trackRows } from './rows.ts';

export const seedSteps = ['world', 'devices', 'readings', 'alarms', 'plans', 'saving'] as const;
export type SeedStep = (typeof seedSteps)[number];
export interface SeedProgress {
  readonly step: SeedStep;
  readonly done: number;
  readonly total: number;
}

export interface SeedOptions {
  readonly db: Db;
  /** Where the plans of its buildings go; without, it has none. */
  readonly files?: FileStore;
  readonly clock: Clock;
  /** Of the first tenant. */
  readonly devices: number;
  /** How far back its alarms go, in days; readings go back a month. Unless it is said, a small city remembers a month, a large one 13. */
  readonly pastDays?: number | undefined;
  /** The city's name, in a way: another seed is another city. */
  readonly seed?: string;
  /** Of every account, and of the access key of private plans. */
  readonly pwHash: string;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export const defaultSeed = 'fireline';

/** What does not change with time: tenants, organisations, places, and people with what they did. */
export async function writeWorld(tx: Tx, city: City, pwHash: string): Promise<readonly PriceRow[]> {
  await insertMany(tx, 'rent', tenantRows(city));
  await insertMany(tx, 'partner', partnerRows(city));
  await insertMany(tx, 'maint', maintRows(city));
  await insertMany(tx, 'org', city.orgs);
  await insertMany(tx, 'unit', unitRows(city));
  await insertMany(tx, 'inspector', inspectorsOf(city));
  await insertMany(tx, 'place', placeRows(city));
  const types = new Map(city.places.map(({ placeId, type }) => [placeId, type]));
  const buildings = city.buildings.map((building) =>
    Object.assign({ record: recordOf(building, types.get(building.placeId) ?? 'A', city.seed) }, building),
  );
  await insertMany(tx, 'building', buildings, [
    'buildingId',
    'rentId',
    'placeId',
    'name',
    'floorsAbove',
    'floorsBelow',
    'lng',
    'lat',
    'record',
  ]);
  await insertMany(tx, 'fireResource', city.resources);
  const crowds = crowdsOf(city);
  await insertMany(
    tx,
    'appUser',
    city.accounts.map((account) => Object.assign(accountRow(account, pwHash), namedFacts(crowds, account))),
  );
  await insertMany(tx, 'placeMember', membersOf(city));
  await writeColleagues(tx, city, pwHash);
  await writePeople(tx, city, crowds, pwHash);
  await writeAgents(tx, city, pwHash);
  await writeNotices(tx, city);
  await writeOperator(tx, city, pwHash);
  const prices = pricesOf(city);
  await writePrices(tx, prices);
  await writePriceBook(tx, city, prices.length + 1);
  await writeImports(tx, city);
  return prices;
}

interface PastRows {
  readonly readings: readonly BulkRow<'reading'>[];
  readonly offline: readonly BulkRow<'offlineRecord'>[];
  readonly days: DeviceDays;
  readonly forecasts: readonly BulkRow<'batteryForecast'>[];
}

function pastRows(city: City, device: CityDevice, incidents: readonly Incident[], replacedDay?: string): PastRows {
  const month = { from: dayStart(dayOf(city.now) - historyDays), to: city.now + 1 };
  const reports = reportsOf(city, device, month, incidents);
  const wasSilent = silencesOf(city, device, incidents).length > 0;
  const offline = [...(wasSilent ? pastOffline(device, reports) : []), ...presentOffline(device, city.now)];
  return {
    readings: dailyPieces(device, reports),
    offline,
    days: deviceDays(city, device, reports),
    forecasts: forecastRows(device, reports, city.now, replacedDay),
  };
}

async function writePast(tx: Tx, rows: readonly PastRows[]): Promise<void> {
  const readings = rows.flatMap((one) => one.readings);
  const months = rows.flatMap((one) => one.days.months);
  await insertMany(tx, 'reading', readings);
  await insertMany(tx, 'readingMonth', months);
}

/** About one statement's worth of rows. */
const devicesPerPart = 60;

/** The next devices are made up while the database writes those before. */
async function writeReadings(
  tx: Tx,
  city: City,
  byDevice: ReadonlyMap<number, Incident[]>,
  replaced: ReadonlyMap<number, string>,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const total = city.devices.length;
  const offline: BulkRow<'offlineRecord'>[] = [];
  const presence: DeviceDays['presence'][number][] = [];
  const forecasts: BulkRow<'batteryForecast'>[] = [];
  let writing = Promise.resolve();
  for (let at = 0; at < total; at += devicesPerPart) {
    const part = city.devices.slice(at, at + devicesPerPart);
    const rows = part.map((device) =>
      pastRows(city, device, byDevice.get(device.deviceId) ?? [], replaced.get(device.deviceId)),
    );
    offline.push(...rows.flatMap((one) => one.offline));
    for (const { days } of rows) presence.push(...days.presence);
    forecasts.push(...rows.flatMap((one) => one.forecasts));
    await writing;
    tell(at, total);
    writing = writePast(tx, rows);
  }
  await writing;
  await insertMany(tx, 'offlineRecord', offline);
  await writePresence(tx, presence);
  await insertMany(tx, 'batteryForecast', forecasts);
  tell(total, total);
}

/** Where the city's watches have been. */
async function writePositions(tx: Tx, city: City): Promise<void> {
  const month = { from: dayStart(dayOf(city.now) - walkedDays), to: city.now + 1 };
  for (const device of city.devices) {
    const rows = walkPieces(city.seed, device, month);
    if (rows.length > 0) await insertMany(tx, 'position', rows);
  }
}

/** What is written between two words about the progress. */
const tracksPerPart = 10_000;

async function writeAlarms(
  tx: Tx,
  city: City,
  incidents: readonly Incident[],
  versionAt: VersionAt,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
  const alarms: BulkRow<'alarm'>[] = [];
  const tracks: BulkRow<'alarmTrack'>[] = [];
  for (const [index, incident] of incidents.entries()) {
    const device = devices.get(incident.deviceId);
    if (!device) throw new Error(`no device ${incident.deviceId} in the city`);
    const { rentId, kind, reportedAt } = incident;
    const version = readingTells(kind, device.deviceType) ? versionAt(rentId, kind, reportedAt[0]) : null;
    const track = trackRows(incident, index + 1);
    alarms.push(alarmRow(incident, index + 1, device, track.length, version));
    for (const row of track) tracks.push({ ...row, trackId: tracks.length + 1 });
  }
  await insertMany(tx, 'alarm', alarms);
  for (let at = 0; at < tracks.length; at += tracksPerPart) {
    tell(Math.floor((incidents.length * at) / tracks.length), incidents.length);
    await insertMany(tx, 'alarmTrack', tracks.slice(at, at + tracksPerPart));
  }
}

/**
 * Fills an empty database with a city: world, accounts, devices, a month of readings, and alarms of a month or of thirteen. All or nothing: it is one
 * transaction, so a start that is killed meanwhile leaves an empty database, and the next start seeds again.
 * @spec N25 DEV-12
 * @example await seedCity({ db, clock: () => Date.parse('2026-11-21T08:00:00Z'), devices: 200, pwHash })
 */
export async function seedCity({
  db,
  files,
  clock,
  devices,
  pastDays = devices < longPastFrom ? historyDays : pastDaysMax,
  seed = defaultSeed,
  pwHash,
  onProgress,
}: SeedOptions): Promise<City> {
  const tell = (step: SeedStep) => (done: number, total: number) => onProgress?.({ step, done, total });
  const now = Math.floor(clock() / 1000) * 1000;
  tell('world')(0, 1);
  const city = createCity({ seed, devices, now });
  const recent = incidentsOf(city);
  const incidents = [...pastIncidentsOf(city, pastDays), ...recent];
  const byDevice = Map.groupBy(recent, (incident) => incident.deviceId);
  const firmware = firmwareIn(city);
  const standing = Map.groupBy(city.standing, (incident) => incident.deviceId);
  await db.transaction().execute(async (tx) => {
    const prices = await writeWorld(tx, city, pwHash);
    tell('world')(1, 1);
    tell('devices')(0, city.devices.length);
    await insertMany(
      tx,
      'device',
      city.devices.map((device) =>
        Object.assign(
          deviceRow(device, standing.get(device.deviceId) ?? []),
          firmwareColumns(firmware.get(device.deviceId)),
        ),
      ),
    );
    const delivered = await writeOrders(tx, city, prices);
    await writeProjects(tx, city);
    await writeCatalogue(tx, city);
    await writePoints(tx, city);
    const walked = await writePlans(tx, city);
    await writeFeedback(tx, city);
    await writeMessages(tx, city);
    await writeDeviceKeys(tx, city);
    await writeEmbedKeys(tx, city);
    const opened = city.devices.flatMap(({ deviceId, activatedAt, expiresOn }) =>
      activatedAt === null
        ? []
        : [
            {
              deviceId,
              at: new Date(activatedAt).toISOString(),
              event: 'activate',
              by: '平台管理员',
              detail: expiresOn ?? '',
            },
          ],
    );
    await insertMany(tx, 'deviceLife', opened);
    tell('devices')(city.devices.length, city.devices.length);
    const upkeep = upkeepRows(city, incidents);
    await insertMany(tx, 'deviceUpkeep', upkeep);
    await insertMany(tx, 'sleepNight', sleepRows(city));
    await writeReadings(tx, city, byDevice, replacedDays(upkeep), tell('readings'));
    await writePositions(tx, city);
    const today = dayAt(now);
    for (const { rentId } of city.tenants)
      await countDays(tx, rentId, { from: addDays(today, -historyDays), to: today, nowMs: now });
    tell('alarms')(0, incidents.length);
    await writeAlarms(tx, city, incidents, await writeRules(tx, city), tell('alarms'));
    await writeHazards(tx, city, incidents);
    await writeWorkOrders(tx, city);
    await writeDiagnoses(tx, city);
    await writeChats(tx, city);
    await writeReplies(tx, city);
    await writeResults(tx, city, walked);
    await writeSends(tx, city, incidents);
    await writeUnits(tx, city, delivered, await writeGrants(tx, city));
    await writeDownlink(tx, city);
    await writeTriggers(tx, city, incidents);
    await writeSilences(tx, city);
    await writeDrills(tx, city);
    await writeDuty(tx, city, incidents);
    await writeMedia(tx, files, city, incidents, await writeCameraServices(tx, city));
    await writeUpgrades(tx, files, city, firmware);
    tell('alarms')(incidents.length, incidents.length);
    if (files) await seedPlans(tx, files, city, pwHash, tell('plans'));
    await writeSpecial(tx, city);
    await writeServiceLog(tx);
    await tx
      .insertInto('cityPlan')
      .values({ seed, devices, now: new Date(now).toISOString() })
      .execute();
    await advanceIds(tx);
    tell('saving')(0, 1);
  });
  // without it the database takes its tables for empty and sorts all devices for every page of them
  await sql`vacuum analyze`.execute(db);
  await reportOnCity(db, clock, city);
  tell('saving')(1, 1);
  return city;
}

/** The city this database was seeded with, made again; undefined when it holds none. */
export async function cityOf(db: Db): Promise<City | undefined> {
  const plan = await db.selectFrom('cityPlan').select(['seed', 'devices', 'now']).executeTakeFirst();
  return plan && createCity({ seed: plan.seed, devices: plan.devices, now: Date.parse(plan.now) });
}

export const hasCity = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('cityPlan').select('seed').executeTakeFirst()) !== undefined;
