import { describe, expect, it } from 'vitest';
import { createSession, memorySessionStore, type StoredSession } from '../session/index.ts';
import { manualTime } from '../testing.ts';
import { defineTopic } from './call.ts';
import { CallError } from './callError.ts';
import { parsePushPath, pushPath } from './pushPath.ts';
import { createPushClient } from './push.ts';
import { spreadDelay } from './spread.ts';

const kept = defineTopic<number>('alarm', 'kept', 'signedIn');
const volatile = defineTopic<number>('device', 'volatile', 'signedIn');
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A server made of one function: it sees the frames and answers by hand. */
class FakeSocket {
  readonly url = '';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: string[] = [];
  confirms = true;

  send(text: string): void {
    this.sent.push(text);
    const receipt = /^receipt:(.*)$/m.exec(text)?.[1];
    if (receipt && this.confirms) queueMicrotask(() => this.tell(`RECEIPT\nreceipt-id:${receipt}\n\n\0`));
  }
  close(): void {
    this.end(1000);
  }
  terminate(): void {
    this.end(1006);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell('CONNECTED\nversion:1.2\n\n\0');
  }
  tell(text: string): void {
    this.onmessage?.({ data: text });
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** The receipt that the latest subscription to the topic asks for. */
  receipt(topic: string): string {
    const asked = this.frames('SUBSCRIBE').findLast((text) => text.includes(`/topic/${topic}\n`));
    return /^receipt:(.*)$/m.exec(asked ?? '')?.[1] ?? '';
  }
  confirm(topic: string): void {
    this.tell(`RECEIPT\nreceipt-id:${this.receipt(topic)}\n\n\0`);
  }
  frames(command: string): string[] {
    return this.sent.filter((text) => text.startsWith(command));
  }
}

function setUp(options: { relogin?: () => Promise<StoredSession | null>; isHidden?: () => boolean } = {}) {
  const time = manualTime(1_000_000);
  const sockets: FakeSocket[] = [];
  const expired: string[] = [];
  let seen = () => {};
  let networkIs: (change: { readonly isOnline: boolean }) => void = () => {};
  const polls: number[] = [];
  const server = { latest: 0, isDown: false };
  const session = createSession({
    store: memorySessionStore({ token: 'old' } as StoredSession),
    relogin: options.relogin,
    onExpired: () => expired.push('/login?back=1'),
  });
  const push = createPushClient({
    url: 'ws://x',
    session,
    keptTopics: [kept],
    fetchEvents: async ({ after }) => {
      polls.push(time.clock());
      if (server.isDown) throw new CallError({ kind: 'network', call: 'shell.events' });
      const events = Array.from({ length: server.latest - after }, (_, at) => ({
        seq: after + at + 1,
        topic: 'alarm',
        at: '',
        data: 0,
      }));
      return { events, latest: server.latest, more: false, expired: false };
    },
    webSocketFactory: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 0.5,
    clock: time.clock,
    timers: time.timers,
    visibility: {
      isHidden: options.isHidden ?? (() => false),
      subscribe: (listener) => {
        seen = listener;
        return () => {};
      },
    },
    network: {
      subscribe: (listener) => {
        networkIs = listener;
        return () => (networkIs = () => {});
      },
    },
  });
  const socket = () => sockets.at(-1) as FakeSocket;
  const start = async () => {
    push.start();
    await settle();
    socket().open();
    await settle();
  };
  return {
    push,
    time,
    sockets,
    socket,
    start,
    session,
    expired,
    polls,
    server,
    see: () => seen(),
    turn: (isOnline: boolean) => networkIs({ isOnline }),
  };
}

describe('subscriptions', () => {
  it('of kept topics stand from the beginning, of volatile ones while somebody listens', async () => {
    const { push, start, socket } = setUp();
    await start();
    expect(socket().frames('SUBSCRIBE')).toHaveLength(1);
    const got: number[] = [];
    let reloads = 0;
    const listen = () =>
      push.listen(volatile, {
        events: (events) => got.push(...events.map((e) => e.data)),
        reload: () => (reloads += 1),
      });
    const [first, second] = [listen(), listen()];
    await settle();
    expect([socket().frames('SUBSCRIBE').length, reloads]).toEqual([2, 2]);
    socket().tell(
      'MESSAGE\nsubscription:device\nmessage-id:1\ndestination:/topic/device\n\n{"seq":null,"topic":"device","at":"","data":5}\0',
    );
    expect(got).toEqual([5, 5]);
    first();
    expect(socket().frames('UNSUBSCRIBE')).toHaveLength(0);
    second();
    expect(socket().frames('UNSUBSCRIBE')).toHaveLength(1);
    expect(() => push.listen(defineTopic('letter', 'kept', 'signedIn'), { events: () => {} })).toThrow('letter');
  });

  it('are asked for again after 2 s without confirmation, and given up with the connection [ALM-06]', async () => {
    const { push, socket, time, sockets } = setUp();
    push.start();
    await settle();
    socket().confirms = false;
    socket().open();
    await settle();
    time.advance(2_999);
    expect(socket().frames('SUBSCRIBE')).toHaveLength(1);
    time.advance(1);
    expect(socket().frames('SUBSCRIBE')).toHaveLength(2);
    expect(push.link().state).toBe('connecting');
    time.advance(4_000 + 5_000 + 10_000);
    await settle();
    expect(socket().frames('SUBSCRIBE')).toHaveLength(0);
    expect(sockets).toHaveLength(2);
  });

  it('that nobody wants any more keep the link waiting for no confirmation [ALM-06]', async () => {
    const { push, socket } = setUp();
    const unlisten = push.listen(volatile, { events: () => {} });
    push.start();
    await settle();
    socket().confirms = false;
    socket().open();
    await settle();
    socket().confirm('alarm');
    await settle();
    expect(push.link().state).toBe('connecting');
    unlisten();
    await settle();
    expect(push.link().state).toBe('live');
  });

  it('are confirmed by their own receipt, not by that of one given up before [DEV-12]', async () => {
    const { push, start, socket } = setUp();
    await start();
    socket().confirms = false;
    let reloads = 0;
    const listen = () => push.listen(volatile, { events: () => {}, reload: () => (reloads += 1) });
    listen()();
    const first = socket().receipt('device');
    listen();
    await settle();
    socket().tell(`RECEIPT\nreceipt-id:${first}\n\n\0`);
    await settle();
    expect(reloads).toBe(0);
    socket().confirm('device');
    await settle();
    expect(reloads).toBe(1);
  });

  it('of volatile topics are loaded afresh after every cut', async () => {
    const { push, start, socket, time } = setUp();
    let reloads = 0;
    push.listen(volatile, { events: () => {}, reload: () => (reloads += 1) });
    await start();
    expect(reloads).toBe(1);
    socket().end(1006);
    time.advance(10_000);
    await settle();
    socket().open();
    await settle();
    expect([push.link().state, reloads]).toEqual(['live', 2]);
  });

  it('are loaded afresh soon after the server says that changes may have been missed, once for many such words [DEV-12]', async () => {
    const { push, start, socket, time } = setUp();
    const reloads = { kept: 0, volatile: 0 };
    push.listen(kept, { events: () => {}, reload: () => (reloads.kept += 1) });
    push.listen(volatile, { events: () => {}, reload: () => (reloads.volatile += 1) });
    await start();
    expect(reloads).toEqual({ kept: 1, volatile: 1 });
    const missed = JSON.stringify({ seq: null, topic: 'device', at: '', data: [], reload: true });
    for (let n = 0; n < 3; n += 1)
      socket().tell(`MESSAGE\nsubscription:device\nmessage-id:1\ndestination:/topic/device\n\n${missed}\0`);
    await settle();
    expect(reloads.volatile).toBe(1);
    time.advance(3_000);
    expect(reloads).toEqual({ kept: 1, volatile: 2 });
    expect(push.link().state).toBe('live');
  });

  it('are told once that nothing comes, so that no screen waits in silence for a server that is down [N05]', async () => {
    const { push, start, server } = setUp();
    const reloads = { kept: 0, volatile: 0 };
    push.listen(kept, { events: () => {}, reload: () => (reloads.kept += 1) });
    push.listen(volatile, { events: () => {}, reload: () => (reloads.volatile += 1) });
    server.isDown = true;
    await start();
    expect([push.link().state, reloads]).toEqual(['stale', { kept: 1, volatile: 1 }]);
  });
});

describe('the link', () => {
  it('spreads a thousand readers who lost the server at once [ALM-06]', () => {
    const delays = Array.from({ length: 1_000 }, (_, at) => spreadDelay(3_000, 1, at / 1_000));
    expect([Math.min(...delays), Math.max(...delays)]).toEqual([3_000, 5_997]);
    const perSecond = [3, 4, 5].map((s) => delays.filter((d) => d >= s * 1_000 && d < (s + 1) * 1_000).length);
    expect(Math.max(...perSecond)).toBeLessThan(340);
    expect(spreadDelay(3_000, 99, 0.999)).toBeLessThanOrEqual(18_000);
  });

  it('asks nothing while the tab is hidden, and at once when it is seen again [SHL-24]', async () => {
    let isHidden = true;
    const { push, start, socket, time, polls, see, sockets } = setUp({ isHidden: () => isHidden });
    await start();
    socket().end(1006);
    time.advance(10_000);
    await settle();
    socket().end(1006);
    const before = polls.length;
    time.advance(4_000);
    await settle();
    expect(polls).toHaveLength(before);
    const attempts = sockets.length;
    isHidden = false;
    see();
    await settle();
    expect([polls.length, sockets.length, push.link().state]).toEqual([before + 1, attempts + 1, 'polling']);
  });

  it('is stale at once when the browser loses its network, and asks at once when it is back [N05]', async () => {
    const { push, start, sockets, polls, server, turn } = setUp();
    await start();
    server.isDown = true;
    turn(false);
    expect(push.link().state).toBe('stale');
    sockets.at(-1)?.end(1006);
    expect(push.link().state).toBe('stale');
    const before = { polls: polls.length, sockets: sockets.length };
    server.isDown = false;
    turn(true);
    await settle();
    // over a new connection: the old one may be dead
    expect([polls.length - before.polls, sockets.length - before.sockets, push.link().state]).toEqual([
      1,
      1,
      'polling',
    ]);
    sockets.at(-1)?.open();
    await settle();
    expect(push.link().state).toBe('live');
  });

  it('without a network, is live again only when an answer proves it [N05]', async () => {
    const { push, start, server, time, turn } = setUp();
    await start();
    server.isDown = true;
    turn(false);
    time.advance(4_500);
    await settle();
    expect(push.link().state).toBe('stale');
    server.isDown = false;
    time.advance(4_500);
    await settle();
    expect(push.link().state).toBe('live');
  });

  it('hears the server by its heart-beats while it is live, and by nothing while something may be missing [N05]', async () => {
    const { push, start, socket, time, server } = setUp();
    await start();
    time.advance(10_000);
    socket().tell('\n');
    time.advance(1_000);
    const heard = push.link().lastEventAtMs;
    server.isDown = true;
    socket().end(1006);
    time.advance(4_500);
    socket().open();
    await settle();
    socket().tell('\n');
    time.advance(1_000);
    expect([heard, push.link().lastEventAtMs]).toEqual([1_010_000, 1_010_000]);
  });

  it('answers the server’s heart-beats, because a hidden tab’s own timers sleep', async () => {
    const { start, socket } = setUp();
    await start();
    socket().tell('\n');
    expect(socket().sent.at(-1)).toBe('\n');
  });

  it('gives a connection up that does not open within 10 s', async () => {
    const { push, time, sockets, socket } = setUp();
    push.start();
    await settle();
    time.advance(10_000);
    await settle();
    expect(push.link()).toMatchObject({ attempts: 1, state: 'polling' });
    time.advance(4_500);
    await settle();
    expect(sockets).toHaveLength(2);
    socket().open();
    await settle();
    expect(push.link()).toMatchObject({ attempts: 0, state: 'live', sinceMs: time.clock() });
  });

  it('tells of events once a second at most, and stops without a trace [N05]', async () => {
    const { push, start, socket, time } = setUp();
    await start();
    time.advance(1_000);
    let told = 0;
    push.subscribeLink(() => (told += 1));
    for (let seq = 1; seq <= 100; seq += 1)
      socket().tell(
        `MESSAGE\nsubscription:alarm\nmessage-id:${seq}\nprevious:${seq - 1}\ndestination:/topic/alarm\n\n{"seq":${seq},"topic":"alarm","at":"","data":1}\0`,
      );
    time.advance(1_000);
    expect([told, push.link().lastEventAtMs]).toEqual([1, 1_001_000]);
    push.stop();
    expect([push.link().state, time.waiting]).toEqual(['closed', 0]);
  });

  it('takes a broken kept message for a gap, once the next one tells [N04]', async () => {
    const { push, start, socket, server } = setUp();
    const got: number[] = [];
    push.listen(kept, { events: (events) => got.push(...events.map((e) => e.seq ?? 0)) });
    await start();
    const tell = (seq: number, body: string) =>
      socket().tell(
        `MESSAGE\nsubscription:alarm\nmessage-id:${seq}\nprevious:${seq - 1}\ndestination:/topic/alarm\n\n${body}\0`,
      );
    server.latest = 2;
    tell(1, '{"seq":1,');
    tell(2, '{"seq":2,"topic":"alarm","at":"","data":1}');
    await settle();
    expect(got).toEqual([1, 2]);
    expect(push.link()).toMatchObject({ state: 'live', lastReplay: { count: 2 } });
  });
});

describe('a token that is revoked', () => {
  it('ends the session when it cannot be renewed [SHL-04]', async () => {
    const { push, start, socket, expired, session, time } = setUp();
    await start();
    socket().end(4401);
    await settle();
    expect([push.link().state, expired, session.token(), time.waiting]).toEqual(['closed', ['/login?back=1'], null, 0]);
  });

  it('is known by the ERROR frame too, where a proxy swallows the close code', async () => {
    const { start, socket, expired } = setUp();
    await start();
    socket().tell('ERROR\nmessage:session.tokenInvalid\n\n\0');
    socket().end(1006);
    await settle();
    expect(expired).toHaveLength(1);
  });

  it('is renewed once, and the new one used [SHL-16]', async () => {
    let logins = 0;
    const { push, start, socket, time, expired } = setUp({
      relogin: async () => ({ token: `new${(logins += 1)}` }) as StoredSession,
    });
    await start();
    socket().end(4401);
    await settle();
    time.advance(10_000);
    await settle();
    socket().open();
    await settle();
    expect(socket().sent[0]).toContain('token:new1');
    expect([push.link().state, expired, logins]).toEqual(['live', [], 1]);
  });

  it('is not renewed again and again when the server refuses the new one too', async () => {
    let logins = 0;
    const { push, start, socket, time, expired } = setUp({
      relogin: async () => ({ token: `new${(logins += 1)}` }) as StoredSession,
    });
    await start();
    socket().end(4401);
    await settle();
    time.advance(10_000);
    await settle();
    socket().end(4401);
    await settle();
    expect([logins, expired.length, push.link().state]).toEqual([1, 1, 'closed']);
  });
});

it('writes and reads the push address, hyphens and all [ALM-06]', () => {
  expect(pushPath({ rentId: 'R001', user: 'platform' })).toBe('/websock/pushCenter/R001-platform');
  const odd = { rentId: 'R-1/2', user: 'a-b?火' };
  expect(parsePushPath(`${pushPath(odd)}?x=1`)).toEqual(odd);
  for (const path of [
    '/websock/pushCenter/R001',
    '/websock/pushCenter/-x',
    '/websock/pushCenter/%-x',
    '/websock/pushCenter/a-b/c',
    '/',
  ])
    expect(parsePushPath(path)).toBeUndefined();
});
