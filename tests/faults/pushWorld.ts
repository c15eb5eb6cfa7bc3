import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Alarm, alarmTopic, createLiveAlarms, type LiveAlarm, type LiveAlarms } from '@fireline/api/alarm';
import {
  CallError,
  createPushClient,
  type EventsPage,
  type KeptEvent,
  type PushClient,
  pushPath,
} from '@fireline/api/lib';
import { createSession, memorySessionStore } from '@fireline/api/session';
import { manualTime } from '@fireline/api/testing';
import { isInScope, type Scope, type Whereabouts } from '@fireline/domain/role';
import { isCurrent } from '@fireline/domain/alarm';
import { WebSocket } from 'ws';
import { attachPush } from '../../apps/gateway/src/lib/push/attach.ts';
import { Hub, type Principal, type PushLimits } from '../../apps/gateway/src/lib/push/index.ts';

/** Small, fast and repeatable: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits by letting the event loop turn, not by the clock. Fails rather than hangs. */
export async function until(holds: () => boolean, what: string, turn: () => void = () => {}): Promise<void> {
  for (let turns = 0; turns < 200_000; turns += 1) {
    if (holds()) return;
    turn();
    await breathe();
  }
  throw new Error(`never came true: ${what}`);
}

const where = (unitId: number): Whereabouts => ({
  rentId: 'R001',
  orgPath: '/44/',
  partnerId: 1,
  unitId,
  maintId: null,
  placeId: unitId,
});

/** The server's truth: alarms, and the log of what happened to them. */
export class World {
  readonly alarms = new Map<number, { alarm: Alarm; unitId: number }>();
  readonly log: { event: KeptEvent<Alarm>; where: Whereabouts }[] = [];
  readonly #hub: Hub;
  #nextId = 1;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  raise(unitId: number): void {
    const alarmId = this.#nextId++;
    const alarm = {
      alarmId,
      revision: 1,
      level: ((alarmId % 5) + 1) as Alarm['level'],
      state: 'open',
      count: 1,
      remark: '',
    };
    // some share an instant, as in a storm
    const alarmTime = new Date(Date.UTC(2026, 10, 1) + Math.floor(alarmId / 3) * 1000).toISOString();
    this.#happens({ ...alarm, alarmTime, receivedAt: alarmTime } as Alarm, unitId);
  }

  change(alarmId: number, change: Partial<Alarm>): void {
    const held = this.alarms.get(alarmId);
    if (!held || !isCurrent(held.alarm.state)) return;
    this.#happens({ ...held.alarm, ...change, revision: held.alarm.revision + 1 }, held.unitId);
  }

  /** The current alarms a scope may see, by id. */
  current(scope: Scope): Alarm[] {
    return [...this.alarms.values()]
      .filter(({ alarm, unitId }) => isCurrent(alarm.state) && isInScope(scope, where(unitId)))
      .map(({ alarm }) => alarm);
  }

  events(scope: Scope, after: number, limit: number): EventsPage {
    const later = this.log.filter((entry) => entry.event.seq > after && isInScope(scope, entry.where));
    return {
      events: later.slice(0, limit).map(({ event }) => event),
      latest: this.log.length,
      more: later.length > limit,
      expired: false,
    };
  }

  #happens(alarm: Alarm, unitId: number): void {
    this.alarms.set(alarm.alarmId, { alarm, unitId });
    const event = { seq: this.log.length + 1, topic: alarmTopic.name, at: '2026-11-01T00:00:00.000Z', data: alarm };
    this.log.push({ event, where: where(unitId) });
    const { data, ...rest } = event;
    this.#hub.deliver({ rentId: 'R001', ...rest, parts: [{ where: where(unitId), data }], list: false });
  }
}

/** Tokens tell who they are: `R001/platform`, `R001/unit/7`. */
export const scopeOf = (token: string): Scope => {
  const [rentId = '', role, unit] = token.split('/');
  return { rentId, role: role as Scope['role'], ...(unit ? { unitId: Number(unit) } : {}) };
};
const authenticate = async (token: string): Promise<Principal | null> => {
  if (!token.startsWith('R')) return null;
  const scope = scopeOf(token);
  const topics = ['alarm', 'device'];
  return {
    scope,
    userId: 1,
    username: scope.role,
    sessionId: token,
    topics,
    rights: '',
    expiresAtMs: Number.POSITIVE_INFINITY,
  };
};

export interface Station {
  readonly world: World;
  readonly hub: Hub;
  readonly time: ReturnType<typeof manualTime>;
  readonly url: string;
  /** Cuts every wire. */
  cut(): void;
  close(): Promise<void>;
}

