import { deviceTopic } from '@fireline/api/device';
import type { AlarmKind } from '@fireline/domain/alarm';
import { checkElectricCode, checkSleep } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import { type DrillSpot, drillsOf } from '../alarm/drills/reportDrill.ts';
import { rememberReports, reportKey } from '../alarm/reported.ts';
import type { TenantRules } from '../alarm/rules/judging.ts';
import type { ChangingAlarm } from '../alarm/track.ts';
import { type LocatedChange, record, standingOn } from '../alarm/record.ts';
import { markDays } from '../analysis/days/due.ts';
import type { Deps } from '../lib/context.ts';
import { transact, type Work } from '../lib/transact.ts';
import { type Applied, applyReport, causesOf, settle, type Subject } from './apply.ts';
import * as store from './ingestStore.ts';
import { createDownlink, type DeliveredCommand } from './downlink/port.ts';
import { takeContacts } from './downlink/reported.ts';
import { closeRecords } from './offline/records.ts';
import { type SleptRow, writeSleep } from './sleep/store.ts';
import { type Refused, refusedRow, segmentsOf, type Taken, validateReports } from './validate.ts';

export interface IngestReply {
  accepted: number;
  refused: Refused[];
  raised: number;
}
type IngestDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'alarmRules'>;
type Located = Subject & { readonly row: Whereabouts & DrillSpot & Pick<Subject['device'], 'online' | 'armed'> };

interface Subjects {
  readonly subjects: Map<string, Located>;
  readonly suspended: ReadonlySet<string>;
}

async function subjectsOf(work: Work, rentId: string, taken: readonly Taken[]): Promise<Subjects> {
  const imeis = [...new Set(taken.map(({ report }) => report.imei))];
  const locked = await store.lockDevices(work.tx, rentId, imeis);
  const devices = locked.filter(({ suspendedAt }) => suspendedAt === null);
  const subjects = new Map(devices.map((row) => [row.imei, { row, device: row, alarms: [] as ChangingAlarm[] }]));
  const byId = new Map(devices.map((row) => [row.deviceId, subjects.get(row.imei)]));
  const deviceIds = devices.map((row) => row.deviceId);
  for (const changing of await standingOn(work.tx, deviceIds)) byId.get(changing.alarm.deviceId)?.alarms.push(changing);
  const suspended = locked.flatMap(({ imei, suspendedAt }) => (suspendedAt === null ? [] : [imei]));
  return { subjects, suspended: new Set(suspended) };
}

const changesOf = (subjects: readonly Located[]): LocatedChange[] =>
  subjects.flatMap(({ alarms, row: { rentId, orgPath, partnerId, unitId, maintId, placeId } }) =>
    alarms.map((changing) => ({ changing, where: { rentId, orgPath, partnerId, unitId, maintId, placeId } })),
  );

/** Six decimals, as points are kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Only electrical detectors report by number, and only watches sleep. @spec DEV-11 DEV-25 */
function typeProblem(subjects: Subjects['subjects'], { imei, code, sleep }: Taken['report'], nowMs: number) {
  const type = subjects.get(imei)?.device.deviceType;
  if (type === undefined) return undefined;
  return (code === undefined ? undefined : checkElectricCode(code, type)) ?? checkSleep(segmentsOf(sleep), nowMs, type);
}

/** The stages of sleep that watches reported. @spec DEV-25 */
const sleptOf = (subjects: Subjects['subjects'], taken: readonly Taken[]): SleptRow[] =>
  taken.flatMap(({ report: { imei, sleep } }) => {
    const subject = sleep.length > 0 ? subjects.get(imei) : undefined;
    return subject ? [{ deviceId: subject.device.deviceId, segments: segmentsOf(sleep) }] : [];
  });

/** What is kept of the reports: one row for each instant of a device, of which the first report counts. */
function rowsOf(subjects: ReadonlyMap<string, Located>, taken: readonly Taken[]): store.ReportRow[] {
  const rows = new Map<string, store.ReportRow>();
  for (const { report, at } of taken) {
    const subject = subjects.get(report.imei);
    const { readings, position } = report;
    if (!subject || (Object.keys(readings).length === 0 && !position)) continue;
    const { deviceId } = subject.device;
    const key = `${deviceId} ${at}`;
    const before = rows.get(key);
    const fix =
      before?.lng == null && position
        ? { lng: rounded(position.lng), lat: rounded(position.lat), accuracyM: Math.round(position.accuracyM) }
        : { lng: before?.lng ?? null, lat: before?.lat ?? null, accuracyM: before?.accuracyM ?? null };
    rows.set(key, { deviceId, at, readings: { ...readings, ...before?.readings }, ...fix });
  }
  return [...rows.values()];
}

