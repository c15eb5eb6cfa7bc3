import type { SendOf } from '@fireline/api/lib';
import { messageCalls } from '@fireline/api/message';
import { serviceCalls } from '@fireline/api/service';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
type Asked = SendOf<typeof sessionCalls.showPersonal>;
const number = '13812345678';

await onTestDatabase('personal values', ({ open }) => {
  const filled = async () => {
    const w = await open();
    const { db } = w.database;
    await db.updateTable('appUser').set({ mobile: number }).where('username', 'in', ['unit', 'platform']).execute();
    await db
      .updateTable('unit')
      .set({ mobiles: JSON.stringify([number]), landlines: JSON.stringify(['0755-12345678']) })
      .execute();
    await db.updateTable('place').set({ phone: number }).execute();
    await db.updateTable('maint').set({ phone: number }).execute();
    await db.updateTable('partner').set({ phone: number }).execute();
    await db
      .insertInto('placeMember')
      .values({ rentId: 'R001', placeId: 1, name: '王芳', right: 'manage', phone: number, email: 'wang@example.com' })
      .execute();
    return w;
  };
  const userIdOf = async (w: Awaited<ReturnType<typeof filled>>, username: string) =>
    (
      await w.database.db
        .selectFrom('appUser')
        .select('userId')
        .where('rentId', '=', 'R001')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).userId;

  it('are masked in lists and details, and found by what is stored [SES-07] [SIT-02] [SIT-03]', async () => {
    const w = await filled();
    const platform = await w.as('platform');
    const found = await platform.send(sessionCalls.users, { search: number });
    expect(found.rows.map(({ username, mobile }) => [username, mobile])).toEqual([
      ['platform', '138****5678'],
      ['unit', '138****5678'],
    ]);
    const unit = await platform.send(siteCalls.unit, { unitId: 1 });
    expect([unit.mobiles, unit.landlines]).toEqual([['138****5678'], ['0755-****5678']]);
    expect((await platform.send(siteCalls.units, { search: '0755 1234 5678' })).total).toBeGreaterThan(0);
    expect((await platform.send(siteCalls.units, { search: '5678' })).total).toBe(0);
    const { rows } = await platform.send(siteCalls.members, { placeId: 1 });
    expect(rows.find(({ name }) => name === '王芳')).toMatchObject({ phone: '138****5678', email: 'w***@example.com' });
    expect((await platform.send(siteCalls.places, {})).rows[0]?.phone).toBe('138****5678');
    // what somebody set for itself is its own
    expect((await platform.send(messageCalls.receiving, {})).mobile).toBe(number);
  });

  it('are shown whole one record at a time, with an entry that says who, whose and which, and never the value [SES-07] [SES-10]', async () => {
    const w = await filled();
    const platform = await w.as('platform');
    const userId = await userIdOf(w, 'unit');
    const memberId = (await platform.send(siteCalls.members, { placeId: 1 })).rows.find(
      ({ name }) => name === '王芳',
    )?.memberId;
    await platform.send(messageCalls.addPhoneBlock, { number, smsFlag: true });
    const blockId = (await platform.send(messageCalls.phoneBlocks, {})).rows[0]?.blockId;
    const sent = await platform.send(serviceCalls.sendFeedback, { type: 'fault', content: '打不开', phone: number });
    expect(sent.phone).toBe('138****5678');
    const asked: readonly (readonly [Asked['subject'], number | undefined, readonly string[], unknown])[] = [
      ['user', userId, ['username', 'mobile'], { username: ['unit'], mobile: [number] }],
      ['unit', 1, ['mobiles', 'landlines'], { mobiles: [number], landlines: ['0755-12345678'] }],
      ['place', 1, ['phone'], { phone: [number] }],
      ['member', memberId, ['phone', 'email'], { phone: [number], email: ['wang@example.com'] }],
      ['phoneBlock', blockId, ['number'], { number: [number] }],
      ['maint', 1, ['phone'], { phone: [number] }],
      ['partner', 1, ['phone'], { phone: [number] }],
      // it is not on record yet
      ['building', 1, ['phone'], { phone: [] }],
      ['feedback', sent.feedbackId, ['phone', 'email'], { phone: [number], email: [] }],
    ];
    for (const [subject, id = 0, fields, values] of asked) {
      expect(await platform.send(sessionCalls.showPersonal, { subject, id, fields: [...fields] })).toEqual({ values });
      const { rows } = await platform.send(sessionCalls.userLog, { action: 'showPersonal', pageSize: 1 });
      expect(rows[0]).toMatchObject({ username: 'platform', targetKind: subject, targetId: `${id}` });
      expect(rows[0]?.detail).toContain(fields.join(', '));
    }
    const stored = await w.database.db.selectFrom('userLog').selectAll().execute();
    expect(stored.filter(({ action }) => action === 'showPersonal')).toHaveLength(asked.length);
    expect(JSON.stringify(stored)).not.toContain(number);
  });

  it('are shown to who may read the record, and to nobody else; a refusal leaves no entry [SES-07] [ROL-06] [ROL-07]', async () => {
    const w = await filled();
    const unitUser = await userIdOf(w, 'unit');
    const ask = async (who: 'agent' | 'unit' | 'maint' | 'resident' | 'org', sent: Asked, rentId = 'R001') =>
      codeOf((await w.as(who, rentId)).send(sessionCalls.showPersonal, sent));
    const user: Asked = { subject: 'user', id: unitUser, fields: ['mobile'] };
    const unit: Asked = { subject: 'unit', id: 1, fields: ['mobiles'] };
    const stranger = await w.as('platform', 'R002');
    for (const sent of [user, unit]) {
      expect(await codeOf(stranger.send(sessionCalls.showPersonal, sent))).toBe('session.personal.notFound');
      expect(await codeOf(stranger.send(sessionCalls.showPersonal, { ...sent, id: 999_999 }))).toBe(
        'session.personal.notFound',
      );
    }
    // of another page, and of another partner, company or unit
    expect(await ask('org', user)).toBe('role.noPermission');
    expect(await ask('unit', { subject: 'partner', id: 1, fields: ['phone'] })).toBe('role.noPermission');
    expect(await ask('maint', user)).toBe('session.personal.notFound');
    expect(await ask('resident', { subject: 'place', id: 2, fields: ['phone'] })).toBe('session.personal.notFound');
    expect(await ask('agent', { subject: 'unit', id: 1, fields: ['places'] })).toBe('form.choice');
    expect(await ask('agent', { subject: 'unit', id: 1, fields: [] })).toBe('form.choice');
    const entries = await w.database.db
      .selectFrom('userLog')
      .select('logId')
      .where('action', '=', 'showPersonal')
      .execute();
    expect(entries).toEqual([]);
  });

  it('are never stored as a mask: a save with one is refused at its field [SES-07] [SIT-03]', async () => {
    const w = await filled();
    const platform = await w.as('platform');
    const { lng: _lng, lat: _lat, partnerId, ...read } = await platform.send(siteCalls.unit, { unitId: 1 });
    const unit = { ...read, contact: '林经理', address: '后海大道2388号' };
    const refusal = await refusalOf(
      platform.send(siteCalls.changeUnit, { ...unit, ...(partnerId !== null && { partnerId }) }),
    );
    expect(refusal.problems.map(({ code, field }) => [code, field])).toEqual([
      ['session.masked', 'mobiles.0'],
      ['session.masked', 'landlines.0'],
    ]);
    const kept = await w.database.db.selectFrom('unit').select('mobiles').where('unitId', '=', 1).executeTakeFirst();
    expect(kept?.mobiles).toEqual([number]);
  });

  it('are masked in the log: of a change before and after, in entries of older versions, and in its export [SES-10]', async () => {
    const w = await filled();
    const platform = await w.as('platform');
    const unit = await w.database.db
      .selectFrom('unit')
      .select('revision')
      .where('unitId', '=', 1)
      .executeTakeFirstOrThrow();
    const { name, orgId } = await platform.send(siteCalls.unit, { unitId: 1 });
    const changed = {
      name,
      orgId,
      contact: '林经理',
      address: '后海大道2388号',
      mobiles: ['13987654321'],
      landlines: [],
    };
    await platform.send(siteCalls.changeUnit, { unitId: 1, revision: unit.revision, ...changed });
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'site.changeUnit' });
    expect(rows[0]?.changes).toMatchObject({ mobiles: { before: ['138****5678'], after: ['139****4321'] } });
    const stored = await w.database.db.selectFrom('userLog').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/13987654321|13812345678/);
    const at = new Date(w.time.clock()).toISOString();
    const changes = {
      phone: { before: '', after: '0755-12345678' },
      idNumber: { before: '', after: '11010519491231002X' },
    };
    await w.database.db
      .insertInto('userLog')
      .values({
        rentId: 'R001',
        at,
        username: '13712345678',
        action: 'site.change',
        result: 'success',
        ip: '',
        detail: `7 ${number}`,
        changes: JSON.stringify(changes),
      })
      .execute();
    const [old] = (await platform.send(sessionCalls.userLog, { username: '13712345678' })).rows;
    expect(old).toMatchObject({
      username: '137****5678',
      detail: '7 138****5678',
      changes: { phone: { after: '0755-****5678' }, idNumber: { after: '110*************2X' } },
    });
    const file = await platform.send(sessionCalls.exportUserLog, {});
    expect(file).toContain('137****5678');
    expect(file).not.toMatch(/13712345678|13812345678|0755-12345678|11010519491231002X/);
  });
});
