import { alarmWords, passFrequency } from '@fireline/domain/alarm';
import { minuteMs } from '@fireline/domain/lib';
import {
  type AlarmMoment,
  defaultSendRule,
  type SendReason,
  type SendState,
  smsSize,
  triggerOfAlarm,
} from '@fireline/domain/message';
import { chinaTime } from '../../lib/chinaTime.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Place } from '../model.ts';
import { type SeededCentre, writeCentres } from './templates.ts';

const sentDays = 30;
const secondMs = 1000;
/** As the rules of the city say. */
const limits = { sms: { messages: 5, hours: 1 }, voice: { messages: 3, hours: 1 } } as const;

const iso = (ms: number): string => new Date(ms).toISOString();

interface Sent {
  readonly incident: Incident;
  readonly alarmId: number;
  readonly device: CityDevice;
  readonly place: Place;
  readonly moment: AlarmMoment;
  readonly atMs: number;
  readonly channel: 'sms' | 'voice';
}

interface Fate {
  readonly state: SendState;
  readonly reason: SendReason | null;
  readonly attempts: number;
}
/** What became of a message: most arrive, calls are answered less often; the newest are still on their way. */
function fateOf(dice: Dice, channel: 'sms' | 'voice', ageMs: number): Fate {
  if (ageMs < 20 * secondMs) return { state: 'handed', reason: null, attempts: 1 };
  if (dice.chance(channel === 'sms' ? 0.94 : 0.7)) return { state: 'delivered', reason: null, attempts: 1 };
  const reason = dice.weighted(['undelivered', 'noReceipt', 'unreachable'] as const, (one) =>
    one === 'undelivered' ? 6 : 1,
  );
  if (reason === 'noReceipt') return { state: 'sent', reason: ageMs > dayMs ? reason : null, attempts: 1 };
  return { state: 'failed', reason, attempts: reason === 'unreachable' ? 5 : 1 };
}

/** What people were sent of an incident. */
function* sendsOf(incident: Incident, alarmId: number, device: CityDevice, place: Place, now: number): Generator<Sent> {
  const [raisedMs] = incident.reportedAt;
  const moments: [AlarmMoment, number][] = [['raised', raisedMs]];
  const standsMs = raisedMs + defaultSendRule.standingMinutes * minuteMs;
  if (standsMs < (incident.acknowledged?.at ?? incident.closed?.at ?? now)) moments.push(['standing', standsMs]);
  for (const [moment, atMs] of moments)
    for (const channel of ['sms', 'voice'] as const)
      if (atMs <= now) yield { incident, alarmId, device, place, moment, atMs, channel };
}

interface Known {
  readonly passed: Map<string, readonly number[]>;
  readonly phones: readonly {
    readonly rentId: string;
    readonly digits: string;
    readonly smsFlag: boolean;
    readonly voiceFlag: boolean;
  }[];
  readonly devices: ReadonlySet<string>;
}

function textOf({ incident, place, device, channel }: Sent): string {
  const kind = alarmWords[`alarm.kind.${incident.kind}`].cn;
  const level = alarmWords[`alarm.level.${incident.level}`].cn;
  return channel === 'sms'
    ? `${place.name}${device.name}于${chinaTime(incident.reportedAt[0])}发生${kind}（${level}），请立即处理。`
    : `${place.name}发生${kind}，地址${place.address}，请立即前往。`;
}

