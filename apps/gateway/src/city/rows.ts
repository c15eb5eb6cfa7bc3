import { closesByItself, clearType, type AlarmLevel, worstLevel, defaultAlarmRules } from '@fireline/domain/alarm';
import { deviceStatus } from '@fireline/domain/device';
import type { ServiceMode } from '@fireline/domain/tariff';
import type { BulkRow } from '../lib/db/query/bulk.ts';
import type { Incident } from './model.ts';
import type { CityAccount, CityDevice, Ms } from './model.ts';

const iso = (at: Ms): string => new Date(at).toISOString();
const isoOrNull = (at: Ms | null | undefined): string | null => (at === null || at === undefined ? null : iso(at));

type Whereabouts = Pick<CityDevice, 'rentId' | 'orgPath' | 'partnerId' | 'unitId' | 'maintId' | 'placeId'>;
const whereabouts = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Whereabouts): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/** What is worn sends much, and a camera more. */
export const serviceModeOf = (deviceType: CityDevice['deviceType']): ServiceMode => {
  if (deviceType === 'camera') return 'inclusive';
  return deviceType === 'smartwatch' ? 'flow' : 'standard';
};

export function deviceRow(device: CityDevice, standing: readonly Incident[]): BulkRow<'device'> {
  const level: AlarmLevel | undefined = worstLevel(standing.map((incident) => incident.level));
  return {
    ...whereabouts(device),
    deviceId: device.deviceId,
    imei: device.imei,
    name: device.name,
    deviceType: device.deviceType,
    buildingId: device.buildingId,
    floor: device.floor,
    lng: device.lng,
    lat: device.lat,
    online: device.online,
    dStatus: device.dStatus,
    expired: device.expired,
    open: device.open,
    lowPower: device.lowPower,
    signals: device.signals,
    status: deviceStatus(device),
    batteryRatio: device.batteryRatio,
    readings: device.readings,
    lastSeenAt: isoOrNull(device.lastSeenAt),
    heardAt: isoOrNull(device.lastSeenAt),
    heartbeatS: device.heartbeatS,
    expiresOn: device.expiresOn,
    serviceMode: serviceModeOf(device.deviceType),
    remindedOn: device.remindedOn,
    alarmLevel: level ?? null,
    activatedAt: isoOrNull(device.activatedAt),
  };
}

export const accountRow = (account: CityAccount, pwHash: string): BulkRow<'appUser'> => ({
  ...account,
  pwHash,
});

/** Raised, repeated, acknowledged, recovered, handled: in the order it happened. @spec ALM-03 */
export function trackRows(incident: Incident, alarmId: number): Omit<BulkRow<'alarmTrack'>, 'trackId'>[] {
  const base = { rentId: incident.rentId, alarmId, by: null, closing: null, remark: '', value: null };
  const { acknowledged, closed, recoveredAt, value } = incident;
  const rows = incident.reportedAt.map((at, i) => ({
    ...base,
    at: iso(at),
    event: i === 0 ? 'raised' : 'repeatedReport',
    value,
  }));
  return [
    ...rows,
    ...(acknowledged ? [{ ...base, at: iso(acknowledged.at), event: 'acknowledged', by: acknowledged.by }] : []),
    ...(recoveredAt === null
      ? []
      : [{ ...base, at: iso(recoveredAt), event: 'recovered', closing: closed?.by === null ? closed.closing : null }]),
    ...(closed && closed.by !== null
      ? [
          {
            ...base,
            at: iso(closed.at),
            event: 'handled',
            by: closed.by,
            closing: closed.closing,
            remark: closed.remark,
          },
        ]
      : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** @param ruleVersionId the version of the rule that raised it */
export function alarmRow(
  incident: Incident,
  alarmId: number,
  device: CityDevice,
  revision: number,
  ruleVersionId: number | null = null,
): BulkRow<'alarm'> {
  const { acknowledged, closed, reportedAt } = incident;
  return {
    ...whereabouts(device),
    alarmId,
    revision,
    deviceId: device.deviceId,
    deviceType: device.deviceType,
    level: incident.level,
    category: incident.category,
    kind: incident.kind,
    state: closed ? 'closed' : acknowledged ? 'acknowledged' : 'open',
    closesByItself: closesByItself(incident.kind, defaultAlarmRules),
    measurement: incident.measurement,
    value: incident.value,
    count: reportedAt.length,
    alarmTime: iso(reportedAt[0]),
    receivedAt: iso(reportedAt[0]),
    lastTime: iso(reportedAt.at(-1) ?? reportedAt[0]),
    recoveredAt: isoOrNull(incident.recoveredAt),
    acknowledgedBy: acknowledged?.by ?? null,
    acknowledgedAt: isoOrNull(acknowledged?.at),
    closing: closed?.closing ?? null,
    clearType: closed ? clearType(closed.closing) : null,
    handledBy: closed?.by ?? null,
    handledAt: isoOrNull(closed?.at),
    remark: closed?.remark ?? '',
    ruleVersionId,
  };
}
