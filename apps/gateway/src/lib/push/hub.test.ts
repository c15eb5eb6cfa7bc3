import { manualTime } from '@fireline/api/testing';
import type { Scope, Whereabouts } from '@fireline/domain/role';
import { describe, expect, it } from 'vitest';
import { FrameReader } from './frames.ts';
import { Hub } from './hub.ts';
import type { HubOptions, Principal, PushMessage } from './types.ts';

const where = (at: Partial<Whereabouts> = {}): Whereabouts => ({
  rentId: 'R001',
  orgPath: '/44/',
  partnerId: 1,
  unitId: 1,
  maintId: null,
  placeId: 1,
  ...at,
});
const alarm = (seq: number, at?: Partial<Whereabouts>): PushMessage => ({
  rentId: at?.rentId ?? 'R001',
  topic: 'alarm',
  seq,
  at: '2026-11-01T00:00:00.000Z',
  parts: [{ where: where(at), data: { alarmId: seq } }],
  list: false,
});

/** A hub where the token says who it is: `R001/platform`, `R001/unit/7`. */
function setUp(options: Partial<HubOptions> = {}) {
  const time = manualTime(1_000);
  const expiresAtMs = { current: Number.POSITIVE_INFINITY };
  const authenticate = async (token: string): Promise<Principal | null> => {
    const [rentId, role, unit] = token.split('/');
    if (!rentId || !role) return null;
    const scope: Scope = { rentId, role: role as Scope['role'], ...(unit ? { unitId: Number(unit) } : {}) };
    const topics = ['alarm', 'device', 'account'];
    return { scope, userId: 1, username: role, sessionId: token, topics, rights: '', expiresAtMs: expiresAtMs.current };
  };
  const hub = new Hub({
    authenticate,
    principalsOf: async () => [],
    topics: ['alarm', 'device', 'account'],
    rightsChanged: { topic: 'account', data: { what: 'rights' } },
    clock: time.clock,
    timers: time.timers,
    ...options,
  });
  const open = (token: string, path = { rentId: 'R001', user: token.split('/')[1] ?? '' }) => {
    const reader = new FrameReader(1 << 20);
    const wire = {
      bufferedAmount: 0,
      beats: 0,
      closed: null as { code: number; reason: string } | null,
      frames: [] as { command: string; headers: Record<string, string>; body: string }[],
      send: (text: string) => {
        if (text === '\n') wire.beats += 1;
        for (const { command, headers, body } of reader.read(text))
          wire.frames.push({ command, headers: Object.fromEntries(headers), body: new TextDecoder().decode(body) });
      },
      close: (code: number, reason: string) => {
        wire.closed = { code, reason };
      },
    };
    const connection = hub.open(wire, path);
    const messages = () =>
      wire.frames
        .filter((f) => f.command === 'MESSAGE')
        .map((f) => Object.assign(JSON.parse(f.body) as object, { previous: f.headers.previous }));
    return { wire, connection, messages, send: (frame: string) => connection.receive(`${frame}\0`) };
  };
  const connected = async (token: string, topics = ['alarm'], beats = '0,0') => {
    const peer = open(token);
    peer.send(`CONNECT\naccept-version:1.2\nheart-beat:${beats}\ntoken:${token}\n\n`);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    for (const topic of topics)
      peer.send(`SUBSCRIBE\nid:${topic}\ndestination:/topic/${topic}\nreceipt:r-${topic}\n\n`);
    return peer;
  };
  return { hub, time, open, connected, expiresAtMs };
}
type Peer = ReturnType<ReturnType<typeof setUp>['open']>;
const fault = ({ wire }: Peer) => [
  wire.frames.findLast((f) => f.command === 'ERROR')?.headers.message,
  wire.closed?.code,
];

