import { CallError } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { createLog } from '../../../apps/gateway/src/lib/log.ts';
import { proxiesFrom } from '../../../apps/gateway/src/lib/http/edge/proxies.ts';
import { serve, type Served } from '../../../apps/gateway/src/node.ts';
import type { OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  const opened = await borrowMemory();
  // shared: a gateway that closes does not take it along
  database = { ...opened, close: async () => {} };
  return () => opened.close();
});
const lines: string[] = [];
const log = createLog({ format: 'json', write: (line) => lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});

interface Failure {
  readonly data: { readonly requestId: string };
}

describe('a call that fails inside the gateway', () => {
  let world: FixtureGateway;
  const broken = async () => Promise.reject(new Error('out of memory'));
  beforeEach(async () => {
    const passwords = { inTurn: broken, noteOpened: () => {} };
    world = await fixtureGateway(database, { log, passwords, isFilled: true });
  });
  afterEach(() => world.close());

  it('names the same request id to its caller and in the log [SHL-15]', async () => {
    const account = { username: 'platform', password: fixturePassword, rentId: 'R001' };
    const refused = await refusalOf(world.client().send(sessionCalls.login, account));
    expect(refused).toBeInstanceOf(CallError);
    expect(refused.requestId).toMatch(/^[\da-f]{12}$/);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'error', message: 'a call failed', requestId: refused.requestId, cause: 'out of memory' },
    ]);
    expect(lines[0]).not.toContain(fixturePassword);
  });
});

it('a failed call stands in the log without the token in its path [MSG-06]', async () => {
  const world = await fixtureGateway(database, { log, isFilled: true });
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
  await rename('send_access', 'send_access_away');
  try {
    const body = JSON.stringify([
      { phone_number: '13800138001', success: true, biz_id: 'b', out_id: 'k', send_time: '', report_time: '' },
    ]);
    const headers = { 'content-type': 'application/json' };
    const reply = await world.request('/message/receipts/1/the-token-of-it', { method: 'POST', headers, body });
    expect(reply.status).toBe(500);
  } finally {
    await rename('send_access_away', 'send_access');
    await world.close();
  }
  const failed = lines.filter((line) => line.includes('a call failed')).join();
  expect(failed).toContain('/message/receipts/{accessId}/{token}');
  expect(lines.join()).not.toContain('the-token-of-it');
});

describe('the id of a request [SHL-15]', () => {
  let served: Served;
  const open = async (proxy: 'on' | 'off') => {
    served = await serve({ database, host: '127.0.0.1', port: 0, log, proxies: proxiesFrom(proxy) });
  };
  afterEach(() => served.close());
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${served.url}${apiBase}/nothing/here`, { headers });
    const { data } = (await response.json()) as Failure;
    expect(response.headers.get('x-request-id')).toBe(data.requestId);
    return data.requestId;
  };

  it('is what a trusted proxy says, when that is well-formed', async () => {
    await open('on');
    expect(await ask({ 'x-request-id': '3f0c5f5be46ee8cf6e3d3ddcc3a0bd8f' })).toBe('3f0c5f5be46ee8cf6e3d3ddcc3a0bd8f');
    for (const told of ['short', 'x'.repeat(65), 'with spaces in it', '"quoted-quoted"', 'caf\u00e9-caf\u00e9'])
      expect(await ask({ 'x-request-id': told })).toMatch(/^[\da-f]{12}$/);
  });

  it('is never what a stranger says, and another one each time', async () => {
    await open('off');
    const ids = [await ask({ 'x-request-id': 'chosen-by-caller' }), await ask()];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{12}$/);
  });
});
