import { allCalls } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { sessionsMax } from '@fireline/domain/session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import type { FullList, Room } from '../everyCall/areaCalls.ts';
import { ofCalls } from '../everyCall/samples.ts';
import { callWorld, named } from '../everyCall/world.ts';

const rooms = ofCalls('room');

const world = callWorld();
/** Called otherwise, since they change as well. */
const createsToo = new Set(['finance.saveSplitRule']);
const isFull = (room: Room | undefined): room is FullList => typeof room === 'object';
const filled = allCalls.filter(({ name }) => isFull(rooms.get(name)));

describe('lists that are filled by calls', () => {
  it('are full at a limit, or are records of the world', () => {
    const creating = allCalls
      .map(({ name }) => name)
      .filter((name) => /\.(?:create|add)(?:[A-Z]|$)/.test(name) || createsToo.has(name));
    expect([...rooms.keys()].toSorted()).toEqual(creating.toSorted());
  });

  it.each(named(filled))('%s is refused with the limit when its list is full [SHL-25]', async (name, call: Call) => {
    const { db } = world.gateway.database;
    const room = rooms.get(name);
    if (!isFull(room)) throw new Error(`${name} has no list to be filled`);
    const { max, fill } = room;
    await sql.raw(`insert into ${fill} from generate_series(1, ${max}) n`).execute(db);
    const reply = await world.ask(call, world.sampleOf(call), await world.authorizationFor(call));
    expect(reply.data).toMatchObject({ problems: [{ code: 'form.full', args: { 0: max } }] });
  });

  it('a session more than an account may have ends its oldest one, and nobody is kept out [SES-11]', async () => {
    const { gateway } = world;
    const token = await gateway.token('org');
    const { userId, username, rentId } = await gateway.client(token).send(sessionCalls.me, {});
    const session = {
      userId,
      rentId,
      clientType: 'web',
      hasDemoPassword: false,
      expiresAt: '2027-01-01T00:00:00.000Z',
    };
    const later = new Date(gateway.time.clock() + 1000).toISOString();
    const rows = Array.from({ length: sessionsMax - 1 }, (_, n) => ({
      ...session,
      tokenHash: `t${n}`,
      sessionId: `s${n}`,
      ip: '',
      createdAt: later,
    }));
    await gateway.database.db.transaction().execute((tx) => insertMany(tx, 'session', rows));
    expect(await gateway.client(token).send(sessionCalls.me, {})).toMatchObject({ userId });
    gateway.time.advance(2000);
    const opened = await gateway.client().send(sessionCalls.login, { rentId, username, password: fixturePassword });
    expect((await refusalOf(gateway.client(token).send(sessionCalls.me, {}))).status).toBe(401);
    const { rows: open } = await gateway.client(opened.token).send(sessionCalls.sessions, {});
    expect(open).toHaveLength(sessionsMax);
  });
});
