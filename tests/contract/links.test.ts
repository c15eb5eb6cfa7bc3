import { deviceCalls } from '@fireline/api/device';
import { publicCalls } from '@fireline/api/public';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../fixtures/everyDatabase.ts';
import { refusalOf } from '../fixtures/gateway.ts';
import { imeiOf } from '../fixtures/tenant.ts';

await onEveryDatabase('links', ({ open }) => {
  it('a link opens what it was made for, for as long as it lasts, and nothing else [PUB-05]', async () => {
    const w = await open();
    const { token, path } = await (await w.as('resident')).send(publicCalls.createLink, { subject: 'device', id: 1 });
    const { rows } = await (await w.as('platform')).send(sessionCalls.userLog, { search: 'public.link' });
    expect(rows.map(({ username, detail }) => [username, detail])).toEqual([['resident', 'device 1']]);
    expect(path).toMatch(/^\/public\/index\/detail\/1\/smoke\?token=/);
    const anyone = w.client();
    const page = await anyone.send(publicCalls.device, { deviceId: 1, token });
    expect([
      page.device.imei,
      page.measurement,
      page.points.map((p) => p.value),
      page.current.map(({ alarmId }) => alarmId),
    ]).toEqual([imeiOf(1), 'smoke', [4, 9, 140], [1]]);
    expect(Object.keys(page.device)).not.toContain('partnerId');
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
});