/** The hub on a real port. */
export async function openPort(hub: Hub): Promise<Pick<Station, 'url' | 'cut' | 'close'>> {
  const server = createServer();
  const detach = attachPush(server, hub);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: async () => {
      detach();
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A hub on a real port, with the world behind it. */
export async function openStation(limits: Partial<PushLimits> = {}): Promise<Station> {
  const time = manualTime(Date.UTC(2026, 10, 1));
  const hub = new Hub({
    authenticate,
    principalsOf: async () => [],
    topics: ['alarm', 'device'],
    rightsChanged: { topic: 'account', data: {} },
    limits,
    clock: time.clock,
    timers: time.timers,
  });
  return { world: new World(hub), hub, time, ...(await openPort(hub)) };
}

export interface Reader {
  readonly push: PushClient;
  readonly live: LiveAlarms;
  readonly scope: Scope;
  /** Numbers of the events in the order of their coming. */
  readonly seqs: number[];
  /** What was announced to pop-ups and sound. */
  readonly arrived: number[];
  /** The newest number when the reader asked for the first time: what came later has to reach it. */
  start(): number;
  stop(): void;
}

export interface ReaderOptions {
  readonly token: string;
  readonly random?: () => number;
  /** Chance that a call fails. */
  readonly failing?: number;
  /** How many frames each new socket lives to see. */
  readonly framesToLive?: () => number;
  readonly schedule?: (run: () => void) => void;
}

/** A socket that is torn down after so many frames; 0: as soon as it is open. */
export function mortalSocket(address: string, framesToLive = Number.POSITIVE_INFINITY): WebSocket {
  const socket = new WebSocket(address, ['v12.stomp']);
  let left = framesToLive;
  if (left === 0) socket.once('upgrade', () => socket.terminate());
  socket.on('message', () => {
    left -= 1;
    if (left === 0) socket.terminate();
  });
  return socket;
}

/** The console's half: push client and live alarms over real sockets, calls answered from the world. */
export function openReader(station: Station, options: ReaderOptions): Reader {
  const { token, random = () => 0, failing = 0, framesToLive, schedule = (run) => setImmediate(run) } = options;
  const { world, time, url } = station;
  const scope = scopeOf(token);
  const answer = async <T>(call: string, make: () => T): Promise<T> => {
    await breathe();
    if (random() < failing) throw new CallError({ kind: 'network', call });
    const made = make();
    await breathe();
    return made;
  };
  const seqs: number[] = [];
  let start = Number.NaN;
  const arrived: number[] = [];
  const push = createPushClient({
    url: url + pushPath({ rentId: 'R001', user: scope.role }),
    session: createSession({
      store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
      onExpired: () => arrived.push(Number.NaN),
    }),
    fetchEvents: ({ after, limit }) =>
      answer('shell.events', () => {
        const page = world.events(scope, after, Math.min(limit, 7));
        // asked for one: it is the place in the sequence that the reader wants to know
        if (limit === 1) start = page.latest;
        return page;
      }),
    keptTopics: [alarmTopic],
    webSocketFactory: (address) => mortalSocket(address, framesToLive?.()),
    random,
    clock: time.clock,
    timers: time.timers,
  });
  const live = createLiveAlarms({
    push,
    schedule,
    timers: time.timers,
    client: {
      send: <Reply>(_: unknown, args: unknown) =>
        answer('alarm.list', () => listPage(world.current(scope), args as ListQuery)) as Promise<Reply>,
    },
  });
  push.listen(alarmTopic, {
    events: (events) => seqs.push(...events.map((event) => event.seq ?? Number.NaN)),
  });
  live.onArrived((alarms) => arrived.push(...alarms.map((alarm) => alarm.alarmId)));
  const stopLive = live.start();
  push.start();
  return {
    push,
    live,
    scope,
    seqs,
    arrived,
    start: () => start,
    stop: () => {
      stopLive();
      push.stop();
    },
  };
}

/** Counts how often the link was live and then was not. */
export function countCuts(push: PushClient): () => number {
  let cuts = 0;
  let was = '';
  push.subscribeLink(() => {
    const { state } = push.link();
    if (was === 'live' && state !== 'live') cuts += 1;
    was = state;
  });
  return () => cuts;
}

interface ListQuery {
  readonly from?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

function listPage(alarms: readonly Alarm[], { from = '', pageNo, pageSize }: ListQuery) {
  const rows = alarms
    .filter((alarm) => alarm.alarmTime >= from)
    .toSorted((a, b) => (a.alarmTime < b.alarmTime ? -1 : a.alarmTime > b.alarmTime ? 1 : a.alarmId - b.alarmId));
  return { total: rows.length, pageNo, pageSize, rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
}

const asSent = ({ raisedAtMs: _raisedAtMs, isAcknowledged: _isAcknowledged, ...alarm }: LiveAlarm): Alarm => alarm;

/** What the reader shows, without what it derives, to be compared with what the server holds. */
export const shown = ({ live }: Pick<Reader, 'live'>): Alarm[] =>
  live.rows
    .getIds()
    .flatMap((id) => live.rows.getRow(id) ?? [])
    .map(asSent)
    .toSorted((a, b) => a.alarmId - b.alarmId);
