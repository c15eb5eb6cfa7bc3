import { Socket } from 'node:net';
import { systemTimers } from '@fireline/api/lib';
import { deviceCalls } from '@fireline/api/device';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrowMemory } from '../../../../../../tests/fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../../../../../tests/fixtures/gateway.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../../../../../tests/fixtures/tenant.ts';
import type { Uplink } from '../uplink.ts';
import { readMqtt } from './adapter.ts';
import { answerBytesMax, answerMessage, answerText, type DownMessage } from './answer.ts';
import { openBroker, type TestBroker } from './broker.test.support.ts';
import { downTopic, type MessageKind, messageBytesMax } from './message.ts';

let w: FixtureGateway;
let broker: TestBroker;
let closers: (() => Promise<unknown>)[];
let device: MqttClient;
let answers: DownMessage[];
/** How long each of the answers was, in bytes. */
let lengths: number[];
let waiting: ((answer: DownMessage) => void)[];

const key = deviceKeyOf('R001');
const at = new Date(fixtureNow).toISOString();
const smoke = { imei: imeiOf(4), at, kinds: ['smoke'] };

const next = (): Promise<DownMessage> => {
  const answer = answers.shift();
  return answer ? Promise.resolve(answer) : new Promise((done) => waiting.push(done));
};
/** Publishes and waits for the answer. */
async function ask(kind: string, payload: string | Buffer): Promise<DownMessage> {
  await device.publishAsync(`fireline/up/station-1/${kind}`, payload, { qos: 1 });
  return next();
}
const sent = (reports: readonly unknown[], more: object = {}) => JSON.stringify({ id: '7', key, reports, ...more });

async function connectDevice(): Promise<void> {
  device = await connectAsync(broker.url, { reconnectPeriod: 50 });
  closers.push(() => device.endAsync(true));
  device.on('message', (_, payload) => {
    const answer = JSON.parse(payload.toString()) as DownMessage;
    lengths.push(payload.byteLength);
    const wait = waiting.shift();
    if (wait) wait(answer);
    else answers.push(answer);
  });
  await device.subscribeAsync(downTopic('station-1'), { qos: 1 });
}

/** A gateway that reads at the broker, once its subscription stands. */
async function read(over: Partial<Uplink> = {}): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const uplink: Uplink = { ...w.gateway.uplink, log, timers: systemTimers, ...over };
  const reader = readMqtt({ uplink, url: broker.url });
  closers.push(() => reader.close());
  // before it is subscribed nobody answers
  await expect.poll(async () => broker.shares()).toBeGreaterThan(0);
}

beforeEach(async () => {
  w = await fixtureGateway(await borrowMemory());
  broker = await openBroker();
  [closers, answers, waiting, lengths] = [[], [], [], []];
  await connectDevice();
});
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  await broker.close();
  await w.close();
});

const smokeAlarms = () =>
  w.database.db.selectFrom('alarm').select('count').where('deviceId', '=', 4).where('kind', '=', 'smoke').execute();

