import { connect, type Socket } from 'node:net';
import { deviceCalls } from '@fireline/api/device';
import {
  buildGbFrame,
  componentStateUnit,
  gbCommands,
  gbDownTypes,
  type GbFrame,
  gbReader,
  operationUnit,
} from '@fireline/domain/device';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { borrowMemory } from '../../../../../../tests/fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../../../../../tests/fixtures/gateway.ts';
import { fixtureNow, imeiOf } from '../../../../../../tests/fixtures/tenant.ts';
import { type ProtocolServer, serveGb26875 } from './server.ts';

const centre = 88_888;
const address = 889;
const component = '1.1.10.2';
const smokeFire = (atMs = fixtureNow) => componentStateUnit([{ component, componentType: 40, state: 3 }], atMs);
const { send, confirm, deny } = gbCommands;

let w: FixtureGateway;
let server: ProtocolServer;
/** What was asked of the database about addresses. */
let asked: string[];
let logged: { message: string; fields: Readonly<Record<string, unknown>> | undefined }[];

/** A transmission device: sends, and waits for the frames that come. */
class Device {
  readonly #socket: Socket;
  readonly #frames: GbFrame[] = [];
  readonly #waiting: ((frame: GbFrame | undefined) => void)[] = [];
  readonly closed: Promise<void>;

  constructor(at: string) {
    const read = gbReader();
    this.#socket = connect(Number(at.split(':')[1]), '127.0.0.1');
    this.#socket.on('error', () => {});
    this.#socket.on('data', (chunk) => {
      for (const piece of read(chunk)) {
        if (piece.what !== 'frame') throw new Error(piece.what);
        const next = this.#waiting.shift();
        if (next) next(piece.frame);
        else this.#frames.push(piece.frame);
      }
    });
    this.closed = new Promise((done) => {
      this.#socket.once('close', () => {
        for (const wait of this.#waiting) wait(undefined);
        done();
      });
    });
    onTestFinished(() => void this.#socket.destroy());
  }

  write(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  frame(command: number, serial: number, unit: Uint8Array = new Uint8Array(), from = address): void {
    this.write(buildGbFrame({ serial, from, to: centre, command, unit }, fixtureNow));
  }

  next(): Promise<GbFrame | undefined> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((done) => this.#waiting.push(done));
  }

  /** The next frame of the command; others before it are left out. */
  async nextOf(command: number): Promise<GbFrame> {
    for (;;) {
      const frame = await this.next();
      if (!frame) throw new Error('the connection ended');
      if (frame.command === command) return frame;
    }
  }

  end(): Promise<void> {
    this.#socket.destroy();
    return this.closed;
  }
}

const smokeAlarms = () =>
  w.database.db
    .selectFrom('alarm')
    .select(['alarmTime', 'count', 'recoveredAt'])
    .where('deviceId', '=', 4)
    .where('kind', '=', 'smoke')
    .execute();

beforeEach(async () => {
  w = await fixtureGateway(await borrowMemory());
  const platform = await w.as('platform');
  await platform.send(deviceCalls.createKey, {
    kind: 'transmission',
    name: '传输装置',
    scopes: ['reports', 'commands'],
    address,
    imei: imeiOf(3),
    components: `${component} ${imeiOf(4)}`,
  });
  logged = [];
  const note = (message: string, fields?: Readonly<Record<string, unknown>>) => void logged.push({ message, fields });
  const log = { info: note, warn: note, error: (message: string, error: unknown) => note(message, { error }) };
  asked = [];
  const { transmissionAt, transmissionAddresses } = w.gateway.uplink;
  const counted = {
    transmissionAt: (at: number) => (asked.push(`who is ${at}`), transmissionAt(at)),
    transmissionAddresses: () => (asked.push('which there are'), transmissionAddresses()),
  };
  server = await serveGb26875({
    uplink: { ...w.gateway.uplink, ...counted, log },
    host: '127.0.0.1',
    port: 0,
    perAddress: 3,
  });
});
afterEach(async () => {
  await server.close();
  await w.close();
});

