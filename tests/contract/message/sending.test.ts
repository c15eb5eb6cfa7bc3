import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { loadSecrets } from '../../../apps/gateway/src/secrets.ts';
import { Sealer } from '../../../apps/gateway/src/lib/sealing.ts';
import { sealTable } from '../../../apps/gateway/src/lib/sealedTables.ts';
import { sendSecrets } from '../../../apps/gateway/src/message/sending/accessSecret.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import type { Offered } from '../../../apps/gateway/src/message/sending/carrier.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { accessSecret } from '../../fixtures/sending.ts';
import {
  addAccess,
  alarm,
  handle,
  minute,
  pass,
  problemOf,
  receipt,
  recordingCarrier,
  refusing,
  sendsOf,
  smsOf,
  startSending,
} from '../../fixtures/sendingWorld.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('sending', (store) => {
  const start = startSending(store);

  it('sends an alarm once to each number and writes a letter that leads to it, and a second report sends nothing more [MSG-06] [ALM-11]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const alarmId = await alarm(w);
    const rows = await sendsOf(w, alarmId);
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers.map(({ to }) => to)).size).toBe(offers.length);
    expect(rows.filter(({ channel }) => channel === 'sms').every(({ state }) => state === 'handed')).toBe(true);
    expect(rows.some(({ channel, state }) => channel === 'siteLetter' && state === 'delivered')).toBe(true);
    const letters = await w.database.db.selectFrom('siteLetter').select('alarmId').execute();
    expect(new Set(letters.map((letter) => letter.alarmId))).toEqual(new Set([alarmId]));
    const before = offers.length;
    await alarm(w);
    expect(offers.length).toBe(before);
    expect(w.failures).toEqual([]);
  });

  it('holds back what is over the frequency, says when it goes, and sends it then [ALM-09]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const platform = await w.as('platform');
    const { settings } = await platform.send(messageCalls.sendRule, {});
    await platform.send(messageCalls.saveSendRule, {
      ...settings,
      forcedChannels: [],
      smsMessages: 2,
      smsHours: 1,
      standingMinutes: 0,
      revision: 0,
    });
    const startMs = w.time.clock();
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const alarmId = await alarm(w);
      ids.push(alarmId);
      if (at < 2) await handle(w, alarmId);
      await pass(w, 5 * minute);
    }
    const third = (await sendsOf(w, ids[2] ?? 0)).filter(({ channel }) => channel === 'sms');
    expect(third.map(({ state, reason }) => [state, reason])).toEqual(third.map(() => ['held', 'frequency']));
    expect(third.length).toBeGreaterThan(0);
    const next = Date.parse(third[0]?.nextAt ?? '');
    expect(next - startMs).toBeGreaterThanOrEqual(60 * minute);
    expect(next - startMs).toBeLessThan(61 * minute);
    // a level 1 that is held back is shown to those who see to it
    const letters = await w.database.db
      .selectFrom('sendRecord')
      .select(['key', 'state'])
      .where('kind', '=', 'notice')
      .execute();
    expect(letters.map(({ state }) => state)).toContain('delivered');
    const before = offers.length;
    // a test uses up nothing of it, and is not held back
    await pass(w, next - w.time.clock() + 6000);
    expect(offers.length).toBeGreaterThan(before);
    expect((await smsOf(w, ids[2] ?? 0)).every(([state]) => state === 'handed')).toBe(true);
  });

  it('app and e-mail keep an interval each for a receiver; with 0 nothing waits [ALM-09]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    for (const channel of ['app', 'email']) await addAccess(w, 'platform', { channel, name: channel });
    await unit.send(messageCalls.saveReceiving, { alarm: ['app', 'email'], email: 'unit@example.com', revision: 0 });
    await platform.send(messageCalls.saveSendTrigger, {
      trigger: 'alarmRaised',
      channels: ['app', 'email'],
      receivers: ['unitContacts'],
      isEnabled: true,
      revision: 0,
    });
    const limit = async (appMinutes: number, emailMinutes: number) => {
      const { settings, revision } = await platform.send(messageCalls.sendRule, {});
      const limits = { appMinutes, emailMinutes, standingMinutes: 0, forcedChannels: [] };
      await platform.send(messageCalls.saveSendRule, { ...settings, ...limits, revision });
    };
    const mine = async (alarmId: number) =>
      Object.fromEntries(
        (await sendsOf(w, alarmId))
          .filter(({ channel, address }) => (channel === 'email' ? address === 'unit@example.com' : channel === 'app'))
          .map(({ channel, state, reason, nextAt }) => [channel, { state, reason, nextAt }]),
      );
    const went = { state: 'handed', reason: null };
    const waits = { state: 'held', reason: 'interval' };
    await limit(0, 30);
    const first = await alarm(w);
    const firstAt = w.time.clock();
    expect(await mine(first)).toMatchObject({ app: went, email: went });
    await handle(w, first);
    await pass(w, 5 * minute);
    const second = await alarm(w);
    const held = await mine(second);
    expect(held).toMatchObject({ app: went, email: waits });
    const next = Date.parse(held['email']?.nextAt ?? '');
    expect(next - firstAt).toBeGreaterThan(29 * minute);
    expect(next - firstAt).toBeLessThanOrEqual(30 * minute);
    const before = offers.length;
    await pass(w, next - w.time.clock() + 6000);
    expect(offers.slice(before).map(({ to }) => to)).toEqual(['unit@example.com']);
    expect(await mine(second)).toMatchObject({ email: went });
    // the other way round: now the app waits, and e-mail does not
    await handle(w, second);
    await limit(60, 0);
    expect(await mine(await alarm(w))).toMatchObject({ app: waits, email: went });
  });

  it('takes over what a killed gateway left, once, under the same key [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    const accessId = await addAccess(w);
    const alarmId = await alarm(w);
    const key = offers[0]?.key ?? '';
    const left = (claimedUntil: number) =>
      w.database.db
        .updateTable('sendRecord')
        .set({ state: 'planned', carrierId: null, handedAt: null, claimedUntil: new Date(claimedUntil).toISOString() })
        .where('key', '=', key)
        .execute();
    const before = offers.length;
    await left(w.time.clock() + minute);
    await pass(w, 30_000);
    expect(offers.length).toBe(before);
    await pass(w, 40_000);
    expect(offers.slice(before).map((offer) => offer.key)).toEqual([key]);
    // a claim of a clock that ran ahead holds nothing for ever
    await left(w.time.clock() + 400 * 24 * 60 * minute);
    await pass(w, 6000);
    expect(offers.slice(before).map((offer) => offer.key)).toEqual([key, key]);
    expect((await smsOf(w, alarmId)).every(([state]) => state === 'handed')).toBe(true);
    // and it passed the limits once
    const { attempts, passedAt } = await w.database.db
      .selectFrom('sendRecord')
      .select(['attempts', 'passedAt'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect([attempts, passedAt !== null, accessId > 0]).toEqual([3, true, true]);
  });

  it('takes receipts that are signed, fresh, of its own access and new, and no others [MSG-05] [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    const accessId = await addAccess(w);
    const other = await addAccess(w, 'platform', { name: '备用', position: 2, secret: 'another secret of it' });
    const alarmId = await alarm(w);
    const key = offers[0]?.key ?? '';
    const refused = { code: 'message.receipt.refused' };
    expect(await problemOf(receipt(w, accessId, key, 'delivered', 'a forged secret of it'))).toMatchObject(refused);
    expect(
      await problemOf(receipt(w, accessId, key, 'delivered', accessSecret, w.time.clock() - 6 * minute)),
    ).toMatchObject(refused);
    expect(await problemOf(receipt(w, accessId, 'alarm:0:raised:sms:1', 'delivered'))).toMatchObject(refused);
    expect(await problemOf(receipt(w, other, key, 'delivered', 'another secret of it'))).toMatchObject(refused);
    expect((await smsOf(w, alarmId)).every(([state]) => state === 'handed')).toBe(true);
    await receipt(w, accessId, key, 'sent');
    await receipt(w, accessId, key, 'delivered');
    for (const outcome of ['delivered', 'sent', 'failed'] as const)
      expect(await problemOf(receipt(w, accessId, key, outcome))).toMatchObject({ code: 'message.receipt.known' });
    const row = await w.database.db
      .selectFrom('sendRecord')
      .select('state')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('delivered');
  });

  it('a blocked number or device is not sent to, and the record says so; a call still goes [DEV-27]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    await addAccess(w, 'platform', { channel: 'voice', signature: undefined, shownNumber: '4008123' });
    const platform = await w.as('platform');
    const first = await alarm(w);
    const number = offers[0]?.to ?? '';
    await platform.send(messageCalls.addPhoneBlock, { number: `+86 ${number}`, smsFlag: true });
    expect(await problemOf(platform.send(messageCalls.addPhoneBlock, { number, smsFlag: true }))).toMatchObject({
      code: 'message.block.exists',
      field: 'number',
    });
    await handle(w, first);
    offers.length = 0;
    const second = await alarm(w);
    expect(offers.filter(({ to }) => to === number).map(({ channel }) => channel)).toEqual(['voice']);
    expect(await smsOf(w, second)).toContainEqual(['notSent', 'blockedPhone']);
    await platform.send(messageCalls.addDeviceBlock, { imei: imeiOf(1), type: 'voice' });
    await handle(w, second);
    const third = await alarm(w);
    const voice = (await sendsOf(w, third)).filter(({ channel }) => channel === 'voice');
    expect(voice.map(({ reason }) => reason)).toEqual(voice.map(() => 'blockedDevice'));
  });

  it('an access that fails is left alone and the next one takes over; without one the messages wait, in the open, until the carrier is back [MSG-06]', async () => {
    let isDown = true;
    const { carrier, offers } = recordingCarrier((offer) =>
      isDown && offer.access.account === 'a' ? refusing() : { isTaken: true, carrierId: offer.key },
    );
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const platform = await w.as('platform');
    const alarmId = await alarm(w);
    for (let at = 0; at < 20; at += 1) await pass(w, minute);
    const failing = (await platform.send(messageCalls.accesses, {})).rows[0];
    expect(failing).toMatchObject({ lastReason: 'unreachable' });
    expect(failing?.failingSince).not.toBeNull();
    const statesOf = async () => (await smsOf(w, alarmId)).map(([state]) => state);
    expect(await statesOf()).toContain('planned');
    expect(await statesOf()).not.toContain('failed');
    // whoever looks sees neither the secret nor what the carrier wrote
    expect(JSON.stringify(failing)).not.toContain(accessSecret);
    isDown = false;
    for (let at = 0; at < 15; at += 1) await pass(w, minute);
    expect(await statesOf()).toContain('handed');
    expect(await statesOf()).not.toContain('planned');
    isDown = true;
    await handle(w, alarmId);
    await addAccess(w, 'platform', { name: '备用', account: 'b', position: 2 });
    offers.length = 0;
    const next = await alarm(w);
    for (let at = 0; at < 10; at += 1) await pass(w, minute);
    expect((await smsOf(w, next)).every(([state]) => state === 'handed')).toBe(true);
    isDown = false;
  });

  it('a slow carrier of one tenant delays no other [MSG-06]', async () => {
    const waiting: (() => void)[] = [];
    const { carrier, offers } = recordingCarrier((offer) =>
      offer.rentId === 'R001'
        ? new Promise<Offered>((resolve) => waiting.push(() => resolve({ isTaken: true, carrierId: offer.key })))
        : { isTaken: true, carrierId: offer.key },
    );
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const { db } = w.database;
    const [access] = await db.selectFrom('sendAccess').select('accessId').execute();
    const at = new Date(w.time.clock()).toISOString();
    const other = await db
      .insertInto('sendAccess')
      .values({
        rentId: 'R002',
        partnerId: null,
        channel: 'sms',
        carrier: 'webhook',
        name: 'x',
        account: 'x',
        secret: accessSecret,
        url: 'https://x.example.com',
      })
      .returning('accessId')
      .executeTakeFirstOrThrow();
    const record = (rentId: string, accessId: number, index: number) => ({
      rentId,
      accessId,
      orgPath: '/',
      partnerId: null,
      unitId: null,
      maintId: null,
      placeId: null,
      at,
      nextAt: at,
      kind: 'test' as const,
      channel: 'sms' as const,
      address: `1380013${index}`,
      digits: `1380013${index}`,
      text: 'x',
      state: 'planned' as const,
      key: `test:${rentId}:${index}`,
    });
    await db
      .insertInto('sendRecord')
      .values(Array.from({ length: 12 }, (_, index) => record('R001', access?.accessId ?? 0, index)))
      .execute();
    await db
      .insertInto('sendRecord')
      .values(Array.from({ length: 6 }, (_, index) => record('R002', other.accessId, index)))
      .execute();
    w.time.advance(6000);
    await expect
      .poll(
        async () =>
          (
            await db
              .selectFrom('sendRecord')
              .select('key')
              .where('rentId', '=', 'R002')
              .where('state', '=', 'handed')
              .execute()
          ).length,
      )
      .toBe(6);
    // no more than its share is under way at the slow one
    expect(offers.filter(({ rentId }) => rentId === 'R001').length).toBeLessThanOrEqual(4);
    while (
      (
        await db
          .selectFrom('sendRecord')
          .select('key')
          .where('rentId', '=', 'R001')
          .where('state', '=', 'planned')
          .execute()
      ).length > 0
    ) {
      for (const end of waiting.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await w.gateway.idle();
    expect(offers.length).toBe(18);
  });

  it('escalates an alarm that nobody acknowledges, and none that somebody has [ALM-09] [ALM-11]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const standing = async (alarmId: number) =>
      (await sendsOf(w, alarmId)).filter(({ moment }) => moment === 'standing').length;
    const left = await alarm(w);
    await pass(w, 4 * minute);
    expect(await standing(left)).toBe(0);
    await pass(w, 2 * minute);
    expect(await standing(left)).toBeGreaterThan(0);
    await handle(w, left);
    const seen = await alarm(w);
    await platform.send(alarmCalls.acknowledge, { alarmIds: [seen] });
    await pass(w, 6 * minute);
    expect(await standing(seen)).toBe(0);
  });

  it('what a person switched off is not sent, unless the tenant forces it [MSG-04] [ROL-05]', async () => {
    const w = await start();
    const [unit, platform] = [await w.as('unit'), await w.as('platform')];
    const { db } = w.database;
    await db
      .updateTable('appUser')
      .set({ mobile: '13700137001' })
      .where('username', '=', 'unit')
      .where('rentId', '=', 'R001')
      .execute();
    const { carrier: _carrier } = recordingCarrier();
    await platform.send(messageCalls.createAccess, {
      channel: 'sms',
      name: '模拟',
      account: 'a',
      signature: '消防云',
      isEnabled: true,
    });
    await unit.send(messageCalls.saveReceiving, { alarm: [], revision: 0 });
    const mine = async (alarmId: number) =>
      (await sendsOf(w, alarmId))
        .filter(({ address }) => address === '13700137001')
        .map(({ state, reason }) => [state, reason]);
    const first = await alarm(w);
    expect(await mine(first)).toEqual([['notSent', 'off']]);
    await handle(w, first);
    const { settings } = await platform.send(messageCalls.sendRule, {});
    await platform.send(messageCalls.saveSendRule, {
      ...settings,
      forcedChannels: ['sms'],
      forcedLevel: 2,
      revision: 0,
    });
    expect(await unit.send(messageCalls.receiving, {})).toMatchObject({
      forcedChannels: ['sms'],
      mobile: '13700137001',
    });
    expect((await mine(await alarm(w))).map(([state]) => state)).not.toContain('notSent');
  });

  it('the sandbox reports by receipts what became of its messages; a carrier that says nothing is not waited for any longer [MSG-05]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    await platform.send(messageCalls.createAccess, {
      channel: 'sms',
      name: '模拟',
      account: 'a',
      signature: '消防云',
      isEnabled: true,
    });
    const { db } = w.database;
    for (let at = 0; at < 4; at += 1) await handle(w, await alarm(w));
    const states = async () =>
      new Set(
        (await db.selectFrom('sendRecord').select('state').where('channel', '=', 'sms').execute()).map(
          ({ state }) => state,
        ),
      );
    for (let at = 0; at < 5; at += 1) await pass(w, minute);
    expect([...(await states())].some((state) => state === 'delivered' || state === 'failed')).toBe(true);
    expect(w.failures).toEqual([]);
  });

  it('a partner sees and changes what is its own; hidden digits are not found by a search [MSG-06] [ORG-06] [DEV-27]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    const own = await addAccess(w);
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    await alarm(w);
    const digits = offers[0]?.to ?? '';
    expect((await agent.send(messageCalls.accesses, {})).rows).toEqual([]);
    expect(await problemOf(agent.send(messageCalls.deleteAccess, { accessId: own }))).toMatchObject({
      code: 'message.access.notFound',
    });
    await agent.send(messageCalls.addPhoneBlock, { number: digits, voiceFlag: true });
    expect((await (await w.as('platform', 'R002')).send(messageCalls.phoneBlocks, {})).rows).toEqual([]);
    const shown = (await agent.send(messageCalls.sends, { channel: ['sms'], counted: 'sent' })).rows;
    expect(shown.length).toBeGreaterThan(0);
    for (const { address } of shown) expect(address).toMatch(/^\d{3}\*{4}\d{4}$|^\*{4}$/);
    const [listed] = (await platform.send(messageCalls.sends, { search: digits })).rows;
    expect(listed?.address).toMatch(/\*{4}/);
    const whole = { subject: 'sendRecord' as const, id: listed?.recordId ?? 0, fields: ['address'] };
    expect((await platform.send(sessionCalls.showPersonal, whole)).values).toEqual({ address: [digits] });
    expect(await problemOf(agent.send(sessionCalls.showPersonal, whole))).toMatchObject({
      code: 'session.personal.notFound',
    });
    expect((await agent.send(messageCalls.sends, { search: digits })).total).toBe(0);
    expect((await platform.send(messageCalls.sends, { search: digits })).total).toBeGreaterThan(0);
    expect(await problemOf(platform.send(messageCalls.deleteAccess, { accessId: own }))).toMatchObject({
      code: 'message.access.onlyOne',
    });
  });

  it('statistics count what their list shows, over 30 days at most [MSG-05]', async () => {
    const { carrier } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    await alarm(w);
    const platform = await w.as('platform');
    const day = new Date(w.time.clock() + 8 * 60 * minute).toISOString().slice(0, 10);
    const range = { from: day, to: day };
    for (const level of ['platform', 'tenant', 'user'] as const) {
      const { sent, trend, sums } = await platform.send(messageCalls.sendStatistics, {
        channel: 'sms',
        level,
        ...range,
      });
      const { total } = await platform.send(messageCalls.sends, { channel: ['sms'], counted: 'sent' });
      expect(sent).toBeGreaterThan(0);
      expect([trend.length, sent, sums.reduce((sum, one) => sum + one.sent, 0)]).toEqual([1, total, total]);
    }
    expect(
      await problemOf(platform.send(messageCalls.sendStatistics, { from: '2026-01-01', to: '2026-01-31' })),
    ).toMatchObject({ code: 'message.range.tooLong', field: 'to' });
  });

  it('templates fill what is sent; a private one of somebody above cannot be chosen, a used one not deleted [MSG-03] [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    await addAccess(w);
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const template = { name: '火警', type: 'sms', group: 'alarm', content: '{place}有{kind}' };
    expect(
      await problemOf(platform.send(messageCalls.createTemplate, { ...template, content: '{amount}' })),
    ).toMatchObject({ code: 'message.template.unknownPlaceholder' });
    const { templateId, revision } = await platform.send(messageCalls.createTemplate, template);
    const trigger = {
      trigger: 'alarmRaised',
      channels: ['sms'],
      receivers: ['placeManager', 'unitContacts'],
      isEnabled: true,
      revision: 0,
    };
    expect(await problemOf(platform.send(messageCalls.saveSendTrigger, trigger))).toMatchObject({
      code: 'message.trigger.templateRequired',
      field: 'smsTemplateId',
    });
    expect(
      await problemOf(agent.send(messageCalls.saveSendTrigger, { ...trigger, smsTemplateId: templateId })),
    ).toMatchObject({ field: 'smsTemplateId' });
    await platform.send(messageCalls.saveSendTrigger, { ...trigger, smsTemplateId: templateId });
    expect(
      await problemOf(platform.send(messageCalls.saveSendTrigger, { ...trigger, smsTemplateId: templateId })),
    ).toMatchObject({ code: 'message.conflict' });
    await alarm(w);
    expect(offers.map(({ text }) => text).every((text) => /^.+有.+$/.test(text))).toBe(true);
    expect(offers.length).toBeGreaterThan(0);
    expect((await problemOf(platform.send(messageCalls.deleteTemplate, { templateId })))?.code).toBe(
      'message.template.used',
    );
    expect((await agent.send(messageCalls.templates, {})).total).toBe(0);
    await platform.send(messageCalls.changeTemplate, { ...template, templateId, revision, isPublic: true });
    expect((await agent.send(messageCalls.templates, {})).rows).toMatchObject([{ templateId, isOwn: false }]);
    expect((await problemOf(agent.send(messageCalls.deleteTemplate, { templateId })))?.code).toBe(
      'message.template.notYours',
    );
  });

  it('a code goes through the carrier of the tenant and nowhere else; while that fails everybody is refused, and the record shows it [SES-12] [MSG-06]', async () => {
    let isDown = false;
    const { carrier, offers } = recordingCarrier((offer) =>
      isDown ? refusing() : { isTaken: true, carrierId: offer.key },
    );
    const w = await start({ carriers: { webhook: carrier } });
    await w.database.db
      .updateTable('appUser')
      .set({ mobile: '13700137001' })
      .where('username', '=', 'unit')
      .where('rentId', '=', 'R001')
      .execute();
    await addAccess(w);
    const ask = () =>
      w.client().send(sessionCalls.sendCode, { rentId: 'R001', mobile: '13700137001', purpose: 'login' });
    await ask();
    await expect.poll(() => offers.length).toBe(1);
    expect([offers[0]?.to, w.messages.length]).toEqual(['13700137001', 0]);
    const records = async () =>
      (await (await w.as('platform')).send(messageCalls.sends, { kind: ['code'], order: 'asc' })).rows.map(
        ({ state, text }) => [state, text],
      );
    await expect.poll(records).toEqual([['handed', '']]);
    isDown = true;
    await pass(w, 2 * minute);
    await ask();
    await expect.poll(async () => (await records()).map(([state]) => state)).toContain('failed');
    expect(w.messages).toEqual([]);
    expect(await problemOf(ask())).toMatchObject({ code: 'session.code.noCarrier' });
  });

  it('the secret of an access is encrypted in its table, and stands in no reply; an earlier one is encrypted at the start [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await start({ carriers: { webhook: carrier } });
    const { db } = w.database;
    const accessId = await addAccess(w);
    await alarm(w);
    expect(offers[0]?.access.secret).toBe(accessSecret);
    const table = async () =>
      (await sql<{ row: string }>`select t::text as row from send_access t`.execute(db)).rows
        .map(({ row }) => row)
        .join();
    expect(await table()).not.toContain(accessSecret);
    const shown = JSON.stringify(await (await w.as('platform')).send(messageCalls.accesses, {}));
    expect(shown).not.toContain(accessSecret);
    expect(shown).not.toMatch(/sealed|secret/i);

    const old = 'an old secret in plain text';
    await db.updateTable('sendAccess').set({ secret: old, sealedSecret: null }).execute();
    const errors: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
    const keys = await loadSecrets(db, systemRandom, new Date(w.time.clock()).toISOString());
    // without the key nothing is lost
    const none = { ...keys, sealer: new Sealer(systemRandom, []) };
    expect(await sealTable({ database: w.database, secrets: none, log }, sendSecrets)).toBe(0);
    expect([await table(), errors.length]).toEqual([expect.stringContaining(old), 1]);
    expect(await sealTable({ database: w.database, secrets: keys, log }, sendSecrets)).toBeGreaterThan(0);
    expect(await table()).not.toContain(old);
    expect(await sealTable({ database: w.database, secrets: keys, log }, sendSecrets)).toBe(0);
    const key = offers[0]?.key ?? '';
    expect(await problemOf(receipt(w, accessId, key, 'delivered', accessSecret))).toMatchObject({
      code: 'message.receipt.refused',
    });
    await receipt(w, accessId, key, 'delivered', old);
    expect(errors).toHaveLength(1);
  });
});
