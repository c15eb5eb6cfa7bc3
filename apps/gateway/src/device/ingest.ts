import { deviceTopic } from '@fireline/api/device';
import type { AlarmKind } from '@fireline/domain/alarm';
import type { Whereabouts } from '@fireline/domain/role';
import { rememberReports, reportKey } from '../alarm/reported.ts';
import type { ChangingAlarm } from '../alarm/track.ts';
import { type LocatedChange, record, standingOn } from '../alarm/record.ts';
import type { Deps } from '../lib/context.ts';
import { transact, type Work } from '../lib/transact.ts';
import { type Applied, applyReport, causesOf, settle, type Subject } from './apply.ts';
import * as store from './ingestStore.ts';
import { closeRecords } from './offline/records.ts';
import { type Refused, refusedRow, type Taken, validateReports } from './validate.ts';

export interface IngestReply {
  accepted: number;
  refused: Refused[];
  raised: number;
}
type IngestDeps = Pick<Deps, 'database' | 'clock' | 'clocks'>;
type Located = Subject & { readonly row: Whereabouts & Pick<Subject['device'], 'online'> };

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
  now: string,
): Promise<{ subject: Located; applied: Applied }[]> {
  const found = taken.flatMap((one) => {
    const subject = subjects.get(one.report.imei);
    return subject ? [{ subject, taken: one, causes: causesOf(subject.device.deviceType, one.report) }] : [];
  });
  const dated = found.flatMap(({ subject, taken: { sentAt }, causes }) =>
    sentAt === undefined
      ? []
      : [...causes.keys()].map((kind) => ({ deviceId: subject.device.deviceId, kind, at: sentAt })),
  );
  const unknown = await rememberReports(work.tx, dated);
  return found.map(({ subject, taken: one, causes }) => {
    const { sentAt } = one;
    const isNew = (kind: AlarmKind) =>
      sentAt === undefined || unknown.delete(reportKey({ deviceId: subject.device.deviceId, kind, at: sentAt }));
    return { subject, applied: { taken: one, causes: new Map([...causes].filter(([kind]) => isNew(kind))), now } };
  });
}

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
      .filter(({ report }) => subjects.has(report.imei))
      .toSorted((a, b) => (a.at === b.at ? a.index - b.index : a.at < b.at ? -1 : 1));
    const strangers = valid
      .filter(({ report }) => !subjects.has(report.imei))
      .map(({ index, report: { imei } }) =>
        refusedRow(index, imei, {
          code: suspended.has(imei) ? 'device.life.is.suspended' : 'device.unknownImei',
          field: 'imei',
          args: { imei },
        }),
      );
    for (const { subject, applied } of await newCauses(work, subjects, taken, now)) applyReport(subject, applied);
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
    await store.writeReports(work.tx, rowsOf(subjects, taken));
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

/** As `ingest`, told to whoever counts. */
export async function ingestObserved(
  deps: IngestDeps & Pick<Deps, 'observer'>,
  rentId: string,
  rows: readonly unknown[],
): Promise<IngestReply> {
  const reply = await ingest(deps, rentId, rows);
  deps.observer.ingested(reply);
  return reply;
}
