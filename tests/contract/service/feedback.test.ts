import { serviceCalls } from '@fireline/api/service';
import { imageCount } from '@fireline/domain/service';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillFeedback } from '../../fixtures/feedback.ts';
import { refusalOf } from '../../fixtures/gateway.ts';

const sent = { type: 'suggestion', content: '报警列表按楼层分组' };
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('feedback', ({ open }) => {
  it('is seen by its author and by those who look after the author, and replied to once [SRV-07] [ROL-06] [ORG-05]', async () => {
    const w = await open();
    await fillFeedback(w);
    const [unit, agent, platform] = [await w.as('unit'), await w.as('agent'), await w.as('platform')];
    const { feedbackId } = await unit.send(serviceCalls.sendFeedback, sent);
    const idsOf = async (client: typeof unit) =>
      (await client.send(serviceCalls.feedbacks, {})).rows.map((row) => row.feedbackId);
    expect(await idsOf(unit)).toEqual([feedbackId, 1]);
    expect(await idsOf(agent)).toEqual([feedbackId, 1]);
    expect(await idsOf(platform)).toEqual([feedbackId, 2, 1]);
    const byDue = async () =>
      (await platform.send(serviceCalls.feedbacks, { sort: 'due', order: 'asc' })).rows.map((row) => row.feedbackId);
    expect(await byDue()).toEqual([1, 2, feedbackId]);
    for (const role of ['org', 'maint', 'resident'] as const) expect(await idsOf(await w.as(role))).toEqual([]);
    expect(await idsOf(await w.as('platform', 'R002'))).toEqual([]);

    const replies = await Promise.allSettled([
      agent.send(serviceCalls.replyFeedback, { feedbackId, reply: '已安排' }),
      platform.send(serviceCalls.replyFeedback, { feedbackId, reply: '已记录' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const shown = await unit.send(serviceCalls.feedback, { feedbackId });
    expect(shown).toMatchObject({ state: 'replied', isOwn: true });
    expect(new Date(shown.dueAt).getTime()).toBeGreaterThan(Date.parse(shown.at));
    // what was replied to runs against no due time any more
    expect((await byDue()).slice(0, 2).every((id) => id !== feedbackId)).toBe(true);
    expect(await problemOf(platform.send(serviceCalls.replyFeedback, { feedbackId, reply: '再次' }))).toMatchObject({
      code: 'service.feedback.replied',
      args: { name: shown.repliedBy },
    });
    // nobody replies to what they do not look after
    expect((await problemOf(agent.send(serviceCalls.replyFeedback, { feedbackId: 2, reply: '好' })))?.code).toBe(
      'service.feedback.gone',
    );
  });

  it('is found by type, state and words, and refuses what is missing, too long or of another record [SRV-07]', async () => {
    const w = await open();
    await fillFeedback(w);
    const unit = await w.as('unit');
    await unit.send(serviceCalls.sendFeedback, sent);
    const found = async (query: object) =>
      (await unit.send(serviceCalls.feedbacks, query)).rows.map(({ content }) => content);
    expect(await found({ type: ['fault'] })).toEqual(['烟感误报']);
    expect(await found({ search: '楼层' })).toEqual([sent.content]);
    expect(await found({ state: 'replied' })).toEqual([]);
    const refused = async (change: object) =>
      (await problemOf(unit.send(serviceCalls.sendFeedback, { ...sent, ...change })))?.field;
    expect(await refused({ content: ' ' })).toBe('content');
    expect(await refused({ content: '长'.repeat(501) })).toBe('content');
    expect(await refused({ phone: '12' })).toBe('phone');
    expect(await refused({ type: 'praise' })).toBe('type');
    expect(await refused({ images: Array.from({ length: imageCount.max + 1 }, () => 'a') })).toBe('images');
    // a picture of another record is none for this one
    expect(await refused({ images: ['feedback-photo'] })).toBe('images');
  });
});