describe('transmission devices over TCP [DEV-13] [ALM-01]', () => {
  it('a fire is confirmed once it is kept, raised once however often it is sent, and stands at its component', async () => {
    const device = new Device(server.address);
    for (const serial of [7, 8]) {
      device.frame(send, serial, smokeFire());
      expect(await device.nextOf(confirm)).toMatchObject({ serial, from: centre, to: address });
    }
    expect((await smokeAlarms()).map(({ alarmTime, count }) => [alarmTime, count])).toEqual([
      [new Date(fixtureNow).toISOString(), 1],
    ]);
  });

  it('the version that it says is the software of its panel, with its history [DEV-18]', async () => {
    const device = new Device(server.address);
    device.frame(send, 9, Uint8Array.of(25, 1, 2, 13));
    await device.nextOf(confirm);
    const shown = await (await w.as('platform')).send(deviceCalls.deviceUpgrade, { deviceId: 3 });
    expect([shown.firmware, shown.history.map(({ version }) => version)]).toEqual(['V2.13', ['V2.13']]);
  });

  it('its clock is set, and what it denies or leaves unanswered is sent again', async () => {
    const device = new Device(server.address);
    device.frame(send, 1);
    const first = await device.nextOf(gbCommands.control);
    expect([...first.unit.subarray(0, 2)]).toEqual([gbDownTypes.setClock, 1]);
    device.frame(deny, first.serial);
    expect((await device.nextOf(gbCommands.control)).serial).toBe(first.serial);
    w.time.advance(10_000);
    expect((await device.nextOf(gbCommands.control)).serial).toBe(first.serial);
    device.frame(confirm, first.serial);
    device.frame(send, 2);
    await device.nextOf(confirm);
    w.time.advance(11_000);
    device.frame(send, 3);
    expect((await device.next())?.command).toBe(confirm);
  });

  it('a frame of nobody is denied, and of a damaged one the connection lives on', async () => {
    const device = new Device(server.address);
    device.frame(send, 1, smokeFire(), 4711);
    expect(await device.next()).toMatchObject({ command: deny, serial: 1, to: 4711 });
    const damaged = buildGbFrame({ serial: 2, from: address, to: centre, command: send, unit: smokeFire() }, 0);
    damaged[40] = (damaged[40]! + 1) & 0xff;
    device.write(damaged);
    expect(await device.next()).toMatchObject({ command: deny, serial: 2 });
    device.frame(send, 3, Uint8Array.of(2, 9, 1));
    expect((await device.nextOf(deny)).serial).toBe(3);
    device.frame(send, 4, smokeFire());
    expect((await device.nextOf(confirm)).serial).toBe(4);
    expect(await smokeAlarms()).toHaveLength(1);
  });

  it('made-up addresses cost one query and one line a minute, however many there are and over however many connections [DEV-13] [SHL-15]', async () => {
    const madeUp = 300;
    for (const from of [0, 1, 2]) {
      const device = new Device(server.address);
      for (let at = from; at < madeUp; at += 3) device.frame(send, at, smokeFire(), 1_000_000 + at);
      for (let at = from; at < madeUp; at += 3) expect((await device.next())?.command).toBe(deny);
      device.frame(send, 7, smokeFire());
      await device.nextOf(confirm);
      await device.end();
    }
    expect(asked).toEqual(['which there are', `who is ${address}`]);
    expect(logged.map(({ fields }) => fields)).toEqual([{ peer: '127.0.0.1', address: 1_000_000 }]);
    w.time.advance(60_000);
    expect(logged).toHaveLength(2);
    expect(logged[1]?.fields).toMatchObject({ more: madeUp - 1, withinS: 60 });
    expect(logged[1]?.fields?.address).toHaveLength(20);
    w.time.advance(600_000);
    expect(logged).toHaveLength(2);
  });

  it('an address is taken within seconds of its registration, and denied within half a minute of its end', async () => {
    const device = new Device(server.address);
    const platform = await w.as('platform');
    device.frame(send, 1, smokeFire(), 890);
    await device.nextOf(deny);
    const scopes = ['reports' as const];
    const made = { kind: 'transmission' as const, name: '另一台', scopes, address: 890, imei: imeiOf(1) };
    const { key } = await platform.send(deviceCalls.createKey, made);
    w.time.advance(5000);
    device.frame(send, 2, smokeFire(), 890);
    expect(await device.next()).toMatchObject({ command: confirm, serial: 2, to: 890 });
    await platform.send(deviceCalls.revokeKey, { keyId: key.keyId, revision: key.revision });
    w.time.advance(30_000);
    device.frame(send, 3, smokeFire(), 890);
    expect(await device.nextOf(deny)).toMatchObject({ serial: 3, to: 890 });
  });

  it('a registered address is not denied while it cannot be asked for', async () => {
    const { transmissionAddresses } = w.gateway.uplink;
    let isAway = true;
    const tried = Promise.withResolvers<void>();
    await server.close();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const away = () => {
      tried.resolve();
      return isAway ? Promise.reject(new Error('away')) : transmissionAddresses();
    };
    const uplink = { ...w.gateway.uplink, log, transmissionAddresses: away };
    server = await serveGb26875({ uplink, host: '127.0.0.1', port: 0 });
    const device = new Device(server.address);
    device.frame(send, 1, smokeFire());
    await tried.promise;
    isAway = false;
    device.frame(send, 2, smokeFire());
    expect(await device.next()).toMatchObject({ command: confirm, serial: 2 });
  });

  it('nothing that is sent closes it', async () => {
    const device = new Device(server.address);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        device.write(bytes);
      }),
      { numRuns: 60 },
    );
    // whatever the bytes claimed, it ends within the longest frame
    device.write(new Uint8Array(1100));
    device.frame(send, 99);
    for (let frame = await device.nextOf(confirm); frame.serial !== 99;) frame = await device.nextOf(confirm);
  });

  it('a fire and the reset behind it, in one stream, leave an alarm that was seen', async () => {
    const device = new Device(server.address);
    device.frame(send, 1, smokeFire());
    device.frame(send, 2, operationUnit(1, fixtureNow));
    await device.nextOf(confirm);
    await device.nextOf(confirm);
    const [alarm] = await smokeAlarms();
    expect(alarm?.recoveredAt).toBe(alarm?.alarmTime);
  });

  it('what the ingest refuses is reported, also of devices in a later part, and confirmed', async () => {
    const device = new Device(server.address);
    const platform = await w.as('platform');
    const { revision } = await platform.send(deviceCalls.life, { deviceId: 4 });
    await platform.send(deviceCalls.changeLife, { deviceId: 4, revision, event: 'suspend' });
    device.frame(send, 1, smokeFire());
    await device.nextOf(confirm);
    expect(logged.map(({ fields }) => fields?.code)).toContain('device.life.is.suspended');
    const rows = Array.from({ length: 1001 }, (_, at) => ({ imei: at === 1000 ? '000000000000000' : imeiOf(1) }));
    const reply = await w.gateway.uplink.report('R001', rows);
    expect(reply).toMatchObject({ accepted: 1000, refused: [{ index: 1000, code: 'device.unknownImei' }] });
  });

  // two digits of a year of this century: 1970 is read as 2070
  it('a fire dated 1970, 2000 or 2099 is raised as of its receipt, and the wrong clock is logged [DEV-09] [ALM-01]', async () => {
    const device = new Device(server.address);
    const years = [1970, 2000, 2099];
    for (const [serial, year] of years.entries()) {
      device.frame(send, serial, smokeFire(Date.UTC(year, 5, 1)));
      expect(await device.nextOf(confirm)).toMatchObject({ serial });
    }
    w.time.advance(60_000);
    expect(logged.map(({ fields }) => fields)).toMatchObject([
      { code: 'device.reading.ahead' },
      { code: 'device.reading.tooOld device.reading.ahead', more: 2, withinS: 60 },
    ]);
    expect((await smokeAlarms()).map(({ alarmTime }) => alarmTime)).toEqual([new Date(fixtureNow).toISOString()]);
  });

  it('a command is not forgotten when its connection is lost, and ends with its answer', async () => {
    const platform = await w.as('platform');
    const device = new Device(server.address);
    const { commandId } = await platform.send(deviceCalls.sendCommand, { deviceId: 3, command: 'readNow', waitMin: 5 });
    device.frame(send, 1);
    const asked = await device.nextOf(gbCommands.request);
    expect([...asked.unit]).toEqual([gbDownTypes.readState, 1, 0]);
    await device.end();
    const again = new Device(server.address);
    again.frame(send, 2);
    const repeated = await again.nextOf(gbCommands.request);
    expect(repeated.serial).toBe(asked.serial);
    again.frame(gbCommands.answer, repeated.serial, Uint8Array.of(21, 1, 1, 0, 0, 16, 21, 11, 26));
    again.frame(send, 3);
    await again.nextOf(confirm);
    const stateOf = async () => {
      const { rows } = await platform.send(deviceCalls.commands, { deviceId: 3 });
      return rows.find((row) => row.commandId === commandId)?.state;
    };
    await expect.poll(stateOf).toBe('acknowledged');
  });

  it('it counts as there, gets its commands and is asked who it is once a clock that ran ahead is right again [DEV-06] [DEV-24]', async () => {
    await server.close();
    let offMs = 2 * 3_600_000;
    let reports = 0;
    const { report, transmissionAt } = w.gateway.uplink;
    server = await serveGb26875({
      uplink: {
        ...w.gateway.uplink,
        clock: () => w.time.clock() + offMs,
        report: (...sent) => ((reports += 1), report(...sent)),
        transmissionAt: (at) => (asked.push(`who is ${at}`), transmissionAt(at)),
      },
      host: '127.0.0.1',
      port: 0,
    });
    const device = new Device(server.address);
    const damaged = buildGbFrame({ serial: 9, from: address, to: centre, command: send }, fixtureNow);
    damaged[damaged.length - 3] = (damaged.at(-3) ?? 0) ^ 1;
    for (let times = 0; times < 40; times += 1) device.write(damaged);
    device.frame(send, 1);
    await device.nextOf(confirm);
    offMs = 0;
    const platform = await w.as('platform');
    await platform.send(deviceCalls.sendCommand, { deviceId: 3, command: 'readNow', waitMin: 5 });
    device.write(damaged);
    await device.nextOf(deny);
    device.frame(send, 2);
    await device.nextOf(confirm);
    await device.nextOf(gbCommands.request);
    expect(reports).toBe(2);
    expect(asked).toEqual([`who is ${address}`, `who is ${address}`]);
  });

  it('one address holds so many connections and no more, and gets its place back', async () => {
    const [first, ...others] = [1, 2, 3].map(() => new Device(server.address));
    for (const device of [first!, ...others]) {
      device.frame(send, 1);
      await device.nextOf(confirm);
    }
    await new Device(server.address).closed;
    await first!.end();
    await expect
      .poll(async () => {
        const device = new Device(server.address);
        device.frame(send, 5);
        return (await device.next())?.command;
      })
      .toBeDefined();
  });

  it('of one address at the ports of two tenants report to each its own, and neither sees the other [ROL-06]', async () => {
    const foreign = await w.as('platform', 'R002');
    const registered = {
      kind: 'transmission',
      name: '传输装置',
      scopes: ['reports'],
      address,
      components: '',
    } as const;
    await foreign.send(deviceCalls.createKey, { ...registered, scopes: ['reports'], imei: imeiOf(101) });
    const reported: string[] = [];
    const { uplink } = w.gateway;
    const report: typeof uplink.report = (rentId, rows) => {
      reported.push(rentId);
      return uplink.report(rentId, rows);
    };
    const other = await serveGb26875({ uplink: { ...uplink, report }, host: '127.0.0.1', port: 0, rentId: 'R002' });
    try {
      const device = new Device(other.address);
      device.frame(send, 1, smokeFire());
      expect(await device.nextOf(confirm)).toMatchObject({ serial: 1 });
      expect(reported).toEqual(['R002']);
      expect(await smokeAlarms()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