describe('connecting', () => {
  it('greets, confirms subscriptions and says good-bye [ALM-06]', async () => {
    const { connected } = setUp();
    const peer = await connected('R001/platform');
    peer.send('DISCONNECT\nreceipt:bye\n\n');
    expect(peer.wire.frames.map((f) => [f.command, f.headers])).toEqual([
      ['CONNECTED', { version: '1.2', 'heart-beat': '10000,10000' }],
      ['RECEIPT', { 'receipt-id': 'r-alarm' }],
      ['RECEIPT', { 'receipt-id': 'bye' }],
    ]);
    expect(peer.wire.closed?.code).toBe(1000);
  });

  it('takes so many connections of one session, and refuses a further one by name [ALM-06]', async () => {
    const { connected } = setUp({ limits: { connectionsPerSession: 2 } });
    const first = await connected('R001/platform');
    await connected('R001/platform');
    const further = await connected('R001/platform');
    expect(fault(further)).toEqual(['push.tooManyConnections', 1008]);
    const other = await connected('R001/unit/7');
    first.connection.end(1000);
    const next = await connected('R001/platform');
    expect([fault(other), fault(next)]).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['no token', 'R001/platform', 'CONNECT\naccept-version:1.2\n\n'],
    ['a bad token', 'R001/platform', 'CONNECT\naccept-version:1.2\ntoken:nonsense\n\n'],
    ['the token of another tenant', 'R001/platform', 'CONNECT\naccept-version:1.2\ntoken:R002/platform\n\n'],
    ['the token of another user', 'R001/platform', 'CONNECT\naccept-version:1.2\ntoken:R001/unit/7\n\n'],
  ])('refuses %s [ROL-06]', async (_, path, frame) => {
    const { open, hub } = setUp();
    const peer = open(path);
    peer.send(frame);
    await Promise.resolve();
    await Promise.resolve();
    expect(fault(peer)).toEqual(['session.tokenInvalid', 4401]);
    expect(hub.size).toBe(0);
  });

  it('refuses whoever speaks before CONNECT, twice, or another version', async () => {
    const { open, connected } = setUp();
    const early = open('R001/platform');
    early.send('SUBSCRIBE\nid:1\ndestination:/topic/alarm\n\n');
    expect(fault(early)).toEqual(['push.notConnected', 1008]);
    const old = open('R001/platform');
    old.send('CONNECT\naccept-version:1.1\ntoken:R001/platform\n\n');
    expect(fault(old)).toEqual(['push.unsupported', 1008]);
    const twice = await connected('R001/platform');
    twice.send('CONNECT\naccept-version:1.2\ntoken:R001/platform\n\n');
    expect(fault(twice)).toEqual(['push.unsupported', 1008]);
  });

  it('waits ten seconds for CONNECT, no longer', () => {
    const { open, time } = setUp();
    const peer = open('R001/platform');
    time.advance(9_999);
    expect(peer.wire.closed).toBeNull();
    time.advance(1);
    expect(fault(peer)).toEqual(['push.connectTimeout', 1008]);
  });

  it('sends a reader away for a while when tokens cannot be looked up', async () => {
    const { open } = setUp({ authenticate: () => Promise.reject(new Error('no database')) });
    const peer = open('R001/platform');
    peer.send('CONNECT\naccept-version:1.2\ntoken:x\n\n');
    await Promise.resolve();
    await Promise.resolve();
    expect(fault(peer)).toEqual(['push.unavailable', 1013]);
  });

  it('keeps frames that came while the token was looked up, though not without end', async () => {
    const { open } = setUp();
    const patient = open('R001/platform');
    patient.send('CONNECT\naccept-version:1.2\ntoken:R001/platform\n\n');
    patient.send('SUBSCRIBE\nid:1\ndestination:/topic/alarm\nreceipt:1\n\n');
    const flood = open('R001/platform');
    flood.send('CONNECT\naccept-version:1.2\ntoken:R001/platform\n\n');
    for (let n = 0; n < 33; n += 1) flood.send(`SUBSCRIBE\nid:${n}\ndestination:/topic/alarm\n\n`);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(patient.wire.frames.map((f) => f.command)).toEqual(['CONNECTED', 'RECEIPT']);
    expect(fault(flood)).toEqual(['push.tooManySubscriptions', 1008]);
  });
});

describe('subscriptions', () => {
  it.each([
    ['SEND', 'SEND\ndestination:/topic/alarm\n\nhello', 'push.unsupported'],
    ['an unknown command', 'SHOUT\n\n', 'push.unsupported'],
    ['an unknown topic', 'SUBSCRIBE\nid:1\ndestination:/topic/secret\n\n', 'push.unknownTopic'],
    ['another kind of destination', 'SUBSCRIBE\nid:1\ndestination:/queue/alarm\n\n', 'push.unknownTopic'],
    ['a subscription without id', 'SUBSCRIBE\ndestination:/topic/alarm\n\n', 'push.malformed'],
    ['broken bytes', 'SUBSCRIBE\nid\n\n', 'push.malformed'],
    ['an oversized frame', `SUBSCRIBE\nid:${'x'.repeat(16_384)}\n\n`, 'push.tooLarge'],
  ])('refuses %s', async (_, frame, code) => {
    const { connected } = setUp();
    const peer = await connected('R001/platform');
    peer.send(frame);
    expect(fault(peer)[0]).toBe(code);
  });

  it('takes 32 and confirms a repeated one again', async () => {
    const { connected } = setUp();
    const peer = await connected('R001/platform', []);
    for (let n = 0; n < 32; n += 1) peer.send(`SUBSCRIBE\nid:${n}\ndestination:/topic/alarm\n\n`);
    peer.send('SUBSCRIBE\nid:0\ndestination:/topic/alarm\nreceipt:again\n\n');
    expect(peer.wire.frames.at(-1)?.headers['receipt-id']).toBe('again');
    peer.send('SUBSCRIBE\nid:33\ndestination:/topic/alarm\n\n');
    expect(fault(peer)).toEqual(['push.tooManySubscriptions', 1008]);
  });

  it('delivers nothing more after UNSUBSCRIBE', async () => {
    const { connected, hub } = setUp();
    const peer = await connected('R001/platform');
    expect(hub.deliver(alarm(1))).toBe(1);
    peer.send('UNSUBSCRIBE\nid:alarm\n\n');
    expect(hub.deliver(alarm(2))).toBe(0);
    expect(peer.messages()).toHaveLength(1);
  });
});

