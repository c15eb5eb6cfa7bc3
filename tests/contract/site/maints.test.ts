import { deviceCalls } from '@fireline/api/device';
import { messageCalls } from '@fireline/api/message';
import { sessionCalls } from '@fireline/api/session';
import { type SentMaint, siteCalls } from '@fireline/api/site';
import { describe, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { addAccess, alarm, handle, recordingCarrier, sendsOf, startSending } from '../../fixtures/sendingWorld.ts';

const sent: SentMaint = {
  name: '安泰维保',
  contact: '林工',
  address: '后海大道2388号',
  phone: '13800138001',
  partnerId: 1,
  systemTitle: '安泰维保平台',
};
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('maintenance companies', ({ open }) => {
  it('have a name of 1 to 12 that is theirs alone, and other text of 1 to 128 [SIT-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const create = (more: object) => problemOf(platform.send(siteCalls.createMaint, { ...sent, ...more }));
    expect(await create({ name: '一二三四五六七八九十一二三' })).toBe('form.tooLong name');
    expect(await create({ contact: '长'.repeat(129) })).toBe('form.tooLong contact');
    expect(await platform.send(siteCalls.createMaint, { ...sent, contact: '长'.repeat(128) })).toMatchObject({
      partnerName: '合作商1',
      isOwn: true,
      places: 0,
    });
    expect(await create({})).toBe('site.maint.nameTaken name');
  });

  it('of another partner can be looked at where they keep one’s places, counted by these alone, and not be changed [SIT-07] [ORG-05] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const agent = await w.as('agent');
    const now = { ...sent, name: '维保1', maintId: 1 };
    await platform.send(siteCalls.changeMaint, { ...now, partnerId: 2, revision: 1 });
    // place 2 is of partner 2
    await platform.send(siteCalls.assignMaint, { placeIds: [2], maintId: 1 });
    const all = await platform.send(siteCalls.maints, { search: now.name });
    const { rows } = await agent.send(siteCalls.maints, {});
    expect(rows.map(({ maintId, isOwn, places }) => [maintId, isOwn, places])).toEqual([[1, false, 1]]);
    expect(all.rows.map(({ places }) => places)).toEqual([2]);
    expect(rows[0]?.devices).toBeLessThan(all.rows[0]?.devices ?? 0);
    expect(await problemOf(agent.send(siteCalls.changeMaint, { ...now, revision: 2 }))).toBe(
      'site.maint.notFound maintId',
    );
    expect(await problemOf(agent.send(siteCalls.createMaint, { ...sent, partnerId: 2 }))).toBe('form.choice partnerId');
  });

  it('show their title to their people, from the next look at the session on [SIT-07] [SES-11]', async () => {
    const w = await open();
    const maint = await w.as('maint');
    expect((await maint.send(sessionCalls.me, {})).systemTitle).toBeUndefined();
    const platform = await w.as('platform');
    await platform.send(siteCalls.changeMaint, { ...sent, name: '维保1', maintId: 1, revision: 1 });
    expect((await maint.send(sessionCalls.me, {})).systemTitle).toBe('安泰维保平台');
    expect((await platform.send(sessionCalls.me, {})).systemTitle).toBeUndefined();
  });

  it('that keep places or have accounts are not deleted; places with all in them go to another [SIT-07] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { maintId } = await platform.send(siteCalls.createMaint, sent);
    const { problems } = await refusalOf(platform.send(siteCalls.deleteMaint, { maintId: 1 }));
    expect(problems[0]).toMatchObject({ code: 'site.maint.inUse', args: { places: 1 } });
    const maint = await w.as('maint');
    const seen = async () => (await maint.send(deviceCalls.list, {})).total;
    const devices = await seen();
    expect(devices).toBeGreaterThan(0);
    expect(await platform.send(siteCalls.assignMaint, { placeIds: [1], maintId })).toMatchObject({
      places: 1,
      devices,
    });
    expect(await seen()).toBe(0);
    expect(await problemOf(platform.send(siteCalls.assignMaint, { placeIds: [1, 101], maintId }))).toBe(
      'site.place.notFound placeIds',
    );
    const other = await platform.send(siteCalls.createMaint, { ...sent, name: '短期维保' });
    await platform.send(siteCalls.deleteMaint, { maintId: other.maintId });
    const { choices } = await platform.send(siteCalls.choices, { kind: 'maint', search: '短期' });
    expect(choices).toEqual([]);
  });

  describe('people of a company', () => {
    /** The fixture's company, of the agent's partner. */
    const opened = async (start: Promise<FixtureGateway>) => {
      const w = await start;
      await w.database.db.updateTable('maint').set({ partnerId: 1 }).where('maintId', '=', 1).execute();
      return w;
    };
    const off = { maintId: 1, userId: 5, notice: 'sms', isOn: false, revision: 0 } as const;

    it('are listed with role and notices; of another company nobody is found [SIT-07] [ROL-06]', async () => {
      const w = await opened(open());
      const agent = await w.as('agent');
      const { rows, total } = await agent.send(siteCalls.maintUsers, { maintId: 1 });
      expect(total).toBe(1);
      expect(rows).toMatchObject([
        { userId: 5, username: 'maint', notices: { sms: 'on', voice: 'on', app: 'on' }, revision: 0 },
      ]);
      const platform = await w.as('platform');
      for (const [client, maintId] of [
        [agent, 2],
        [platform, 101],
      ] as const) {
        expect(await problemOf(client.send(siteCalls.maintUsers, { maintId }))).toBe('site.maint.notFound maintId');
        expect(await problemOf(client.send(siteCalls.setMaintNotice, { ...off, maintId }))).toBe(
          'site.maint.notFound maintId',
        );
      }
      expect(await problemOf(platform.send(siteCalls.setMaintNotice, { ...off, maintId: 2 }))).toBe(
        'session.userNotFound userId',
      );
      expect(await problemOf(platform.send(siteCalls.setMaintNotice, { ...off, userId: 4 }))).toBe(
        'session.userNotFound userId',
      );
    });

    it('of a new company of one’s own are created and looked after before it keeps a place [SIT-07] [SES-08] [ORG-05]', async () => {
      const w = await open();
      const agent = await w.as('agent');
      const { maintId } = await agent.send(siteCalls.createMaint, sent);
      const realName = '长'.repeat(128);
      const person = { username: 'anzhi_lin', realName, role: 'maint', nodeId: String(maintId) };
      const tooLong = agent.send(sessionCalls.createUser, { ...person, realName: `${realName}长` });
      expect(await problemOf(tooLong)).toBe('form.tooLong realName');
      await agent.send(sessionCalls.createUser, person);
      expect((await agent.send(siteCalls.maintUsers, { maintId })).rows).toMatchObject([
        { username: 'anzhi_lin', realName, mobile: '', roleName: null, notices: { sms: 'on' }, revision: 0 },
      ]);
      expect((await agent.send(sessionCalls.users, { maintId })).rows).toMatchObject([{ username: 'anzhi_lin' }]);
    });

    it('switch in the settings that they have themselves; of two at once the second learns who was first [SIT-07] [MSG-04] [SES-10]', async () => {
      const w = await opened(open());
      const [platform, agent, maint] = [await w.as('platform'), await w.as('agent'), await w.as('maint')];
      const own = async () => maint.send(messageCalls.receiving, {});
      const ways = { alarm: ['sms', 'app'], device: ['app'], email: 'maint@example.com' };
      await maint.send(messageCalls.saveReceiving, { ...ways, revision: 0 });
      const [row] = (await platform.send(siteCalls.maintUsers, { maintId: 1 })).rows;
      expect(row).toMatchObject({ notices: { sms: 'some', voice: 'off', app: 'some' }, revision: 1 });
      const saved = await platform.send(siteCalls.setMaintNotice, { ...off, revision: 1 });
      expect(saved).toMatchObject({ notices: { sms: 'off', app: 'some' }, revision: 2 });
      const late = await refusalOf(agent.send(siteCalls.setMaintNotice, { ...off, revision: 1 }));
      expect([late.code, late.problems[0]?.args]).toMatchObject(['site.conflict', { name: 'platform-R001' }]);
      expect(await own()).toMatchObject({ alarm: ['app'], device: ['app'], email: 'maint@example.com', revision: 2 });
      const stale = await refusalOf(maint.send(messageCalls.saveReceiving, { ...ways, revision: 1 }));
      expect([stale.code, stale.problems[0]?.args]).toEqual(['message.conflict', { name: 'platform-R001' }]);
      await agent.send(siteCalls.setMaintNotice, { ...off, notice: 'voice', isOn: true, revision: 2 });
      expect(await own()).toMatchObject({ alarm: ['app', 'voice'], payment: ['voice'] });
      const log = await platform.send(sessionCalls.userLog, { action: 'site.setMaintNotice' });
      expect(log.rows.map(({ username, detail }) => [username, detail])).toEqual([
        ['agent', 'maint'],
        ['platform', 'maint'],
      ]);
    });

    it('are sent nothing by a channel that was switched off, but what the tenant forces [SIT-07] [ALM-09] [ROL-05]', async () => {
      const w = await opened(startSending({ open })({ carriers: { webhook: recordingCarrier().carrier } }));
      await addAccess(w);
      await w.database.db.updateTable('appUser').set({ mobile: '13800138005' }).where('userId', '=', 5).execute();
      const platform = await w.as('platform');
      const force = async (forcedChannels: string[]) => {
        const { settings, revision } = await platform.send(messageCalls.sendRule, {});
        await platform.send(messageCalls.saveSendRule, { ...settings, forcedChannels, forcedLevel: 1, revision });
      };
      /** What becomes of the message to the company's account. */
      const sms = async () => {
        const alarmId = await alarm(w);
        const rows = (await sendsOf(w, alarmId)).filter(
          (row) => row.channel === 'sms' && row.receiver === 'maint-R001',
        );
        await handle(w, alarmId);
        return rows.map(({ reason }) => reason);
      };
      const template = { name: '火警', type: 'sms', group: 'alarm', content: '{place}有{kind}' };
      const { templateId } = await platform.send(messageCalls.createTemplate, template);
      await platform.send(messageCalls.saveSendTrigger, {
        trigger: 'alarmRaised',
        channels: ['sms'],
        receivers: ['maintenanceCompany'],
        smsTemplateId: templateId,
        isEnabled: true,
        revision: 0,
      });
      await force([]);
      expect(await sms()).toEqual([null]);
      await platform.send(siteCalls.setMaintNotice, off);
      expect(await sms()).toEqual(['off']);
      expect((await platform.send(siteCalls.maintUsers, { maintId: 1 })).forced).toEqual([]);
      await force(['sms']);
      expect(await sms()).toEqual([null]);
      expect(await platform.send(siteCalls.maintUsers, { maintId: 1 })).toMatchObject({
        forced: ['sms'],
        forcedLevel: 1,
      });
    });
  });
});