/** Of what each report says, that which has not been reported before: a device sends again what was not answered. */
async function newCauses(
  work: Work,
  subjects: ReadonlyMap<string, Located>,
  taken: readonly Taken[],
  { now, judging }: { readonly now: string; readonly judging: TenantRules },
): Promise<{ subject: Located; applied: Applied }[]> {
  const armedNow = new Map<number, boolean>();
  const found = taken.flatMap((one) => {
    const subject = subjects.get(one.report.imei);
    if (!subject) return [];
    const { device, row } = subject;
    // a delivery may arm a device and report what it then saw
    const armed = one.report.armed ?? armedNow.get(device.deviceId) ?? row.armed;
    armedNow.set(device.deviceId, armed);
    const judged = { deviceType: device.deviceType, partnerId: row.partnerId, armed };
    const rules = judging.at(Date.parse(one.at), Date.parse(now), judged);
    return [{ subject, taken: one, rules, causes: causesOf(device.deviceType, one.report, rules) }];
  });
  const dated = found.flatMap(({ subject, taken: { sentAt }, causes }) =>
    sentAt === undefined
      ? []
      : [...causes.keys()].map((kind) => ({ deviceId: subject.device.deviceId, kind, at: sentAt })),
  );
  const unknown = await rememberReports(work.tx, dated);
  return found.map(({ subject, taken: one, rules, causes }) => {
    const { sentAt } = one;
    const isNew = (kind: AlarmKind) =>
      sentAt === undefined || unknown.delete(reportKey({ deviceId: subject.device.deviceId, kind, at: sentAt }));
    const fresh = new Map([...causes].filter(([kind]) => isNew(kind)));
    return { subject, applied: { taken: one, causes: fresh, now, rules } };
  });
}

/** The drills that the reports may lie in. @param taken by time */
const drillsAround = ({ tx }: Work, rentId: string, subjects: Subjects['subjects'], taken: readonly Taken[]) =>
  drillsOf(
    tx,
    taken.length > 0 && {
      rentId,
      from: taken[0]?.at ?? '',
      to: taken.at(-1)?.at ?? '',
      drillIds: [...subjects.values()].flatMap(({ alarms }) => alarms.flatMap(({ alarm }) => alarm.drillId ?? [])),
    },
  );

/**
 * Takes a batch of reports: the curves, what the devices are now, and the alarms that follow by rule, in one transaction.
 * What cannot be taken is told row by row; the rest is taken.
 * @spec DEV-09 ALM-01 ALM-05
 */
export async function ingest(deps: IngestDeps, rentId: string, rows: readonly unknown[]): Promise<IngestReply> {
  const nowMs = deps.clock();
  deps.clocks.observe(nowMs);
  const { taken: valid, refused } = validateReports(rows, nowMs, deps.clocks);
  if (valid.length === 0) return { accepted: 0, refused, raised: 0 };
  const now = new Date(nowMs).toISOString();
  return transact(deps.database, async (work) => {
    const { subjects, suspended } = await subjectsOf(work, rentId, valid);
    deps.clocks.heardLater([...subjects.values()], nowMs);
    const taken = valid
      .filter(({ report }) => subjects.has(report.imei) && !typeProblem(subjects, report, nowMs))
      .toSorted((a, b) => (a.at === b.at ? a.index - b.index : a.at < b.at ? -1 : 1));
    const strangers = valid
      .filter(({ report }) => !subjects.has(report.imei) || typeProblem(subjects, report, nowMs))
      .map(({ index, report }) => {
        const { imei } = report;
        const code = suspended.has(imei) ? 'device.life.is.suspended' : 'device.unknownImei';
        return refusedRow(index, imei, typeProblem(subjects, report, nowMs) ?? { code, field: 'imei', args: { imei } });
      });
    const drills = await drillsAround(work, rentId, subjects, taken);
    const judging = await deps.alarmRules.of(work.tx, rentId, nowMs);
    for (const { subject, applied } of await newCauses(work, subjects, taken, { now, judging }))
      applyReport(subject, { ...applied, drills: drills(subject.row) });
    const changed = [...subjects.values()];
    for (const subject of changed) settle(subject);
    await store.writeDevices(
      work.tx,
      changed.map((subject) => subject.device),
    );
    // as locked: silent before this batch
    const silent = changed.filter(({ row }) => !row.online);
    await closeRecords(
      work.tx,
      silent.map(({ device }) => device.deviceId),
      now,
    );
    const kept = rowsOf(subjects, taken);
    await store.writeReports(work.tx, kept);
    await writeSleep(work.tx, sleptOf(subjects, taken));
    await markDays(work.tx, kept, nowMs);
    await takeContacts(work.tx, subjects, taken, nowMs);
    const raised = await record(work, rentId, changesOf(changed), now);
    await work.tell({
      type: 'changed',
      topic: deviceTopic.name,
      rentId,
      ids: changed.map((subject) => subject.device.deviceId),
    });
    return {
      accepted: taken.length,
      refused: [...refused, ...strangers].toSorted((a, b) => a.index - b.index),
      raised,
    };
  });
}

/** The devices whose reports were taken. */
function heardOf(rows: readonly unknown[], refused: readonly Refused[]): string[] {
  const out = new Set(refused.map(({ index }) => index));
  const imeis = rows.flatMap((row, index) => {
    const imei = typeof row === 'object' && row !== null && 'imei' in row ? row.imei : undefined;
    return out.has(index) || typeof imei !== 'string' ? [] : [imei];
  });
  return [...new Set(imeis)];
}

/** As `ingest`, counted by the observer, with what waits for the devices. The reports are taken by then: what fails now is logged, and fetched later. */
export async function ingestObserved(
  deps: IngestDeps & Pick<Deps, 'observer' | 'log'>,
  rentId: string,
  rows: readonly unknown[],
  mayCommand = true,
): Promise<IngestReply & { readonly commands: DeliveredCommand[] }> {
  const reply = await ingest(deps, rentId, rows);
  deps.observer.ingested(reply);
  if (!mayCommand) return { ...reply, commands: [] };
  try {
    const imeis = heardOf(rows, reply.refused);
    return { ...reply, commands: [...(await createDownlink(deps).takeCommands(rentId, imeis))] };
  } catch (error) {
    deps.log.error('the commands for the devices of a batch could not be handed out', error);
    return { ...reply, commands: [] };
  }
}