describe('delivery', () => {
  it('reaches the tenant only, and of it only who may see it [ROL-06]', async () => {
    const { connected, hub } = setUp();
    const platform = await connected('R001/platform');
    const mine = await connected('R001/unit/7');
    const other = await connected('R001/unit/8');
    const alsoMine = await connected('R001/unit/7');
    hub.deliver({ ...alarm(1), rentId: 'R002' });
    hub.deliver(alarm(1, { rentId: 'R002' }));
    expect(hub.deliver(alarm(1, { unitId: 7 }))).toBe(3);
    expect([platform, mine, other, alsoMine].map((peer) => peer.messages().length)).toEqual([1, 1, 0, 1]);
    expect(mine.messages()[0]).toEqual({
      seq: 1,
      topic: 'alarm',
      at: '2026-11-01T00:00:00.000Z',
      data: { alarmId: 1 },
      previous: '0',
    });
  });

  it('cuts a list down to the parts each may see [ROL-06]', async () => {
    const { connected, hub } = setUp();
    const platform = await connected('R001/platform', ['device']);
    const unit = await connected('R001/unit/7', ['device']);
    const parts = [7, 8].map((unitId) => ({ where: where({ unitId }), data: unitId }));
    hub.deliver({ rentId: 'R001', topic: 'device', seq: null, at: '', parts, list: true });
    expect(platform.messages()[0]).toMatchObject({ data: [7, 8], seq: null, previous: undefined });
    expect(unit.messages()[0]).toMatchObject({ data: [7] });
  });

  it('tells each reader the number before that was theirs, and everyone of numbers that passed the node by [N04]', async () => {
    const { connected, hub } = setUp();
    const platform = await connected('R001/platform');
    const unit = await connected('R001/unit/7');
    const chain = () => [platform, unit].map((peer) => peer.messages().map((m) => Number(m.previous)));
    hub.deliver(alarm(11, { unitId: 7 }));
    hub.deliver(alarm(12, { unitId: 8 }));
    hub.deliver(alarm(13, { unitId: 7 }));
    expect(chain()).toEqual([
      [10, 11, 12],
      [10, 11],
    ]);
    // 14 and 15 were lost on their way to this node
    hub.deliver(alarm(16, { unitId: 8 }));
    hub.deliver(alarm(17, { unitId: 7 }));
    expect(chain()).toEqual([
      [10, 11, 12, 15, 16],
      [10, 11, 15],
    ]);
    expect(hub.deliver(alarm(15))).toBe(0);
    const late = await connected('R001/platform');
    hub.deliver(alarm(18));
    expect(late.messages()[0]?.previous).toBe('17');
  });

  it('names what passed between the greeting and the subscription [N04]', async () => {
    const { connected, hub } = setUp();
    hub.deliver(alarm(1));
    const peer = await connected('R001/platform', []);
    hub.deliver(alarm(2));
    peer.send('SUBSCRIBE\nid:alarm\ndestination:/topic/alarm\n\n');
    hub.deliver(alarm(3));
    expect(peer.messages().map((m) => m.previous)).toEqual(['2']);
  });

  it('cuts a reader that lets more than a megabyte pile up, and only that one', async () => {
    const { connected, hub } = setUp();
    const slow = await connected('R001/platform');
    const quick = await connected('R001/platform');
    slow.wire.bufferedAmount = 1024 * 1024 + 1;
    hub.deliver(alarm(1));
    expect(fault(slow)).toEqual(['push.tooSlow', 1013]);
    expect(quick.messages()).toHaveLength(1);
    expect(hub.size).toBe(1);
  });
});

