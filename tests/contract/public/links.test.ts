import { deviceCalls } from '@fireline/api/device';
import { publicCalls } from '@fireline/api/public';
import { sessionCalls } from '@fireline/api/session';
import { minuteMs } from '@fireline/domain/lib';
import { linkOpeningMinutes } from '@fireline/domain/public';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('links', ({ open }) => {
  it('a link opens what it was made for, for as long as it lasts, and nothing else [PUB-05]', async () => {
    const w = await open();
    const { token, path } = await (await w.as('resident')).send(publicCalls.createLink, { subject: 'device', id: 1 });
    const { rows } = await (await w.as('platform')).send(sessionCalls.userLog, { search: 'public.link' });
    expect(rows.map(({ username, detail }) => [username, detail])).toEqual([['resident', 'device 1']]);
    expect(path).toMatch(/^\/public\/index\/detail\/1\/smoke\?token=/);
    const anyone = w.client();
    const page = await anyone.send(publicCalls.device, { deviceId: 1, token });
    expect([page.measurement, page.points.map((p) => p.value), page.current.map(({ alarmId }) => alarmId)]).toEqual([
      'smoke',
      [4, 9, 140],
      [1],
    ]);
    expect(page.contact).toEqual({ name: '陈主任', phone: '13800138000' });
    expect((await refusalOf(anyone.send(publicCalls.device, { deviceId: 2, token }))).status).toBe(403);
    expect((await refusalOf(anyone.send(publicCalls.alarm, { alarmId: 1, token }))).status).toBe(403);
    const [body = '', signature = ''] = token.split('.');
    const forged = btoa(atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('"device",1,', '"device",2,'))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    expect(
      (await refusalOf(anyone.send(publicCalls.device, { deviceId: 2, token: `${forged}.${signature}` }))).code,
    ).toBe('public.claim.invalid');
    expect(
      (await refusalOf((await w.as('resident')).send(publicCalls.createLink, { subject: 'device', id: 4 }))).code,
    ).toBe('device.notFound');
    expect((await refusalOf(w.client(token).send(deviceCalls.list, {}))).status).toBe(401);
  });

  it('a link tells whom to call about the place, and nobody where the place names no number [PUB-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const contactOf = async () => {
      const { token } = await platform.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
      return (await w.client().send(publicCalls.alarm, { alarmId: 1, token })).contact;
    };
    expect(await contactOf()).toEqual({ name: '陈主任', phone: '13800138000' });
    await w.database.db.updateTable('place').set({ phone: '' }).where('placeId', '=', 1).execute();
    expect(await contactOf()).toBeNull();
  });

  it('tells neither who is on an alarm nor what they noted, nor what identifies a device or its place [PUB-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const note = { acknowledgedBy: '王工', handledBy: '叶值班员', remark: '施工开挖影响' };
    await w.database.db.updateTable('alarm').set(note).where('deviceId', '=', 1).execute();
    const tokenOf = async (subject: 'device' | 'alarm') =>
      (await platform.send(publicCalls.createLink, { subject, id: 1 })).token;
    const [device, alarm] = await Promise.all([tokenOf('device'), tokenOf('alarm')]);
    const anyone = w.client();
    const told = [
      JSON.stringify(await anyone.send(publicCalls.device, { deviceId: 1, token: device })),
      JSON.stringify(await anyone.send(publicCalls.alarm, { alarmId: 1, token: alarm })),
    ];
    const inside = ['王工', '叶值班员', '施工', imeiOf(1), '113.95', '2027-06-30', '合作商'];
    const fields = [
      'revision',
      'imei',
      'placeId',
      'partner',
      'expiresOn',
      'remark',
      'handledBy',
      'acknowledgedBy',
      'lng',
    ];
    for (const text of told) {
      expect(text).toContain('设备1');
      expect([...inside, ...fields].filter((one) => text.includes(one))).toEqual([]);
    }
  });

  it('is listed to its maker and to the platform with how often it was opened, and opens nothing once it is revoked or its maker disabled [PUB-05] [SES-10]', async () => {
    const w = await open();
    const [platform, unit, resident] = [await w.as('platform'), await w.as('unit'), await w.as('resident')];
    const { token, path } = await unit.send(publicCalls.createLink, { subject: 'device', id: 1 });
    const look = () => w.client().send(publicCalls.device, { deviceId: 1, token });
    await look();
    await look();
    w.time.advance(linkOpeningMinutes * minuteMs);
    await look();
    expect((await resident.send(publicCalls.links, {})).rows).toEqual([]);
    const { rows } = await unit.send(publicCalls.links, {});
    expect(rows).toMatchObject([
      { subject: 'device', id: 1, deviceName: '设备1', createdBy: 'unit-R001', opened: 2, path },
    ]);
    expect((await platform.send(publicCalls.links, {})).rows).toEqual(rows);
    expect(JSON.stringify(await w.database.db.selectFrom('publicLink').selectAll().execute())).not.toContain(token);
    const of = async (subject: 'device' | 'alarm', id: number) =>
      (await unit.send(publicCalls.links, { subject, id })).rows.length;
    expect([await of('device', 1), await of('device', 2), await of('alarm', 1)]).toEqual([1, 0, 0]);
    const sent = { linkId: rows[0]?.linkId ?? '' };
    expect((await refusalOf(resident.send(publicCalls.revokeLink, sent))).code).toBe('public.link.notFound');
    await unit.send(publicCalls.revokeLink, sent);
    const refusal = await refusalOf(look());
    expect([refusal.status, refusal.code]).toEqual([401, 'public.claim.revoked']);
    expect((await unit.send(publicCalls.links, {})).rows).toEqual([]);
    const log = (await platform.send(sessionCalls.userLog, { search: 'public.revoke' })).rows;
    expect(log.map(({ username, detail }) => [username, detail])).toEqual([['unit', 'device 1']]);
    const other = await unit.send(publicCalls.createLink, { subject: 'alarm', id: 1 });
    await w.database.db.updateTable('appUser').set({ disabled: true }).where('username', '=', 'unit').execute();
    const dead = refusalOf(w.client().send(publicCalls.alarm, { alarmId: 1, token: other.token }));
    expect((await dead).code).toBe('public.claim.revoked');
  });
});
