import { createPushClient, pushPath } from '@fireline/api/lib';
import { messageCalls, type SentAnnouncement, siteLetterTopic } from '@fireline/api/message';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import type { Role } from '@fireline/domain/role';
import { expect, it, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const sent: SentAnnouncement = {
  classification: 'system',
  type: 'safety',
  title: '用电安全提醒',
  content: '离开时切断电源',
  pushTargets: ['unit'],
};
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

/** A console that records the notifications of its account's letters. */
async function listener(w: FixtureGateway, user: Role) {
  const told: unknown[] = [];
  const held = { token: await w.token(user), expiresAt: '', account: {} as never, rights: {} as never };
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId: 'R001', user })}`,
    session: createSession({ store: memorySessionStore(held), onExpired: () => {} }),
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [],
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
    clock: w.time.clock,
    timers: w.time.timers,
  });
  push.listen(siteLetterTopic, { events: (events) => told.push(...events.map(({ data }) => data)) });
  push.start();
  await vi.waitUntil(() => push.link().state === 'live');
  return { push, told };
}

await onTestDatabase('messages', ({ open }) => {
  it('an announcement is read by those it is for once it is approved, by nobody else, and pinned for its minutes [MSG-01] [MSG-02] [MSG-04] [ORG-06]', async () => {
    const w = await open();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const pinned = { ...sent, isPinned: true };
    for (const pinMinutes of [0, 10_081])
      expect(await problemOf(platform.send(messageCalls.createAnnouncement, { ...pinned, pinMinutes }))).toMatchObject({
        code: 'form.range',
        field: 'pinMinutes',
      });
    const { announcementId, state } = await platform.send(messageCalls.createAnnouncement, {
      ...pinned,
      pinMinutes: 30,
    });
    expect(state).toBe('pendingReview');
    const titlesOf = async (client: typeof unit, query: object = {}) =>
      (await client.send(messageCalls.letters, query)).rows.map(({ title }) => title);
    expect(await titlesOf(unit)).toEqual([]);
    await platform.send(messageCalls.approveAnnouncement, { announcementId });
    expect(await titlesOf(unit, { pinned: 'yes' })).toEqual([sent.title]);
    const [row] = (await platform.send(messageCalls.announcements, {})).rows;
    expect(Date.parse(row?.pinEndsAt ?? '') - Date.parse(row?.approvedAt ?? '')).toBe(30 * 60_000);
    // other roles, the author, and another tenant
    for (const other of ['platform', 'agent', 'maint', 'resident'] as const)
      expect(await titlesOf(await w.as(other))).toEqual([]);
    expect(await titlesOf(await w.as('unit', 'R002'))).toEqual([]);
  });

  it('a letter is counted and read by its owner alone [MSG-04]', async () => {
    const w = await open();
    const [platform, unit, resident] = [await w.as('platform'), await w.as('unit'), await w.as('resident')];
    const to = { ...sent, pushTargets: ['unit', 'place'] };
    const { announcementId } = await platform.send(messageCalls.createAnnouncement, to);
    await platform.send(messageCalls.approveAnnouncement, { announcementId });
    const unread = async (client: typeof unit) => (await client.send(messageCalls.unread, {})).count;
    expect([await unread(unit), await unread(resident), await unread(platform)]).toEqual([1, 1, 0]);
    const [letter] = (await unit.send(messageCalls.letters, { read: 'no' })).rows;
    const letterIds = [letter?.letterId ?? 0];
    await resident.send(messageCalls.markRead, { letterIds });
    expect([await unread(unit), await unread(resident)]).toEqual([1, 1]);
    await unit.send(messageCalls.markRead, { letterIds });
    expect([await unread(unit), await unread(resident)]).toEqual([0, 1]);
    const [row] = (await platform.send(messageCalls.announcements, {})).rows;
    expect(row).toMatchObject({ readers: 1 });
    expect(row?.recipients).toBeGreaterThan(1);
  });

  it('whom it would reach is counted before its review, and each reader is addressed as its template says [MSG-01] [MSG-02] [MSG-03]', async () => {
    const w = await open();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const template = { name: '公告', type: 'siteLetter', group: 'announcement', isPublic: true, content: '{name}您好' };
    const { templateId } = await platform.send(messageCalls.createTemplate, template);
    const foreign = await (await w.as('platform', 'R002')).send(messageCalls.createTemplate, template);
    const to = { ...sent, pushTargets: ['unit', 'place'], templateId, content: '{name}您好：{title}，{time}' };
    const refusals = [
      { ...to, content: '{nobody}您好' },
      { ...to, templateId: foreign.templateId },
    ].map((one) => problemOf(platform.send(messageCalls.createAnnouncement, one)));
    expect(await Promise.all(refusals)).toMatchObject([
      { code: 'message.template.unknownPlaceholder', field: 'content' },
      { code: 'message.template.notFound', field: 'templateId' },
    ]);
    const { announcementId } = await platform.send(messageCalls.createAnnouncement, to);
    const reach = await platform.send(messageCalls.announcementReach, {
      pushTargets: ['unit', 'place'],
      announcementId,
    });
    expect(reach).toMatchObject({ partner: 0, total: reach.unit + reach.place });
    expect(reach.place).toBeGreaterThan(0);
    const foreignReach = (await w.as('platform', 'R002')).send(messageCalls.announcementReach, {
      pushTargets: ['unit'],
      announcementId,
    });
    expect((await problemOf(foreignReach))?.code).toBe('message.announcement.notFound');
    const approved = await platform.send(messageCalls.approveAnnouncement, { announcementId });
    expect(approved).toMatchObject({ recipients: reach.total, templateId });
    const [letter] = (await unit.send(messageCalls.letters, {})).rows;
    const me = await unit.send(sessionCalls.me, {});
    const name = me.realName || me.username;
    expect(letter).toMatchObject({ about: null, title: sent.title });
    expect(letter?.content).toMatch(new RegExp(`^${name}您好：${sent.title}，\\d\\d-\\d\\d \\d\\d:\\d\\d$`));
  });

  it('is rejected with a reason and resubmitted; of two reviewers at once the second learns who was first [MSG-02]', async () => {
    const w = await open();
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const { announcementId } = await platform.send(messageCalls.createAnnouncement, sent);
    expect((await refusalOf(unit.send(messageCalls.approveAnnouncement, { announcementId }))).status).toBe(403);
    expect((await problemOf(platform.send(messageCalls.rejectAnnouncement, { announcementId })))?.field).toBe(
      'rejectionReason',
    );
    const reject = { announcementId, rejectionReason: '请写明时间' };
    const { revision } = await platform.send(messageCalls.rejectAnnouncement, reject);
    const again = { ...sent, announcementId, content: '今晚切断电源' };
    const stale = platform.send(messageCalls.resubmitAnnouncement, { ...again, revision: 1 });
    expect((await problemOf(stale))?.code).toBe('message.announcement.conflict');
    await platform.send(messageCalls.resubmitAnnouncement, { ...again, revision });
    const reviews = await Promise.allSettled([
      platform.send(messageCalls.approveAnnouncement, { announcementId }),
      platform.send(messageCalls.rejectAnnouncement, reject),
    ]);
    expect(reviews.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [row] = (await platform.send(messageCalls.announcements, {})).rows;
    expect(await problemOf(platform.send(messageCalls.approveAnnouncement, { announcementId }))).toMatchObject({
      code: `message.audit.refusal.${row?.state}`,
      args: { name: row?.auditedBy },
    });
  });

  it('is approved by another than who submitted it while there is one, and by its author where there is none [MSG-02]', async () => {
    const w = await open();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const { db } = w.database;
    const own = await agent.send(messageCalls.createAnnouncement, sent);
    expect(own.needsAnother).toBe(true);
    const { announcementId } = own;
    const approve = () => problemOf(agent.send(messageCalls.approveAnnouncement, { announcementId }));
    expect(await approve()).toMatchObject({ code: 'message.audit.ownAnnouncement' });
    const seen = await platform.send(messageCalls.announcements, {});
    expect(seen.rows.map(({ needsAnother }) => needsAnother)).toEqual([false]);

    // of the tenant's two reviewers one is a person of the platform, whose own the partner does not see
    const mine = await platform.send(messageCalls.createAnnouncement, sent);
    expect(mine.needsAnother).toBe(false);

    // who resubmits it has submitted it
    const reject = { announcementId, rejectionReason: '请写明时间' };
    const { revision } = await platform.send(messageCalls.rejectAnnouncement, reject);
    const again = await platform.send(messageCalls.resubmitAnnouncement, { ...sent, announcementId, revision });
    expect(again.needsAnother).toBe(true);
    expect(await problemOf(platform.send(messageCalls.approveAnnouncement, { announcementId }))).toMatchObject({
      code: 'message.audit.ownAnnouncement',
    });

    // a partner that may not announce reviews nothing, and neither does an account that is disabled
    const others = db.updateTable('appUser').where('rentId', '=', 'R001').where('role', '=', 'agent');
    await others.set({ disabled: true }).execute();
    await platform.send(messageCalls.approveAnnouncement, { announcementId });
  });

  it('a partner announces to its own branch, and sees no other announcement [MSG-01] [ORG-06]', async () => {
    const w = await open();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    await platform.send(messageCalls.createAnnouncement, sent);
    const own = await agent.send(messageCalls.createAnnouncement, { ...sent, title: '本片区通知' });
    const { rows } = await agent.send(messageCalls.announcements, {});
    expect(rows.map(({ title }) => title)).toEqual(['本片区通知']);
    // the tenant's own reviewers see it as well
    const { recipients } = await platform.send(messageCalls.approveAnnouncement, {
      announcementId: own.announcementId,
    });
    const all = await platform.send(messageCalls.createAnnouncement, { ...sent, title: '全部' });
    const whole = await platform.send(messageCalls.approveAnnouncement, { announcementId: all.announcementId });
    expect(recipients).toBeGreaterThan(0);
    expect(whole.recipients).toBeGreaterThanOrEqual(recipients);
  });

  it('the socket notifies the owner of a letter alone, and back-fill holds none [MSG-04] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const listeners = await Promise.all((['unit', 'resident', 'platform'] as const).map((user) => listener(w, user)));
    const { announcementId } = await platform.send(messageCalls.createAnnouncement, sent);
    await platform.send(messageCalls.approveAnnouncement, { announcementId });
    await (await w.as('unit')).send(messageCalls.markRead, {});
    await vi.waitUntil(() => listeners[0]?.told.length === 2);
    expect(listeners.map(({ told }) => told)).toEqual([[{ what: 'arrived' }, { what: 'read' }], [], []]);
    for (const user of ['platform', 'resident'] as const) {
      const { events } = await (await w.as(user)).send(shellCalls.events, { after: 0 });
      expect(events.filter(({ topic }) => topic === siteLetterTopic.name)).toEqual([]);
    }
    for (const { push } of listeners) push.stop();
  });
});