describe('what may have been missed', () => {
  it('readers of the topic are told to fetch afresh, those of other topics are not [ALM-06] [DEV-12]', async () => {
    const { connected, hub } = setUp();
    const watching = await connected('R001/unit/7', ['device']);
    const foreign = await connected('R001/platform', ['alarm']);
    hub.reload('device');
    expect(watching.messages()).toEqual([
      expect.objectContaining({ topic: 'device', reload: true, data: [], seq: null }),
    ]);
    expect(foreign.messages()).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('closes with 4401 on revoke, even while the token is being looked up [SES-02]', async () => {
    const { connected, open, hub } = setUp();
    const peer = await connected('R001/platform');
    const other = await connected('R001/unit/7');
    const midway = open('R001/platform');
    midway.send('CONNECT\naccept-version:1.2\ntoken:R001/platform\n\n');
    expect(hub.revoke((p) => p.sessionId === 'R001/platform')).toBe(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(fault(peer)).toEqual(['session.tokenInvalid', 4401]);
    expect(fault(midway)).toEqual(['session.tokenInvalid', 4401]);
    expect(other.wire.closed).toBeNull();
    expect(hub.deliver(alarm(1, { unitId: 7 }))).toBe(1);
  });

  it('asks again when the token runs out: prolonged stays, ended goes [SHL-04]', async () => {
    const { connected, time, expiresAtMs, hub } = setUp();
    expiresAtMs.current = 61_000;
    const peer = await connected('R001/platform');
    expiresAtMs.current = 121_000;
    time.advance(60_000);
    await Promise.resolve();
    await Promise.resolve();
    expect(peer.wire.closed).toBeNull();
    time.advance(60_000);
    await Promise.resolve();
    await Promise.resolve();
    expect(fault(peer)).toEqual(['session.tokenInvalid', 4401]);
    expect(hub.size).toBe(0);
  });

  it('is found by a check, though nobody told of it: ended goes, another scope comes again, the others stay [SES-11]', async () => {
    const sessions = new Map<string, Principal>();
    const { connected, hub } = setUp({
      principalsOf: async (ids) => ids.flatMap((id) => sessions.get(id) ?? []),
    });
    const peers = [await connected('R001/platform'), await connected('R001/unit/7'), await connected('R001/unit/8')];
    for (const { connection } of peers) {
      const { principal } = connection;
      if (principal) sessions.set(principal.sessionId, principal);
    }
    await hub.checkSessions();
    expect(peers.map(({ wire }) => wire.closed)).toEqual([null, null, null]);
    sessions.delete('R001/platform');
    const moved = sessions.get('R001/unit/8');
    if (moved) sessions.set('R001/unit/8', { ...moved, scope: { ...moved.scope, unitId: 9 } });
    await hub.checkSessions();
    expect(peers.map((peer) => fault(peer)[0])).toEqual(['session.tokenInvalid', undefined, 'push.goingAway']);
  });

  it('of a role that may do something else goes on with what the role may listen to, and is told once [ROL-07]', async () => {
    const sessions = new Map<string, Principal>();
    const { connected, hub, time } = setUp({
      principalsOf: async (ids) => ids.flatMap((id) => sessions.get(id) ?? []),
    });
    const peer = await connected('R001/platform', ['alarm', 'account']);
    const other = await connected('R001/unit/7', ['alarm', 'account']);
    for (const { connection } of [peer, other])
      if (connection.principal) sessions.set(connection.principal.sessionId, connection.principal);
    const before = sessions.get('R001/platform');
    if (before) sessions.set('R001/platform', { ...before, topics: ['device', 'account'], rights: '1 2' });
    const at = new Date(time.clock()).toISOString();
    const told = { previous: undefined, seq: null, topic: 'account', at, data: { what: 'rights' } };
    await hub.checkSessions('R002');
    expect(peer.messages()).toEqual([]);
    await hub.checkSessions('R001');
    await hub.checkSessions('R001');
    expect(peer.messages()).toEqual([told]);
    expect(other.messages()).toEqual([]);
    expect(hub.deliver(alarm(1))).toBe(0);
    expect(peer.messages()).toEqual([told]);
    peer.send('SUBSCRIBE\nid:again\ndestination:/topic/alarm\n\n');
    expect(fault(peer)).toEqual(['role.noPermission', 1008]);
  });

  it('leaves no timer behind', async () => {
    const { connected, time, hub } = setUp();
    const peer = await connected('R001/platform', ['alarm'], '10000,10000');
    const gone = await connected('R001/platform');
    gone.connection.end(1006);
    expect(time.waiting).toBeGreaterThan(0);
    hub.close();
    expect(fault(peer)).toEqual(['push.goingAway', 1001]);
    expect(time.waiting).toBe(0);
  });
});

describe('heart-beats', () => {
  it('go out as often as agreed', async () => {
    const { connected, time } = setUp();
    const peer = await connected('R001/platform', [], '0,20000');
    time.advance(60_000);
    expect(peer.wire.beats).toBe(3);
  });

  it('are missed: the reader is gone after two and a half', async () => {
    const { connected, time } = setUp();
    const peer = await connected('R001/platform', [], '10000,0');
    time.advance(20_000);
    peer.connection.receive('\n');
    time.advance(24_999);
    expect(peer.wire.closed).toBeNull();
    time.advance(1);
    expect(fault(peer)).toEqual(['push.heartbeatLost', 1008]);
  });
});
