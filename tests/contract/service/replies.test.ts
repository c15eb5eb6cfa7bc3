import type { Client } from '@fireline/api/lib';
import { serviceCalls } from '@fireline/api/service';
import { savedRepliesMax } from '@fireline/domain/service';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { asRole } from '../../fixtures/roles.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const c = serviceCalls;
let presses = 0;
const keep = (client: Client, title: string, isShared = false) =>
  client.send(c.createReply, { key: `reply-press-${(presses += 1)}`, title, text: `${title}：请稍候`, isShared });
const shownTo = async (client: Client) =>
  (await client.send(c.savedReplies, {})).replies.map(({ title, isOwn, mayChange }) => [title, isOwn, mayChange]);
const answering = ['helpChat:view', 'helpChat:handle'];

await onTestDatabase('saved replies', ({ open }) => {
  it('are kept for oneself or for all agents of the tenant, and changed by their owner or who keeps agents [SRV-06] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const press = { key: 'reply-press-0', title: '问候', text: '您好，请问有什么可以帮您', isShared: true };
    const made = await Promise.all([1, 2, 3].map(() => platform.send(c.createReply, press)));
    expect(new Set(made.map(({ replyId }) => replyId)).size).toBe(1);
    for (const other of [{ title: '问候语' }, { text: '您好' }, { isShared: false }]) {
      const { problems } = await refusalOf(platform.send(c.createReply, { ...press, ...other }));
      expect(problems).toMatchObject([{ code: 'service.reply.otherContent', field: 'key' }]);
    }
    const own = (await keep(platform, '私用')).replyId;
    expect(await shownTo(platform)).toEqual([
      ['私用', true, true],
      ['问候', true, true],
    ]);
    expect((await refusalOf(keep(platform, ''))).problems[0]?.field).toBe('title');

    const shared = made[0]?.replyId ?? 0;
    const changed = { replyId: shared, title: '问候语', text: '您好', isShared: true, revision: 1 };
    const race = await Promise.allSettled([1, 2].map(() => platform.send(c.changeReply, changed)));
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(platform.send(c.changeReply, changed))).toBe('form.conflict');
    // another tenant sees none, and a unit answers no chats
    expect(await shownTo(await w.as('platform', 'R002'))).toEqual([]);
    expect((await refusalOf((await w.as('unit')).send(c.savedReplies, {}))).status).toBe(403);
    expect(await codeOf((await w.as('platform', 'R002')).send(c.deleteReply, { replyId: own, revision: 1 }))).toBe(
      'service.reply.notFound',
    );
    // a second agent, who keeps no agents: it writes with what is shared and leaves it as it is
    await w.database.db
      .updateTable('savedReply')
      .set({ ownerId: 2 } as never)
      .execute();
    await asRole(w, 'platform', answering, async (token) => {
      const agent = w.client(token);
      expect(await shownTo(agent)).toEqual([['问候语', false, false]]);
      const named = { replyId: shared, revision: 2 };
      const refusal = await refusalOf(agent.send(c.deleteReply, named));
      expect([refusal.code, refusal.problems[0]?.args?.name]).toEqual(['service.reply.others', 'agent-R001']);
      expect(await codeOf(agent.send(c.deleteReply, { replyId: own, revision: 1 }))).toBe('service.reply.notFound');
    });
    await platform.send(c.deleteReply, { replyId: shared, revision: 2 });
    expect(await shownTo(platform)).toEqual([]);
    expect(w.failures).toEqual([]);
  });

  it('are so many at most, and one that becomes shared counts there [SRV-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const at = new Date(fixtureNow).toISOString();
    const row = (nth: number, isShared: boolean) => ({
      rentId: 'R001',
      ownerId: 1,
      clientKey: `bulk-${isShared}-${nth}`,
      isShared,
      title: `回复${nth}`,
      text: '您好',
      createdBy: 'x',
      createdAt: at,
      changedBy: 'x',
      changedAt: at,
    });
    await w.database.db
      .transaction()
      .execute((tx) =>
        insertMany(tx, 'savedReply', [
          ...Array.from({ length: savedRepliesMax.own }, (_, nth) => row(nth, false)),
          ...Array.from({ length: savedRepliesMax.shared - 1 }, (_, nth) => row(nth, true)),
        ] as never),
      );
    expect(await codeOf(keep(platform, '又一条'))).toBe('service.reply.tooManyOwn');
    await keep(platform, '最后一条', true);
    expect(await codeOf(keep(platform, '又一条', true))).toBe('service.reply.tooManyShared');
    const { replies } = await platform.send(c.savedReplies, {});
    const [first] = replies;
    const sent = { title: '转为共用', text: '您好', isShared: true, revision: 1 };
    expect(await codeOf(platform.send(c.changeReply, { replyId: first?.replyId ?? 0, ...sent }))).toBe(
      'service.reply.tooManyShared',
    );
  });
});
