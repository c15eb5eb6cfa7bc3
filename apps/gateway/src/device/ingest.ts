import type { Whereabouts } from '@fireline/domain/role';
import type { ChangingAlarm } from '../alarm/track.ts';
import { type LocatedChange, record, standingOn } from '../alarm/record.ts';
import { type Deps, isoNow } from '../lib/context.ts';
import { transact, type Work } from '../lib/transact.ts';
import { applyReport, settle, type Subject } from './apply.ts';
import * as store from './ingestStore.ts';
import { packReadings } from './points.ts';
import { packPositions } from './positions.ts';
import { type Refused, refusedRow, type Taken, validateReports } from './validate.ts';

export interface IngestReply {
  accepted: number;
  refused: Refused[];
  raised: number;
}
type IngestDeps = Pick<Deps, 'database' | 'clock'>;
type Located = Subject & { readonly row: Whereabouts };

async function subjectsOf(work: Work, rentId: string, taken: readonly Taken[]): Promise<Map<string, Located>> {
  const imeis = [...new Set(taken.map(({ report }) => report.imei))];
  const devices = await store.lockDevices(work.tx, rentId, imeis);
  const subjects = new Map(devices.map((row) => [row.imei, { row, device: row, alarms: [] as ChangingAlarm[] }]));
  const byId = new Map(devices.map((row) => [row.deviceId, subjects.get(row.imei)]));
  const deviceIds = devices.map((row) => row.deviceId);
  for (const changing of await standingOn(work.tx, deviceIds)) byId.get(changing.alarm.deviceId)?.alarms.push(changing);
  return subjects;
}

const changesOf = (subjects: readonly Located[]): LocatedChange[] =>
  subjects.flatMap(({ alarms, row: { rentId, orgPath, partnerId, unitId, maintId, placeId } }) =>
    alarms.map((changing) => ({ changing, where: { rentId, orgPath, partnerId, unitId, maintId, placeId } })),
  );

const piecesOf = (subjects: ReadonlyMap<string, Located>, taken: readonly Taken[]): store.ReadingPiece[] =>
  taken.flatMap(({ report, at }) => {
    const subject = subjects.get(report.imei);
    if (!subject || Object.keys(report.readings).length === 0) return [];
    return [{ deviceId: subject.device.deviceId, ...packReadings([{ at, readings: report.readings }]) }];
  });

/** Six decimals, as points are kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const positionsOf = (subjects: ReadonlyMap<string, Located>, taken: readonly Taken[]): store.PositionPiece[] =>
  taken.flatMap(({ report: { imei, position }, at }) => {
    const subject = subjects.get(imei);
    if (!subject || !position) return [];
    const { lng, lat, accuracyM } = position;
    const piece = packPositions([{ at, lng: rounded(lng), lat: rounded(lat), accuracyM: Math.round(accuracyM) }]);
    return [{ deviceId: subject.device.deviceId, ...piece }];
  });

/**
 * Takes a batch of reports: the curves, what the devices are now, and the alarms that follow by rule, in one transaction.
 * What cannot be taken is told row by row; the rest is taken.
 * @spec DEV-09 ALM-01 ALM-05
 */
export async function ingest(deps: IngestDeps, rentId: string, rows: readonly unknown[]): Promise<IngestReply> {
  const { taken: valid, refused } = validateReports(rows, deps.clock());
  if (valid.length === 0) return { accepted: 0, refused, raised: 0 };
  return transact(deps.database, async (work) => {
    const subjects = await subjectsOf(work, rentId, valid);
    const taken = valid
      .filter(({ report }) => subjects.has(report.imei))
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
    const strangers = valid
      .filter(({ report }) => !subjects.has(report.imei))
      .map(({ index, report: { imei } }) =>
        refusedRow(index, imei, { code: 'device.unknownImei', field: 'imei', args: { imei } }),
      );
    for (const one of taken) {
      const subject = subjects.get(one.report.imei);
      if (subject) applyReport(subject, one);
    }
    const changed = [...subjects.values()];
    for (const subject of changed) settle(subject);
    await store.writeDevices(
      work.tx,
      changed.map((subject) => subject.device),
    );
    await store.writeReadings(work.tx, piecesOf(subjects, taken));
    await store.writePositions(work.tx, positionsOf(subjects, taken));
    const raised = await record(work, rentId, changesOf(changed), isoNow(deps.clock));
    await work.tell({ type: 'devices', rentId, deviceIds: changed.map((subject) => subject.device.deviceId) });
    return {
      accepted: taken.length,
      refused: [...refused, ...strangers].toSorted((a, b) => a.index - b.index),
      raised,
    };
  });
}
