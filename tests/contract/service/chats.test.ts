import { type Client, createPushClient, pushPath } from '@fireline/api/lib';
import { type ChatLine, chatTopic, serviceCalls } from '@fireline/api/service';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { messageCalls } from '@fireline/api/message';
import { shellCalls } from '@fireline/api/shell';
import { hourMs } from '@fireline/domain/lib';
import { expect, it, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { closeIdleChats } from '../../../apps/gateway/src/service/chat/jobs.ts';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { pngBytes } from '../../fixtures/images.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';

let keys = 0;
const newKey = () => `test-key-${(keys += 1)}`;
const ask = (client: Client, text: string, more: { readonly key?: string; readonly images?: string[] } = {}) =>
  client.send(serviceCalls.openTicket, { key: newKey(), text, ...more });
const linesOf = async (client: Client, ticketId: number, after = 0) =>
  (await client.send(serviceCalls.chatMessages, { ticketId, after })).messages;
const told = (lines: readonly ChatLine[]) =>
  lines.map(({ note, side, text }) => (note ? `(${note})` : `${side}: ${text}`));

/** A second account that answers chats. */
async function secondAgent(w: FixtureGateway): Promise<Client> {
  const { pwHash } = await w.database.db
    .selectFrom('appUser')
    .select('pwHash')
    .where('userId', '=', 1)
    .executeTakeFirstOrThrow();
  await w.database.db
    .insertInto('appUser')
    .values({
      userId: 90,
      rentId: 'R001',
      username: 'kefu2',
      realName: '李芳',
      role: 'platform',
      accountType: 'platform',
      pwHash,
    } as never)
    .execute();
  const { token } = await w
    .client()
    .send(sessionCalls.login, { username: 'kefu2', password: fixturePassword, rentId: 'R001' });
  return w.client(token);
}

await onTestDatabase('chats with support', ({ open }) => {
  it('go from a question to a rating: answered first by what fits, taken, answered, made an order of, closed, opened again [SRV-06] [SRV-01]', async () => {
    const w = await open();
    const [unit, agent] = [await w.as('unit'), await w.as('platform')];
    const { ticketId } = await ask(unit, '烟感离线怎么办');
    expect(told(await linesOf(unit, ticketId))).toEqual(['customer: 烟感离线怎么办', '(faqs)']);
    expect((await linesOf(unit, ticketId))[1]?.faqs[0]).toBe('offline');
    const waiting = await agent.send(serviceCalls.tickets, { list: 'waiting' });
    expect(waiting.rows).toMatchObject([{ ticketId, number: 'C261121-0001', subject: '烟感离线怎么办', unread: 1 }]);
    const { pending } = await agent.send(shellCalls.workbench, {});
    expect(pending.find(({ name }) => name === 'chatsWaiting')).toMatchObject({ count: 1 });
    const say = (client: Client, text: string) => client.send(serviceCalls.say, { ticketId, key: newKey(), text });
    expect(await codeOf(say(agent, '您好'))).toBe('service.chat.refusal.waiting');
    const taken = await agent.send(serviceCalls.takeTicket, { ticketId });
    expect(taken).toMatchObject({ state: 'open', agentName: 'platform-R001', isOwn: false });
    expect(taken.asker).toMatchObject({ role: 'unit', openAlarms: expect.any(Number) as number });
    // pressed twice, it is taken once
    await agent.send(serviceCalls.takeTicket, { ticketId });
    const answer = await say(agent, '请重启设备');
    await say(unit, '重启了，还是离线');
    expect((await unit.send(serviceCalls.ticket, { ticketId })).asker).toBeNull();

    const order = { problem: '烟感离线', category: 'device', level: 'high', notificationMethods: ['sms'], ticketId };
    const made = await agent.send(serviceCalls.createOrder, { ...order, requestId: 'order-of-chat' });
    expect(await codeOf(agent.send(serviceCalls.createOrder, { ...order, requestId: 'order-of-chat-2' }))).toBe(
      'service.chat.orderMade',
    );
    // who asked sees the order, with where it stands
    expect((await unit.send(serviceCalls.order, { orderId: made.orderId })).unitName).not.toBe('');
    await agent.send(serviceCalls.closeTicket, { ticketId });
    expect(await codeOf(agent.send(serviceCalls.rateTicket, { ticketId, rating: 'satisfied' }))).toBe(
      'service.chat.rateOwnOnly',
    );
    expect(await codeOf(unit.send(serviceCalls.rateTicket, { ticketId, rating: 'great' }))).toBe(
      'service.order.ratingRequired',
    );
    const rated = await unit.send(serviceCalls.rateTicket, { ticketId, rating: 'verySatisfied' });
    expect(rated).toMatchObject({ rating: 'verySatisfied', orderNumber: made.number, closedBy: 'platform-R001' });
    expect(await codeOf(unit.send(serviceCalls.rateTicket, { ticketId, rating: 'general' }))).toBe(
      'service.chat.rated',
    );
    // within days it goes on, for any agent
    expect((await ask(unit, '又离线了')).ticketId).toBe(ticketId);
    const lines = await linesOf(agent, ticketId);
    expect(told(lines)).toEqual([
      'customer: 烟感离线怎么办',
      '(faqs)',
      '(taken)',
      'agent: 请重启设备',
      'customer: 重启了，还是离线',
      '(order)',
      '(closed)',
      '(reopened)',
      'customer: 又离线了',
    ]);
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at + 1));
    expect(lines.find(({ note }) => note === 'order')?.args).toMatchObject({ number: made.number });
    expect(answer.seq).toBe(4);
    expect(await unit.send(serviceCalls.ticket, { ticketId })).toMatchObject({ state: 'waiting', agentId: null });
    expect(w.failures).toEqual([]);
  });

  it('keep each of 200 messages once and in order, on both sides, however often each is sent [SRV-06]', async () => {
    const w = await open();
    const [unit, agent] = [await w.as('unit'), await w.as('platform')];
    const { ticketId } = await ask(unit, '开始');
    await agent.send(serviceCalls.takeTicket, { ticketId });
    const held = { unit: new Map<number, string>(), agent: new Map<number, string>() };
    const read = async (side: 'unit' | 'agent') => {
      const of = held[side];
      const after = Math.max(0, ...of.keys());
      for (const { seq, text } of await linesOf(side === 'unit' ? unit : agent, ticketId, after)) {
        expect(of.has(seq)).toBe(false);
        of.set(seq, text);
      }
    };
    const sent: string[] = [];
    for (let n = 0; n < 200; n += 1) {
      const isUnit = n % 3 !== 0;
      const text = `第 ${n} 条`;
      const send = () =>
        isUnit
          ? unit.send(serviceCalls.openTicket, { key: `cut-key-${n}`, text })
          : agent.send(serviceCalls.say, { ticketId, key: `cut-key-${n}`, text });
      sent.push(text);
      // one arrives, of one the answer is lost and it is sent again, one is sent thrice at once
      const stored = [await send()];
      if (n % 5 === 1) stored.push(await send());
      if (n % 7 === 2) stored.push(...(await Promise.all([send(), send(), send()])));
      expect(new Set(stored.map(({ seq }) => seq)).size).toBe(1);
      if (n % 4 === 0) await read('unit');
      if (n % 11 === 0) await read('agent');
    }
    for (const side of ['unit', 'agent'] as const) {
      await read(side);
      await read(side);
      const texts = [...held[side]]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([, text]) => (text.startsWith('第') ? [text] : []));
      expect(texts).toEqual(sent);
    }
    // another text under the same name is refused, and the first one stands
    const again = { ticketId, key: 'cut-key-0', text: '别的' };
    expect(await codeOf(agent.send(serviceCalls.say, again))).toBe('service.chat.keyUsed');
    expect(w.failures).toEqual([]);
  });

  it('notify who asks and who answers that there is something to read, and nobody else [SRV-06]', async () => {
    const w = await open();
    const told = { unit: 0, platform: 0, resident: 0, agent: 0 };
    const listeners = await Promise.all(
      (['unit', 'platform', 'resident', 'agent'] as const).map(async (user) => {
        const session = { token: await w.token(user), expiresAt: '', account: {} as never, rights: {} as never };
        const push = createPushClient({
          url: `ws://in.page${pushPath({ rentId: 'R001', user })}`,
          session: createSession({ store: memorySessionStore(session), onExpired: () => {} }),
          fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
          keptTopics: [],
          webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
          clock: w.time.clock,
          timers: w.time.timers,
        });
        push.listen(chatTopic, { events: (events) => (told[user] += events.length) });
        push.start();
        await vi.waitUntil(() => push.link().state === 'live');
        return push;
      }),
    );
    await ask(await w.as('unit'), '有人吗');
    await vi.waitUntil(() => {
      // what is pushed to many is gathered for a moment
      w.time.advance(100);
      return told.unit > 0 && told.platform > 0;
    });
    expect([told.resident, told.agent]).toEqual([0, 0]);
    for (const push of listeners) push.stop();
  });

  it('three messages of one customer at once begin one chat [SRV-06]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    const made = await Promise.all(['一', '二', '三'].map((text) => ask(unit, text)));
    expect(new Set(made.map(({ ticketId }) => ticketId)).size).toBe(1);
    expect((await unit.send(serviceCalls.tickets, { list: 'own' })).total).toBe(1);
  });

  it('go to one of two agents who press at once; the other reads the name, unless that agent is gone [SRV-06]', async () => {
    const w = await open();
    const [unit, one, two] = [await w.as('unit'), await w.as('platform'), await secondAgent(w)];
    const { ticketId } = await ask(unit, '有人吗');
    const race = await Promise.allSettled([one, two].map((agent) => agent.send(serviceCalls.takeTicket, { ticketId })));
    const lost = race.find((result) => result.status === 'rejected');
    const { agentName, agentId } = await one.send(serviceCalls.ticket, { ticketId });
    expect((await refusalOf(Promise.reject(lost?.reason as Error))).problems).toEqual([
      { code: 'service.chat.taken', args: { name: agentName } },
    ]);
    const loser = agentId === 90 ? one : two;
    expect(await codeOf(loser.send(serviceCalls.say, { ticketId, key: newKey(), text: '我来' }))).toBe(
      'service.chat.taken',
    );
    expect((await loser.send(serviceCalls.tickets, { list: 'others' })).total).toBe(1);
    await w.database.db
      .updateTable('appUser')
      .set({ disabled: true })
      .where('userId', '=', agentId ?? 0)
      .execute();
    expect((await loser.send(serviceCalls.tickets, { list: 'waiting' })).rows).toMatchObject([
      { ticketId, state: 'open' },
    ]);
    expect((await loser.send(serviceCalls.tickets, { list: 'others' })).total).toBe(0);
    expect((await loser.send(serviceCalls.takeTicket, { ticketId })).agentId).not.toBe(agentId);
  });

  it('are read by who asks and who answers, by nobody else; what somebody has read is counted off and never taken back [SRV-06] [ROL-06]', async () => {
    const w = await open();
    const [unit, agent, resident] = [await w.as('unit'), await w.as('platform'), await w.as('resident')];
    const { ticketId } = await ask(unit, '机密');
    for (const other of [resident, await w.as('maint'), await w.as('agent'), await w.as('platform', 'R002')]) {
      expect(await codeOf(linesOf(other, ticketId))).toBe('service.chat.gone');
      expect(await codeOf(other.send(serviceCalls.say, { ticketId, key: newKey(), text: '?' }))).toBe(
        'service.chat.gone',
      );
      for (const list of ['own', 'waiting', 'closed', 'others'] as const)
        expect((await other.send(serviceCalls.tickets, { list })).total).toBe(0);
    }
    expect((await refusalOf(resident.send(serviceCalls.takeTicket, { ticketId }))).status).toBe(403);
    const unread = async () => (await agent.send(serviceCalls.ticket, { ticketId })).unread;
    expect(await unread()).toBe(1);
    await agent.send(serviceCalls.readUpTo, { ticketId, seq: 1_000_000 });
    await agent.send(serviceCalls.readUpTo, { ticketId, seq: 0 });
    expect(await unread()).toBe(0);
    w.time.advance(60_000);
    const { ticketId: second } = await ask(await w.as('org'), '组织也可以问');
    expect(second).not.toBe(ticketId);
    w.time.advance(60_000);
    // who asks once more has waited longest all the same
    await unit.send(serviceCalls.say, { ticketId, key: newKey(), text: '还在吗？' });
    const { rows } = await agent.send(serviceCalls.tickets, { list: 'waiting', order: 'asc' });
    expect(rows.map((row) => row.ticketId)).toEqual([ticketId, second]);
  });

  it('take pictures of up to 2 MB that are pictures, for those who read the chat [SRV-06] [SHL-26]', async () => {
    const w = await open();
    const [unit, agent, resident] = [await w.as('unit'), await w.as('platform'), await w.as('resident')];
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(pngBytes);
      return new File([bytes], 'a.png');
    };
    const upload = (client: Client, file: File) => client.upload(serviceCalls.uploadChatImage, { file });
    const { imageId } = await upload(unit, padded(2 * 1_048_576));
    expect(await codeOf(upload(unit, padded(2 * 1_048_576 + 1)))).toBe('form.fileSize');
    expect(await codeOf(upload(unit, new File(['%PDF-1.7 hello, this is no picture'], 'a.png')))).toBe(
      'form.imagesOnly',
    );
    expect(await codeOf(ask(unit, '', { images: ['nothing'] }))).toBe('shell.image.gone');
    expect(await codeOf(ask(resident, '看图', { images: [imageId] }))).toBe('shell.image.gone');
    const { ticketId } = await ask(unit, '', { images: [imageId] });
    expect((await linesOf(agent, ticketId))[0]).toMatchObject({ images: [imageId], text: '' });
    expect((await agent.download(serviceCalls.chatImage, { imageId })).blob.size).toBe(2 * 1_048_576);
    expect((await refusalOf(resident.download(serviceCalls.chatImage, { imageId }))).problems[0]?.code).toBe(
      'shell.image.gone',
    );
    expect(await codeOf(ask(unit, ' '))).toBe('service.chat.nothing');
    expect(await codeOf(ask(unit, 'x'.repeat(1001)))).toBe('form.tooLong');
  });

  it('say after hours when somebody answers, once, and take the message all the same [SRV-06]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    // 21:00 less a millisecond
    w.time.advance(5 * hourMs - 1);
    const { ticketId } = await ask(unit, '一');
    w.time.advance(1);
    await ask(unit, '二');
    await ask(unit, '三');
    const lines = await linesOf(unit, ticketId);
    expect(told(lines)).toEqual(['customer: 一', 'customer: 二', '(away)', 'customer: 三']);
    expect(Date.parse(String(lines[2]?.args.time))).toBe(fixtureNow + 17 * hourMs);
  });

  it('write a letter about an answer that was waited for, and none about one that came at once [SRV-06] [MSG-04]', async () => {
    const w = await open();
    const [unit, agent] = [await w.as('unit'), await w.as('platform')];
    const { ticketId } = await ask(unit, '问');
    await agent.send(serviceCalls.takeTicket, { ticketId });
    const answer = () => agent.send(serviceCalls.say, { ticketId, key: newKey(), text: '答' });
    const letters = async () =>
      (await unit.send(messageCalls.letters, {})).rows.map(({ title, about }) => [title, about]);
    await answer();
    await ask(unit, '再问');
    w.time.advance(10 * 60_000);
    expect(await letters()).toEqual([]);
    await answer();
    await answer();
    expect(await letters()).toEqual([['Support has answered you', { kind: 'chat', id: ticketId }]]);
  });

  it('end by themselves after 48 hours of silence that follow an answer [SRV-06]', async () => {
    const w = await open();
    const [unit, agent, resident] = [await w.as('unit'), await w.as('platform'), await w.as('resident')];
    const answered = (await ask(unit, '问')).ticketId;
    const waits = (await ask(resident, '也问')).ticketId;
    for (const ticketId of [answered, waits]) await agent.send(serviceCalls.takeTicket, { ticketId });
    await agent.send(serviceCalls.say, { ticketId: answered, key: newKey(), text: '答' });
    const clock = { at: fixtureNow + 48 * hourMs - 1 };
    const close = () =>
      closeIdleChats({ database: w.database, clock: () => clock.at, log: w.log }, { isStopped: () => false });
    expect(await close()).toBe(0);
    clock.at += 1;
    expect([await close(), await close()]).toEqual([1, 0]);
    expect(told(await linesOf(unit, answered)).at(-1)).toBe('(idle)');
    expect((await agent.send(serviceCalls.ticket, { ticketId: waits })).state).toBe('open');
  });
});

await onTestDatabase('questions of the help centre', ({ open }) => {
  it('are helpful or not, once an account [SRV-06]', async () => {
    const w = await open();
    const [unit, resident] = [await w.as('unit'), await w.as('resident')];
    const vote = (client: Client, isHelpful: boolean) =>
      client.send(serviceCalls.voteFaq, { faq: 'offline', isHelpful });
    expect(await vote(unit, true)).toEqual({ faq: 'offline', helped: 1, failed: 0, mine: true });
    expect(await vote(unit, true)).toMatchObject({ helped: 1, failed: 0 });
    expect(await vote(resident, true)).toMatchObject({ helped: 2 });
    expect(await vote(unit, false)).toEqual({ faq: 'offline', helped: 1, failed: 1, mine: false });
    const { faqs } = await (await w.as('platform', 'R002')).send(serviceCalls.faqVotes, {});
    expect(faqs).toHaveLength(12);
    expect(faqs[0]).toEqual({ faq: 'offline', helped: 0, failed: 0, mine: null });
  });
});
