import { deviceCalls } from '@fireline/api/device';
import { shellCalls } from '@fireline/api/shell';
import type { SendOf } from '@fireline/api/lib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDownlink } from '../../../apps/gateway/src/device/downlink/port.ts';
import { timeOutCommands } from '../../../apps/gateway/src/device/downlink/timeouts.ts';
import { downlinkDevices, fillDownlink } from '../../fixtures/downlink.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { asRole } from '../../fixtures/roles.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

const minuteMs = 60_000;
const { kit, foreignKit } = downlinkDevices;

await onTestDatabase('what devices are told', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillDownlink(w);
  });
  const refused = async (promise: Promise<unknown>) => {
    const { code, problems } = await refusalOf(promise);
    return problems[0]?.code ?? code;
  };
  type Sent = Omit<SendOf<typeof deviceCalls.sendCommand>, 'waitMin'>;
  const send = async (sent: Sent, as: Parameters<FixtureGateway['as']>[0] = 'platform') =>
    (await w.as(as)).send(deviceCalls.sendCommand, { waitMin: 2, ...sent });
  const key = (rentId: string) => ({ headers: { authorization: deviceKeyOf(rentId) } });
  const take = async (deviceIds: readonly number[], rentId = 'R001') =>
    (await w.client().send(deviceCalls.takeCommands, { imeis: deviceIds.map(imeiOf) }, key(rentId))).commands;
  const answer = (commandId: number, deviceId: number, isDone = true, rentId = 'R001') =>
    w.client().send(
      deviceCalls.acknowledge,
      {
        acknowledgements: [{ commandId, imei: imeiOf(deviceId), isDone, ...(isDone ? {} : { reason: '阀门卡住' }) }],
      },
      key(rentId),
    );
  const codesOf = ({ refused: rows }: Awaited<ReturnType<typeof answer>>) => rows.map(({ problem }) => problem.code);
  const stateOf = async (commandId: number) =>
    (
      await w.database.db
        .selectFrom('deviceCommand')
        .select(['state', 'failure'])
        .where('commandId', '=', commandId)
        .executeTakeFirstOrThrow()
    ).state;
  const deps = () => ({
    database: w.database,
    clock: w.time.clock,
    log: { info: () => {}, warn: () => {}, error: (_: string, error: unknown) => w.failures.push(error) },
  });
  const pass = (ms: number) => w.time.advance(ms);

  describe('a command', () => {
    it('goes with the next report of its device, is answered, and ends once [DEV-13] [DEV-24]', async () => {
      const { commandId, state } = await send({ deviceId: 1, command: 'selfTest' });
      expect(state).toBe('queued');
      const { commands } = await ingest(w, [{ imei: imeiOf(1), readings: { smoke: 3 } }]);
      expect(commands).toEqual([{ commandId, imei: imeiOf(1), command: 'selfTest', args: {}, waitMin: 2 }]);
      expect(await stateOf(commandId)).toBe('sent');
      expect((await ingest(w, [{ imei: imeiOf(1), readings: { smoke: 3 } }])).commands).toEqual([]);
      expect(await answer(commandId, 1)).toEqual({ accepted: 1, refused: [] });
      expect(codesOf(await answer(commandId, 1, false))).toEqual(['device.command.already.acknowledged']);
      expect(await stateOf(commandId)).toBe('acknowledged');
    });

    it('is handed out once, whichever of two gateways is asked, and stays sent when its reply is lost [DEV-24]', async () => {
      const { commandId } = await send({ deviceId: 1, command: 'selfTest' });
      const gateways = [createDownlink(deps()), createDownlink(deps())];
      const got = await Promise.all(gateways.map((one) => one.takeCommands('R001', [imeiOf(1)])));
      expect(got.flat().map((one) => one.commandId)).toEqual([commandId]);
      // whoever was handed it dies: nobody is handed it again, and it times out
      expect(await take([1])).toEqual([]);
      pass(2 * minuteMs);
      await timeOutCommands(deps());
      expect(await stateOf(commandId)).toBe('timedOut');
      // a late answer still counts, a second one does not
      expect((await answer(commandId, 1)).accepted).toBe(1);
      expect(codesOf(await answer(commandId, 1))).toEqual(['device.command.already.acknowledged']);
    });

    it('is refused while the same one waits: reset sent, try later; the wait counts from the delivery [DEV-24]', async () => {
      const reset = () => send({ deviceId: 6, command: 'reset' });
      await reset();
      expect(await refused(reset())).toBe('device.command.queuedAlready');
      pass(minuteMs);
      await take([6]);
      pass(minuteMs + 500);
      const { problems } = await refusalOf(reset());
      expect(problems).toMatchObject([{ code: 'device.command.resetSent', args: { 0: 60 } }]);
      pass(minuteMs);
      expect((await reset()).state).toBe('queued');
    });

    it('that is not fetched for two heartbeats is over, and so is one that a wrong clock dated ahead [DEV-24]', async () => {
      const { commandId } = await send({ deviceId: 3, command: 'silence' });
      pass(119 * minuteMs);
      await timeOutCommands(deps());
      expect(await stateOf(commandId)).toBe('queued');
      pass(minuteMs);
      expect(await take([3])).toEqual([]);
      expect(await stateOf(commandId)).toBe('timedOut');
      const next = await send({ deviceId: 3, command: 'silence' });
      await take([3]);
      const { db } = w.database;
      const ahead = new Date(w.time.clock() + 86_400_000).toISOString();
      await db.updateTable('deviceCommand').set({ sentAt: ahead }).where('commandId', '=', next.commandId).execute();
      await timeOutCommands(deps());
      expect(await stateOf(next.commandId)).toBe('timedOut');
    });

    it('is taken back while nobody has fetched it, not after [DEV-24]', async () => {
      const platform = await w.as('platform');
      const { commandId } = await send({ deviceId: 1, command: 'selfTest' });
      expect((await platform.send(deviceCalls.cancelCommand, { commandId })).state).toBe('cancelled');
      expect(await take([1])).toEqual([]);
      const second = await send({ deviceId: 1, command: 'selfTest' });
      await take([1]);
      expect(await refused(platform.send(deviceCalls.cancelCommand, { commandId: second.commandId }))).toBe(
        'device.command.already.sent',
      );
    });

    it('is refused to a device that does not know it, is suspended, or whose arguments are out of range [DEV-13] [DEV-11]', async () => {
      expect(await refused(send({ deviceId: 1, command: 'unlock', reason: '门卡失效' }))).toBe(
        'device.command.unsupported',
      );
      expect(await refused(send({ deviceId: 5, command: 'selfTest' }))).toBe('device.life.is.notActivated');
      expect(await refused(send({ deviceId: 6, command: 'closeValve' }))).toBe('form.required');
      expect(await refused(send({ deviceId: 3, command: 'configure', args: { leakageMa: 5 } }))).toBe('form.range');
      expect(await refused(send({ deviceId: 3, command: 'configure', args: {} }))).toBe('device.command.noThreshold');
      expect(await refused(send({ deviceId: kit, command: 'openRelay', args: { point: 9 }, reason: '试' }))).toBe(
        'device.point.notFound',
      );
    });

    it('is sent by nobody who only looks, nor without the right to the type of device [DEV-13] [ROL-03] [SIT-02]', async () => {
      expect(await refused(send({ deviceId: 1, command: 'selfTest' }, 'org'))).toBe('role.noPermission');
      expect(await refused(send({ deviceId: 3, command: 'selfTest' }, 'unit'))).toBe('device.notFound');
      await asRole(w, 'unit', ['deviceDetail:view', 'deviceDetail:command', 'device.gas:command'], async (token) => {
        const sent = { deviceId: 1, command: 'selfTest', waitMin: 1 } as const;
        expect(await refused(w.client(token).send(deviceCalls.sendCommand, sent))).toBe('role.noPermission');
      });
    });

    it('is sent by a resident to what the resident manages, and refused for what the resident only follows or does not know [DEV-13] [ROL-06]', async () => {
      const { db } = w.database;
      const { userId } = await db
        .selectFrom('appUser')
        .select('userId')
        .where('rentId', '=', 'R001')
        .where('username', '=', 'resident')
        .executeTakeFirstOrThrow();
      await db.updateTable('appUser').set({ placeId: null }).where('userId', '=', userId).execute();
      const stands = (right: 'manage' | 'follow') =>
        db.updateTable('placeMember').set({ right, userId }).where('memberId', '=', 2).execute();
      const sends = (deviceId: number) => send({ deviceId, command: 'selfTest' }, 'resident');
      await stands('follow');
      expect(await refused(sends(1))).toBe('site.member.followsOnly');
      expect(await refused(sends(3))).toBe('device.notFound');
      await stands('manage');
      const { deviceId, state } = await sends(1);
      expect([deviceId, state]).toEqual([1, 'queued']);
      expect(await refused(sends(3))).toBe('device.notFound');
    });

    it('to many devices reports row by row; the others go through [DEV-13] [DEV-24]', async () => {
      const platform = await w.as('platform');
      const sent = { command: 'selfTest', waitMin: 1 } as const;
      const reply = await platform.send(deviceCalls.sendCommands, { ...sent, deviceIds: [1, 2, 3, 101, 5] });
      expect(reply.sent).toBe(2);
      expect(reply.rows.map(({ deviceId, problem }) => [deviceId, problem?.code ?? null])).toEqual([
        [1, null],
        [2, 'device.command.unsupported'],
        [3, null],
        [101, 'device.notFound'],
        [5, 'device.life.is.notActivated'],
      ]);
    });

    it('is opened by the key of its own tenant alone [DEV-24] [ROL-06]', async () => {
      expect(await take([kit], 'R002')).toEqual([]);
      expect((await take([kit, foreignKit])).map(({ commandId }) => commandId)).toEqual([1]);
      expect(codesOf(await answer(1, kit, true, 'R002'))).toEqual(['device.command.notFound']);
      expect(codesOf(await answer(1, 1))).toEqual(['device.command.notFound']);
      expect(codesOf(await answer(101, foreignKit, true, 'R002'))).toEqual(['device.command.already.queued']);
    });

    it('is pushed on the topic task at every step, and can be fetched again [ALM-06] [DEV-22]', async () => {
      const { commandId } = await send({ deviceId: 1, command: 'selfTest' });
      await take([1]);
      await answer(commandId, 1, false);
      const { events } = await (await w.as('unit')).send(shellCalls.events, { after: 0 });
      const mine = events
        .filter(({ topic }) => topic === 'task')
        .map(({ data }) => data as { state: string; failure: string });
      expect(mine.map(({ state }) => state)).toEqual(['queued', 'sent', 'failed']);
      expect(mine.at(-1)?.failure).toBe('阀门卡住');
    });

    it('reports that are taken are answered as taken when handing out commands fails [DEV-09] [DEV-24]', async () => {
      await send({ deviceId: 1, command: 'selfTest' });
      const { db } = w.database;
      await sql`create function refuse_sent() returns trigger language plpgsql as
        $$ begin raise exception 'not now'; end $$`.execute(db);
      onTestFinished(async () => void (await sql`drop function refuse_sent() cascade`.execute(db)));
      await sql`create trigger refuse_sent before update on device_command execute function refuse_sent()`.execute(db);
      const reply = await ingest(w, [{ imei: imeiOf(1), readings: { smoke: 3 } }]);
      expect([reply.accepted, reply.commands]).toEqual([1, []]);
      expect(w.failures).toHaveLength(1);
    });
  });

  describe('zones and points', () => {
    const zones = async (deviceId = kit) => (await w.as('platform')).send(deviceCalls.zones, { deviceId });
    const points = async () => (await (await w.as('platform')).send(deviceCalls.points, { deviceId: kit })).rows;

    it('arm and disarm by command, by number or all; the newer command decides in whatever order answers come [DEV-15]', async () => {
      const disarm = await send({ deviceId: kit, command: 'disarm', reason: '营业' });
      const one = await send({ deviceId: kit, command: 'disarm', args: { zone: 1 }, reason: '检修' });
      await take([kit]);
      await answer(one.commandId, kit);
      expect((await zones()).rows.map(({ armStatus }) => armStatus)).toEqual(['disarmed', 'armed']);
      const arm = await send({ deviceId: kit, command: 'arm' });
      await take([kit]);
      await answer(arm.commandId, kit);
      await answer(disarm.commandId, kit);
      const after = await zones();
      expect([after.armed, ...after.rows.map(({ armStatus }) => armStatus)]).toEqual([true, 'armed', 'armed']);
      expect(await refused(send({ deviceId: kit, command: 'arm', args: { zone: 1 } }))).toBe(
        'device.zone.already.armed',
      );
      expect(await refused(send({ deviceId: kit, command: 'arm', args: { zone: 7 } }))).toBe('device.zone.notFound');
    });

    it('the first zone of an armed device is armed and disarms nothing [DEV-15]', async () => {
      const platform = await w.as('platform');
      const { rows } = await zones();
      for (const { zoneId, revision } of rows)
        await platform.send(deviceCalls.removeZone, { deviceId: kit, zoneId, revision });
      const made = await platform.send(deviceCalls.saveZone, { deviceId: kit, number: 5, name: '后院' });
      expect([made.armStatus, (await zones()).armed]).toEqual(['armed', true]);
      expect(await refused(platform.send(deviceCalls.saveZone, { deviceId: kit, number: 5, name: '侧门' }))).toBe(
        'device.zone.taken',
      );
      const stale = { deviceId: kit, zoneId: made.zoneId, revision: 9, number: 5, name: '侧门' };
      expect(await refused(platform.send(deviceCalls.saveZone, stale))).toBe('device.zone.conflict');
      expect(await refused(platform.send(deviceCalls.saveZone, { deviceId: 1, number: 1, name: '前厅' }))).toBe(
        'device.zone.unsupported',
      );
    });

    it('a zone in alarm is not armed, one that is offline takes no command [DEV-15]', async () => {
      const disarm = await send({ deviceId: kit, command: 'disarm', args: { zone: 2 }, reason: '检修' });
      await take([kit]);
      await answer(disarm.commandId, kit);
      await ingest(w, [{ imei: imeiOf(kit), zones: [{ number: 2, inAlarm: true, voltage: 11.5 }] }]);
      expect((await zones()).rows[1]).toMatchObject({ state: 'alarm', voltage: 11.5, armStatus: 'disarmed' });
      expect(await refused(send({ deviceId: kit, command: 'arm', args: { zone: 2 } }))).toBe('device.zone.inAlarm');
      expect(await refused(send({ deviceId: kit, command: 'arm' }))).toBe('device.zone.inAlarm');
      await w.database.db.updateTable('device').set({ online: false }).where('deviceId', '=', kit).execute();
      expect(await refused(send({ deviceId: kit, command: 'disarm', args: { zone: 1 }, reason: '检修' }))).toBe(
        'device.zone.offline',
      );
    });

    it('contacts follow reports, never older ones, and a relay follows its command [DEV-17]', async () => {
      const report = (minutesAgo: number, state: 0 | 1) =>
        ingest(w, [{ imei: imeiOf(kit), at: iso(minutesAgo), points: [{ number: 1, state }] }]);
      await report(2, 1);
      await report(8, 0);
      const [door, relay] = await points();
      expect([door?.state, door?.since, relay?.state]).toEqual(['open', iso(2), null]);
      const close = await send({ deviceId: kit, command: 'closeRelay', args: { point: 1 } });
      await take([kit]);
      await answer(close.commandId, kit);
      expect((await points())[1]?.state).toBe('closed');
    });
  });

  it('the send-limit switch is on for an hour, to the minute, and goes off with nobody looking [DEV-16]', async () => {
    const unit = await w.as('unit');
    const isOn = async () => (await unit.send(deviceCalls.control, { deviceId: 1 })).sendLimitOnAt !== null;
    await unit.send(deviceCalls.limitSending, { deviceId: 1, isOn: true });
    pass(60 * minuteMs - 1000);
    expect(await isOn()).toBe(true);
    pass(1000);
    expect(await isOn()).toBe(false);
    await unit.send(deviceCalls.limitSending, { deviceId: 1, isOn: true });
    await unit.send(deviceCalls.limitSending, { deviceId: 1, isOn: false });
    expect(await isOn()).toBe(false);
  });
});
