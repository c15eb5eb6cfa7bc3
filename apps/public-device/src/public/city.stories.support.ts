import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type Client, createClient } from '@fireline/api/lib';
import { publicCalls } from '@fireline/api/public';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import type { DeviceStatus } from '@fireline/domain/device';
import { type DemoCity, openDemoCity } from '@fireline/gateway/demoCity';
import { type Line, through } from './line.stories.support.ts';
import { phone } from './Phone.stories.support.tsx';

const storyMs = Date.parse(phone.clockAt);
const monthMs = 30 * 24 * 3_600_000;
let cityMs = storyMs;

const baseUrl = (): string => new URL('/smkgw/api/v1.0.0', location.href).href;
const clientOf = (options: Pick<Parameters<typeof createClient>[0], 'session' | 'fetch'>): Client =>
  createClient({ baseUrl: baseUrl(), language: () => 'cn', ...options });

/** Somebody of the city, signed in now. */
async function signedInTo({ fetch, rentId, password }: DemoCity, username: string, line: Line = 'up') {
  const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
  const near = clientOf({ session, fetch });
  session.signIn(await near.send(sessionCalls.login, { rentId, username, password }));
  return { session, near, client: clientOf({ session, fetch: through(line, fetch) }) };
}

/** Somebody of the city who may make links, signed in now. */
const senderIn = async (city: DemoCity): Promise<Client> => (await signedInTo(city, 'platform')).near;

async function open(): Promise<{ city: DemoCity; sender: Client }> {
  const city = await openDemoCity({ clock: () => cityMs });
  return { city, sender: await senderIn(city) };
}

let opened: ReturnType<typeof open> | undefined;
/** One small city for all stories of the page, at the moment they live in, and somebody of it who may make links. */
export const phoneCity = () => (opened ??= open());

/**
 * Somebody of the city who is signed in.
 * @returns their session, a client that asks through the line, and one that is `near` the gateway whatever the line is
 */
export const signedIn = async (username: string, line: Line = 'up') =>
  signedInTo((await phoneCity()).city, username, line);

const first = <T>([found]: readonly T[], what: string): T => {
  if (found === undefined) throw new Error(`The city has no ${what}`);
  return found;
};

/** An alarm that stands since some minutes: the worst of the city, which nobody has taken up. */
export async function standingAlarm(): Promise<Alarm> {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(alarmCalls.list, { list: 'current', level: [1], deviceType: ['smoke'] });
  return first(
    rows.filter(({ state }) => state === 'open'),
    'open smoke alarm',
  );
}

/** An alarm that somebody has taken up. */
export async function acknowledgedAlarm(): Promise<Alarm> {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(alarmCalls.list, { list: 'current', category: ['alarm'] });
  return first(
    rows.filter(({ state }) => state === 'acknowledged'),
    'acknowledged alarm',
  );
}

/** An alarm that a person has closed, with a remark. */
export async function handledAlarm(): Promise<Alarm> {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(alarmCalls.list, { list: 'history', clearType: 'manual', pageSize: 50 });
  return first(
    rows.filter(({ remark }) => remark !== ''),
    'handled alarm with a remark',
  );
}

/** An open alarm that no other story shows, so that a story may handle it. */
export async function spareAlarm(): Promise<Alarm> {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(alarmCalls.list, { list: 'current', level: [2, 3], category: ['alarm'] });
  return first(
    rows.filter(({ state }) => state === 'open'),
    'open alarm to spare',
  );
}

/** Somebody in the console handles it. */
export async function handle({ alarmId }: Alarm): Promise<Alarm> {
  const { sender } = await phoneCity();
  return sender.send(alarmCalls.handle, { alarmId, closing: 'falseAlarm', remark: '' });
}

/** A smoke detector of this status without a current alarm, the one heard of last. */
export async function smokeDetector(status: DeviceStatus) {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(deviceCalls.all, {
    status: [status],
    deviceType: ['smoke'],
    sort: 'lastSeenAt',
    order: 'desc',
  });
  return first(
    rows.filter(({ alarmLevel }) => alarmLevel === null || status !== 'online'),
    `smoke detector that is ${status}`,
  );
}

/** A device that never reported. */
export async function silentDevice() {
  const { sender } = await phoneCity();
  const { rows } = await sender.send(deviceCalls.all, { status: ['notActivated'] });
  return first(rows, 'device that was never heard of');
}

let worsened: Promise<void> | undefined;
/** The device of the standing alarm, whose battery has run low as well; that fault is taken up. */
export async function troubledDevice() {
  const [{ city, sender }, { deviceId, imei }] = await Promise.all([phoneCity(), standingAlarm()]);
  worsened ??= (async () => {
    await city.gateway.ingest(city.rentId, [{ imei, readings: { batteryRatio: 9 } }]);
    const { rows } = await sender.send(alarmCalls.list, { list: 'current', deviceId, category: ['fault'] });
    await sender.send(alarmCalls.acknowledge, { alarmIds: rows.map(({ alarmId }) => alarmId) });
  })();
  await worsened;
  return sender.send(deviceCalls.detail, { deviceId });
}

/** How good a link is: made for what it opens, made too long ago, changed on its way, or made for something else. */
export type LinkIs = 'good' | 'expired' | 'changed' | 'foreign';

export interface LinkOptions {
  readonly link?: LinkIs;
  readonly line?: Line;
}

type Subject = { readonly subject: 'device' | 'alarm'; readonly id: number };

async function tokenFor(wanted: Subject, link: LinkIs): Promise<string> {
  const { city, sender } = await phoneCity();
  if (link === 'foreign') {
    const other = await acknowledgedAlarm();
    return (await sender.send(publicCalls.createLink, { subject: 'alarm', id: other.alarmId })).token;
  }
  if (link === 'expired') {
    cityMs = storyMs - monthMs;
    try {
      // a session that was opened later is no session yet
      return (await (await senderIn(city)).send(publicCalls.createLink, wanted)).token;
    } finally {
      cityMs = storyMs;
    }
  }
  const { token } = await sender.send(publicCalls.createLink, wanted);
  return link === 'changed' ? `${token.slice(0, -4)}AAAA` : token;
}

/** A reader who has nothing but a link, and the token in it. */
async function readerOf(wanted: Subject, { link = 'good', line = 'up' }: LinkOptions) {
  const { city } = await phoneCity();
  const session = { token: () => null, renew: () => Promise.resolve(false), onExpired: () => {} };
  const client = clientOf({ session, fetch: through(line, city.fetch) });
  return { client, token: await tokenFor(wanted, link) };
}

/** A loader: the device, and a reader who was sent a link to it. */
export const linkToDevice =
  (find: () => ReturnType<typeof smokeDetector>, options: LinkOptions = {}) =>
  async () => {
    const device = await find();
    return { device, ...(await readerOf({ subject: 'device', id: device.deviceId }, options)) };
  };

/** A loader: the alarm, and a reader who was sent a link to it. */
export const linkToAlarm =
  (find: () => Promise<Alarm>, options: LinkOptions = {}) =>
  async () => {
    const alarm = await find();
    return { alarm, ...(await readerOf({ subject: 'alarm', id: alarm.alarmId }, options)) };
  };

export type DeviceLink = Awaited<ReturnType<ReturnType<typeof linkToDevice>>>;
export type AlarmLink = Awaited<ReturnType<ReturnType<typeof linkToAlarm>>>;