function rowOf(
  city: City,
  centre: SeededCentre,
  sent: Sent,
  { passed, phones, devices }: Known,
): BulkRow<'sendRecord'> {
  const { incident, alarmId, device, place, moment, atMs, channel } = sent;
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, phone } = place;
  const dice = createDice(city.seed, alarmId, moment, channel);
  const text = textOf(sent);
  const base = {
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    alarmId,
    channel,
    moment,
    text,
    at: iso(atMs),
    kind: 'alarm',
    trigger: triggerOfAlarm(moment, incident),
    deviceId: device.deviceId,
    level: incident.level,
    userId: null,
    receiver: place.manager,
    address: phone,
    digits: phone,
    isForced: incident.level === 1 && channel === 'sms',
    templateId: channel === 'sms' ? centre.smsTemplate : centre.voiceTemplate,
    segments: channel === 'sms' ? smsSize(`【${centre.signature}】${text}`).segments : 0,
    key: `alarm:${alarmId}:${moment}:${channel}:${phone}`,
    accessId: channel === 'sms' ? centre.smsAccess : centre.voiceAccess,
    attempts: 0,
    claims: 0,
    passedAt: null,
    handedAt: null,
    endedAt: iso(atMs),
    nextAt: iso(atMs),
  };
  const isPhone = phones.some((row) => row.rentId === rentId && row.digits === phone && row[`${channel}Flag`]);
  if (isPhone) return { ...base, state: 'notSent', reason: 'blockedPhone' };
  if (devices.has(`${device.deviceId} ${channel}`)) return { ...base, state: 'notSent', reason: 'blockedDevice' };
  const key = `${rentId} ${channel} ${phone}`;
  const passage = passFrequency(passed.get(key) ?? [], atMs, limits[channel]);
  if (!passage.mayPass) {
    const nextAt = iso(passage.nextAtMs);
    // what was held back until its alarm was dealt with has nothing to say any more
    return incident.closed === null && passage.nextAtMs > city.now
      ? { ...base, state: 'held', reason: 'frequency', nextAt, endedAt: null }
      : { ...base, state: 'notSent', reason: 'over', nextAt, endedAt: iso(Math.min(city.now, passage.nextAtMs)) };
  }
  passed.set(key, passage.sentAtMs);
  const handedMs = Math.min(city.now, atMs + dice.int(1, 4) * secondMs);
  const fate = fateOf(dice, channel, city.now - atMs);
  const isEnded = fate.state === 'delivered' || fate.state === 'failed' || fate.reason !== null;
  const endedMs = Math.min(city.now, handedMs + (fate.reason === 'noReceipt' ? dayMs : dice.int(2, 40) * secondMs));
  const handedAt = fate.reason === 'unreachable' ? null : iso(handedMs);
  return {
    ...base,
    ...fate,
    claims: fate.attempts,
    passedAt: iso(atMs),
    handedAt,
    endedAt: isEnded ? iso(endedMs) : null,
  };
}

/**
 * The messages of 30 days to the managers of places: limits, blacklists and carriers made of them what they make of those of today.
 * @spec MSG-05 ALM-09 ALM-11 DEV-27 N25
 */
export async function writeSends(tx: Tx, city: City, incidents: readonly Incident[]): Promise<void> {
  const centres = new Map((await writeCentres(tx, city)).map((centre) => [centre.rentId, centre]));
  const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
  const places = new Map(city.places.map((place) => [place.placeId, place]));
  const phones = await tx.selectFrom('phoneBlock').select(['rentId', 'digits', 'smsFlag', 'voiceFlag']).execute();
  const blocked = await tx.selectFrom('deviceBlock').select(['deviceId', 'type']).execute();
  const known = {
    passed: new Map(),
    phones,
    devices: new Set(blocked.map(({ deviceId, type }) => `${deviceId} ${type}`)),
  };
  const since = city.now - sentDays * dayMs;
  const all = incidents.flatMap((incident, index) => {
    const device = devices.get(incident.deviceId);
    const place = device && places.get(device.placeId);
    return device && place && incident.category === 'alarm' && incident.reportedAt[0] > since
      ? [...sendsOf(incident, index + 1, device, place, city.now)]
      : [];
  });
  const rows = all
    .toSorted((a, b) => a.atMs - b.atMs || a.alarmId - b.alarmId)
    .flatMap((sent) => {
      const centre = centres.get(sent.place.rentId);
      return centre ? [rowOf(city, centre, sent, known)] : [];
    });
  await insertMany(tx, 'sendRecord', rows);
}