describe('devices at a broker [DEV-13] [ALM-01]', () => {
  it('are answered what was taken and what was not; a message that comes twice raises one alarm', async () => {
    await read();
    const reports = [smoke, { imei: '000000000000000' }];
    for (let times = 0; times < 2; times += 1)
      expect(await ask('reports', sent(reports))).toMatchObject({
        id: '7',
        code: '0000',
        data: { accepted: 1, refused: [{ index: 1, code: 'device.unknownImei' }], commands: [] },
      });
    expect(await smokeAlarms()).toEqual([{ count: 1 }]);
  });

  it('what cannot be read is refused and done with, and stops nobody', async () => {
    await read();
    const bad: [payload: string | Buffer, code: string][] = [
      ['{', 'form.format'],
      [Buffer.from([0xff, 0xfe, 0x7b]), 'form.format'],
      ['{"id":"7","key":"\\ud800","reports":[{}]}', 'device.keyInvalid'],
      [sent([{ note: 'x'.repeat(1_000_000) }]), 'shell.tooLarge'],
      [sent([smoke], { key: 'nobody' }), 'device.keyInvalid'],
      [sent([]), 'form.required'],
    ];
    for (const [payload, code] of bad) {
      expect((await ask('reports', payload)).code).toBe(code);
    }
    expect(await ask('acknowledgements', JSON.stringify({ key, acknowledgements: [{ reason: 'a\0' }] }))).toMatchObject(
      {
        code: 'form.characters',
      },
    );
    await device.publishAsync('fireline/up/station-1/else', 'x', { qos: 1 });
    expect((await ask('reports', sent([smoke]))).code).toBe('0000');
    expect(messageBytesMax).toBeLessThan(1_000_000);
  });

  it.each([
    ['its time is of 1970', [{ ...smoke, at: '1970-01-01T00:00:05Z' }], [[0, 'at']]],
    ['its time is of 2099', [{ ...smoke, at: '2099-12-31T23:59:59Z' }], [[0, 'at']]],
    [
      'its time and its version are broken text',
      [{ ...smoke, at: '\u0000', firmware: '\uD800' }],
      [
        [0, 'at'],
        [0, 'firmware'],
      ],
    ],
    [
      'another reading is none',
      [{ imei: imeiOf(4), readings: { smoke: 400, temperature: null } }],
      [[0, 'readings.temperature']],
    ],
    [
      'other rows are none',
      [7, null, { imei: '1' }, { ...smoke, kinds: ['smoke', 7], codes: [143] }],
      [
        [3, 'kinds.1'],
        [3, 'codes'],
      ],
    ],
  ])('a fire is raised, and what cannot be read is named, where %s [ALM-01] [DEV-09]', async (_, reports, leftOut) => {
    await read();
    const answer = await ask('reports', sent(reports));
    expect(answer).toMatchObject({ code: '0000', data: { accepted: 1, raised: 1 } });
    const { leftOut: named } = answer.data as { leftOut: { index: number; field: string }[] };
    expect(named.map(({ index, field }) => [index, field])).toEqual(leftOut);
    expect(await smokeAlarms()).toEqual([{ count: 1 }]);
  });

  it('a fire is raised beside bytes that are no text and a number that is none, whatever the id of the message [ALM-01] [DEV-09]', async () => {
    await read();
    const payload = `{"id":{},"key":"${key}","reports":[{"imei":"${imeiOf(4)}","firmware":"\xff","readings":{"smoke":400,"temperature":NaN}}]}`;
    expect(await ask('reports', Buffer.from(payload, 'latin1'))).toMatchObject({ id: '', data: { raised: 1 } });
    expect(await ask('reports', sent([smoke], { id: 17 }))).toMatchObject({ id: '17', code: '0000' });
  });

  it('what the broker kept is known again by its time; without one it is refused, and nobody is handed commands [DEV-09]', async () => {
    const platform = await w.as('platform');
    await platform.send(deviceCalls.sendCommand, { deviceId: 4, command: 'silence', waitMin: 5 });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const uplink: Uplink = { ...w.gateway.uplink, log, timers: systemTimers };
    const kept = (kind: MessageKind, payload: string) =>
      answerMessage(uplink, kind, new TextEncoder().encode(payload), true);
    const refused = { id: '7', code: 'device.reading.retained', field: 'at' };
    const undated = ['1970-01-01T00:00:05Z', undefined].map((when) => ({ ...smoke, at: when }));
    expect(await kept('reports', sent(undated))).toMatchObject({
      code: '0000',
      data: { accepted: 0, refused: [0, 1].map((index) => ({ index, code: refused.code, field: 'at' })) },
    });
    expect(await kept('commands', JSON.stringify({ id: '7', key, imeis: [imeiOf(4)] }))).toEqual(refused);
    expect(await kept('reports', sent([...undated, smoke]))).toMatchObject({ data: { raised: 1, commands: [] } });
    expect(await kept('reports', sent([smoke]))).toMatchObject({ code: '0000', data: { raised: 0, commands: [] } });
    expect(await smokeAlarms()).toEqual([{ count: 1 }]);
    // the command waits for a device that asks
    await read();
    expect(await ask('reports', sent([smoke]))).toMatchObject({ data: { commands: [{ command: 'silence' }] } });
  });

  it('a message that fails while all else works is given up, and the next one is taken', async () => {
    const { report } = w.gateway.uplink;
    let failures = 0;
    const timers = { after: (_: number, run: () => void) => systemTimers.after(1, run) };
    await read({
      timers,
      report: (rentId, rows) => {
        if (!JSON.stringify(rows).includes('poison')) return report(rentId, rows);
        failures += 1;
        return Promise.reject(new Error('a defect'));
      },
    });
    expect((await ask('reports', sent([{ note: 'poison' }]))).code).toBe('shell.serverError');
    expect(failures).toBe(3);
    expect((await ask('reports', sent([smoke]))).code).toBe('0000');
  });

  it('a message is kept while the database is away', async () => {
    const { report } = w.gateway.uplink;
    let isAway = true;
    let tries = 0;
    await read({
      timers: { after: (_: number, run: () => void) => systemTimers.after(1, run) },
      canKeep: async () => !isAway,
      report: async (rentId, rows) => {
        tries += 1;
        if (tries === 6) isAway = false;
        if (isAway) throw new Error('away');
        return report(rentId, rows);
      },
    });
    expect((await ask('reports', sent([smoke]))).code).toBe('0000');
    expect(tries).toBe(6);
  });

  it('a fire is raised among any number of rows that are none, and the answer names what fits [ALM-01] [DEV-09]', async () => {
    await read();
    const ones = (rows: number) => `${'1,'.repeat(rows)}${JSON.stringify(smoke)}`;
    const unknown = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`\u0001${at}${'火'.repeat(60)}`, at]));
    const many = Array.from({ length: 40 }, () => ({ ...smoke, ...unknown }));
    const hostile: [payload: string, data: object][] = [
      [`{"key":"${key}","reports":[${ones(127_000)}]}`, { accepted: 1, raised: 1, refusedCount: 127_000 }],
      [sent(many), { accepted: 40, leftOutCount: 800 }],
      [sent(many.map((row) => ({ ...row, imei: `\u0001${'火'.repeat(30)}` }))), { accepted: 0, refusedCount: 40 }],
    ];
    for (const [payload, data] of hostile) expect(await ask('reports', payload)).toMatchObject({ code: '0000', data });
    expect(await smokeAlarms()).toEqual([{ count: 1 }]);
    const acknowledgements = Array.from({ length: 1000 }, () => ({ commandId: 9, imei: imeiOf(4), isDone: true }));
    const refused = await ask('acknowledgements', JSON.stringify({ key, acknowledgements }));
    expect(refused).toMatchObject({ code: '0000', data: { accepted: 0, refusedCount: 1000 } });
    expect(lengths.filter((length) => length > answerBytesMax)).toEqual([]);
    const named = Array.from({ length: 300 }, (_, at) => ({ index: at, imei: '' }));
    const short = { id: '7', code: '0000', data: { refused: named, refusedCount: 300 } };
    expect(answerText(short)).toBe(JSON.stringify(short));
  });

  it('commands that are too long for one answer come with several, each once [DEV-24]', async () => {
    await read();
    const args = { names: Array.from({ length: 20 }, () => '火'.repeat(60)), numbers: ['119'], sos: ['119'] };
    const queued = Array.from({ length: 20 }, (_, at) => ({
      deviceId: 4,
      command: 'phoneBook' as const,
      args: JSON.stringify(args),
      target: at,
      waitMin: 5,
      createdAt: new Date(fixtureNow).toISOString(),
      createdBy: '',
      userId: null,
      reason: '',
    }));
    await w.database.db.insertInto('deviceCommand').values(queued).execute();
    const fetched: number[] = [];
    const perAnswer: number[] = [];
    while (fetched.length < queued.length) {
      const { data } = await ask('commands', JSON.stringify({ key, imeis: [imeiOf(4)] }));
      const { commands } = data as { commands: { commandId: number }[] };
      expect(commands).not.toEqual([]);
      perAnswer.push(commands.length);
      fetched.push(...commands.map(({ commandId }) => commandId));
    }
    expect([new Set(fetched).size, perAnswer.length > 1]).toEqual([queued.length, true]);
    expect(lengths.filter((length) => length > answerBytesMax)).toEqual([]);
  });

  it('an answer that the broker does not take is not sent again: the gateway reads on [ALM-01]', async () => {
    await read();
    broker.cutBeyond(2000);
    const topic = 'fireline/up/station-1/reports';
    // the device waits for no confirmation: the connection of the gateway ends with its answer
    await device.publishAsync(topic, sent(Array.from({ length: 100 }, () => 1)), { qos: 1 });
    await expect.poll(() => broker.shares()).toBe(0);
    await expect.poll(() => broker.shares(), { timeout: 10_000 }).toBe(1);
    expect(await ask('reports', sent([smoke]))).toMatchObject({ code: '0000', data: { raised: 1 } });
  });

  it('messages of several senders are taken at once, those of one sender one after another', async () => {
    const { report } = w.gateway.uplink;
    const begun: string[] = [];
    const otherCame = Promise.withResolvers<void>();
    await read({
      report: async (rentId, rows) => {
        const [{ note }] = rows as [{ note: string }];
        begun.push(note);
        if (note === 'other') otherCame.resolve();
        // ends once the other sender's message is under way
        if (note === 'first') await otherCame.promise;
        begun.push(`${note} taken`);
        return report(rentId, [smoke]);
      },
    });
    const publish = (station: string, note: string) =>
      device.publishAsync(`fireline/up/${station}/reports`, sent([{ note }]), { qos: 1 });
    await publish('station-1', 'first');
    await publish('station-1', 'second');
    await publish('station-2', 'other');
    expect([(await next()).code, (await next()).code]).toEqual(['0000', '0000']);
    expect(begun.filter((what) => !what.startsWith('other'))).toEqual([
      'first',
      'first taken',
      'second',
      'second taken',
    ]);
  });

  it('messages without a key hold up nobody: the keys of all are asked for together, and what is none not again for a minute', async () => {
    const { isKey } = w.gateway.uplink;
    const asked = vi.spyOn(w.database.db, 'selectFrom');
    const queries = () => asked.mock.calls.filter(([table]) => table === 'deviceKey').length;
    const allCame = Promise.withResolvers<void>();
    let came = 0;
    await read({
      isKey: async (tried) => {
        came += 1;
        if (came === 151) allCame.resolve();
        await allCame.promise;
        return isKey(tried);
      },
    });
    const flood = async () => {
      for (let at = 0; at < 150; at += 1) {
        const wrong = JSON.stringify({ id: `wrong ${at}`, key: `key ${at}`, reports: [smoke] });
        await device.publishAsync('fireline/up/station-2/reports', wrong, { qos: 1 });
      }
      return ask('reports', sent([smoke], { id: 'honest' }));
    };
    expect(await flood()).toMatchObject({ id: 'honest', code: '0000' });
    // a hundred and fifty keys, and then who holds the right one
    expect(queries()).toBeGreaterThan(0);
    expect(queries()).toBeLessThanOrEqual(3);
    expect(await flood()).toMatchObject({ id: 'honest', code: '0000' });
    expect(queries()).toBeLessThanOrEqual(4);
  });

  it('a name has a share of the answers to messages without a key, and others have theirs', async () => {
    await read();
    await device.subscribeAsync(downTopic('station-2'), { qos: 1 });
    const wrong = (name: string, at: number) =>
      device.publishAsync(`fireline/up/${name}/reports`, sent([smoke], { id: `${name} ${at}`, key: 'none' }), {
        qos: 1,
      });
    for (let at = 0; at < 80; at += 1) await wrong('station-1', at);
    await wrong('station-2', 0);
    const got: string[] = [];
    for (let at = 0; at < 61; at += 1) got.push((await next()).id);
    expect(got).toEqual([...Array.from({ length: 60 }, (_, at) => `station-1 ${at}`), 'station-2 0']);
  });

  it('fetch and answer commands', async () => {
    await read();
    const platform = await w.as('platform');
    await platform.send(deviceCalls.sendCommand, { deviceId: 3, command: 'readNow', waitMin: 5 });
    const fetched = await ask('commands', JSON.stringify({ id: 'c', key, imeis: [imeiOf(3)] }));
    const { commands } = fetched.data as { commands: { commandId: number; command: string }[] };
    expect(commands.map(({ command }) => command)).toEqual(['readNow']);
    const acknowledgements = [{ commandId: commands[0]?.commandId, imei: imeiOf(3), isDone: true }];
    expect(await ask('acknowledgements', JSON.stringify({ key, acknowledgements }))).toMatchObject({
      code: '0000',
      data: { accepted: 1 },
    });
  });

  it('two gateways share them, and both read again after the broker was away; their answers wait for no receipt', async () => {
    const { mock } = vi.spyOn(Socket.prototype, 'setNoDelay');
    const connectionsAtOnce = () => new Set(mock.contexts).size;
    await read();
    await read();
    await expect.poll(() => broker.shares()).toBe(2);
    for (let id = 0; id < 6; id += 1)
      expect((await ask('reports', sent([smoke], { id: String(id) }))).code).toBe('0000');
    expect([...broker.given.values()]).toEqual([3, 3]);
    expect(connectionsAtOnce()).toBe(2);
    broker.dropAll();
    await expect.poll(() => broker.shares()).toBe(0);
    // the device is back long before: it tries 40 times as often
    await expect.poll(() => broker.shares(), { timeout: 10_000 }).toBe(2);
    expect((await ask('reports', sent([smoke]))).code).toBe('0000');
    expect(connectionsAtOnce()).toBe(4);
  });
});
