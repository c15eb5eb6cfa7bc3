import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { deviceKeysMax } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { transmissionAt } from '../../../apps/gateway/src/device/keys.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const key = { kind: 'key', name: '烟感网关', scopes: ['reports', 'commands'] } as const;
const made = { ...key, scopes: [...key.scopes] };

const report = (w: FixtureGateway, secret: string) =>
  w.client().send(deviceCalls.ingest, { reports: [{ imei: imeiOf(1) }] }, { headers: { authorization: secret } });
const fetchCommands = (w: FixtureGateway, secret: string) =>
  w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(1)] }, { headers: { authorization: secret } });

await onTestDatabase('device keys', ({ open }) => {
  it('admit devices until they are replaced or revoked, and say when they were last used [DEV-13] [SES-10]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const first = await platform.send(deviceCalls.createKey, made);
    expect(first.key).toMatchObject({ lastUsedAt: null, revokedAt: null, createdBy: 'platform-R001' });
    await report(w, first.secret!);
    const [used] = (await platform.send(deviceCalls.keys, { search: '烟感' })).rows;
    expect(used?.lastUsedAt).toBe('2026-11-21T08:00:00.000Z');
    const { keyId } = first.key;
    const second = await platform.send(deviceCalls.rotateKey, { keyId, revision: 1 });
    expect((await refusalOf(report(w, first.secret!))).status).toBe(401);
    await report(w, second.secret!);
    expect((await problemOf(platform.send(deviceCalls.revokeKey, { keyId, revision: 1 })))?.code).toBe(
      'device.key.conflict',
    );
    await platform.send(deviceCalls.revokeKey, { keyId, revision: 2 });
    expect((await refusalOf(report(w, second.secret!))).status).toBe(401);
    expect(await problemOf(platform.send(deviceCalls.rotateKey, { keyId, revision: 3 }))).toMatchObject({
      code: 'device.key.revoked',
      args: { name: 'platform-R001' },
    });
    const { rows } = await platform.send(sessionCalls.userLog, { targetKind: 'deviceKey', targetId: String(keyId) });
    expect(rows.map(({ action }) => action)).toEqual(['device.revokeKey', 'device.rotateKey', 'device.createKey']);
    const everything = JSON.stringify([rows, await platform.send(deviceCalls.keys, {})]);
    for (const secret of [first.secret!, second.secret!]) expect(everything).not.toContain(secret);
    const stored = JSON.stringify(await w.database.db.selectFrom('deviceKey').selectAll().execute());
    expect(stored).not.toContain(second.secret);
    // the name is free again
    await platform.send(deviceCalls.createKey, made);
  });

  it('do what their scopes say and nothing else [DEV-13]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { secret, key: of } = await platform.send(deviceCalls.createKey, { ...made, scopes: ['reports'] });
    await platform.send(deviceCalls.sendCommand, { deviceId: 1, command: 'selfTest', waitMin: 5 });
    expect((await report(w, secret!)).commands).toEqual([]);
    expect((await refusalOf(fetchCommands(w, secret!))).status).toBe(401);
    const changed = { keyId: of.keyId, revision: 1, name: '采集', scopes: ['commands' as const] };
    await platform.send(deviceCalls.changeKey, changed);
    expect((await refusalOf(report(w, secret!))).status).toBe(401);
    expect((await fetchCommands(w, secret!)).commands.map(({ command }) => command)).toEqual(['selfTest']);
    expect((await problemOf(platform.send(deviceCalls.changeKey, changed)))?.code).toBe('device.key.conflict');
  });

  it('have names of their own, are counted, and belong to one tenant [DEV-13] [ROL-06]', async () => {
    const w = await open();
    const [platform, foreign] = [await w.as('platform'), await w.as('platform', 'R002')];
    const { key: of } = await platform.send(deviceCalls.createKey, made);
    expect(await problemOf(platform.send(deviceCalls.createKey, made))).toMatchObject({
      code: 'device.key.nameTaken',
      field: 'name',
    });
    await foreign.send(deviceCalls.createKey, made);
    expect((await problemOf(foreign.send(deviceCalls.revokeKey, { keyId: of.keyId, revision: 1 })))?.code).toBe(
      'device.key.notFound',
    );
    const createdAt = '2026-11-21T08:00:00.000Z';
    const rows = Array.from({ length: deviceKeysMax }, (_, at) => ({ rentId: 'R001', name: `n${at}`, createdAt }));
    await w.database.db.transaction().execute((tx) => insertMany(tx, 'deviceKey', rows));
    expect((await problemOf(platform.send(deviceCalls.createKey, { ...made, name: '又一个' })))?.code).toBe(
      'device.key.tooMany',
    );
  });

  it('are registered addresses for transmission devices, whose devices are the tenant’s [DEV-13] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const sent = { ...made, kind: 'transmission' as const, address: 889, imei: imeiOf(3), components: '' };
    const create = (more: object) => platform.send(deviceCalls.createKey, { ...sent, ...more });
    expect((await problemOf(create({ imei: imeiOf(101) })))?.field).toBe('imei');
    expect(await problemOf(create({ components: `1.1.10.2 ${imeiOf(101)}` }))).toMatchObject({
      code: 'device.unknownImei',
      field: 'components',
    });
    const { key: of, secret } = await create({ components: `1.1.10.2 ${imeiOf(1)}` });
    expect([secret, of.components, of.componentCount]).toEqual([null, `1.1.10.2 ${imeiOf(1)}`, 1]);
    expect((await problemOf(platform.send(deviceCalls.rotateKey, { keyId: of.keyId, revision: 1 })))?.code).toBe(
      'device.key.noSecret',
    );
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const deps = { database: w.database, clock: w.time.clock, log };
    expect(await transmissionAt(deps, 889, undefined)).toMatchObject({
      rentId: 'R001',
      imei: imeiOf(3),
      components: new Map([['1.1.10.2', imeiOf(1)]]),
    });
    await platform.send(deviceCalls.revokeKey, { keyId: of.keyId, revision: 1 });
    expect(await transmissionAt(deps, 889, undefined)).toBeUndefined();
  });

  it('an address is taken from no other tenant, and nobody learns who has it; the operator does [DEV-13] [ROL-06]', async () => {
    const warned: unknown[] = [];
    const log = { info: () => {}, warn: (_: string, fields?: object) => warned.push(fields), error: () => {} };
    const w = await open({
      log,
      transmissionPorts: [
        { rentId: undefined, port: 5200 },
        { rentId: 'R002', port: 5201 },
      ],
    });
    const [first, second] = [await w.as('platform'), await w.as('platform', 'R002')];
    const sent = { ...made, kind: 'transmission' as const, address: 889, components: '' };
    // R001 is the tenant that the installation begins with
    const { key: shared } = await first.send(deviceCalls.createKey, { ...sent, imei: imeiOf(3) });
    const { key: own } = await second.send(deviceCalls.createKey, { ...sent, imei: imeiOf(101) });
    expect([shared.port, own.port]).toEqual([5200, 5201]);
    expect(warned).toEqual([{ address: 889, tenants: ['R001', 'R002'] }]);
    const deps = { database: w.database, clock: w.time.clock, log };
    const at = async (owner?: string) => (await transmissionAt(deps, 889, owner))?.imei;
    expect([await at(), await at('R002'), await at('R001'), await at('R003')]).toEqual([
      imeiOf(3),
      imeiOf(101),
      imeiOf(3),
      undefined,
    ]);
    const again = await problemOf(second.send(deviceCalls.createKey, { ...sent, name: '又一个', imei: imeiOf(101) }));
    expect(again).toMatchObject({ code: 'device.key.addressTaken', field: 'address' });
  });

  it('an address without a port is refused to a tenant, registered elsewhere or not; one that another keeps on the shared port stays there [DEV-13] [ROL-06]', async () => {
    const w = await open({ transmissionPorts: [{ rentId: undefined, port: 5200 }] });
    const [first, second] = [await w.as('platform'), await w.as('platform', 'R002')];
    const sent = { ...made, kind: 'transmission' as const, components: '' };
    await first.send(deviceCalls.createKey, { ...sent, address: 889, imei: imeiOf(3) });
    for (const address of [889, 890])
      expect(await problemOf(second.send(deviceCalls.createKey, { ...sent, address, imei: imeiOf(101) }))).toEqual({
        code: 'device.key.noPort',
        field: 'address',
      });
    // from before there were ports of tenants
    const createdAt = '2026-11-21T08:00:00.000Z';
    const old = { rentId: 'R002', name: 'old', kind: 'transmission' as const, address: 891, isShared: true, createdAt };
    await w.database.db
      .insertInto('deviceKey')
      .values({ ...old, imei: imeiOf(101) })
      .execute();
    const late = { ...sent, name: '后来', address: 891, imei: imeiOf(4) };
    const { key } = await first.send(deviceCalls.createKey, late);
    expect(key.port).toBeNull();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const deps = { database: w.database, clock: w.time.clock, log };
    expect((await transmissionAt(deps, 891, undefined))?.imei).toBe(imeiOf(101));
    expect((await transmissionAt(deps, 891, 'R001'))?.imei).toBe(imeiOf(4));
  });
});
