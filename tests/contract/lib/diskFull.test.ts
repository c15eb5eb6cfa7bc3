import { deviceCalls } from '@fireline/api/device';
import { shellCalls } from '@fireline/api/shell';
import { shellWords } from '@fireline/domain/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryDatabases } from '../../fixtures/databases.ts';
import { fixtureGateway, type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

const databases = memoryDatabases();

describe('a server whose disk is full', () => {
  let isDiskFull = false;
  let world: FixtureGateway;
  beforeAll(async () => {
    world = await fixtureGateway(await databases.open(), { isDiskFull: () => isDiskFull });
  });
  afterAll(() => world.close());

  const probe = async (path: string) => {
    const response = await world.gateway.fetch(new Request(`http://gateway.test${path}`));
    return [response.status, await response.json(), response.headers.get('cache-control')];
  };

  it('refuses what would be saved in the words of each language, and goes on answering [SHL-15] [SHL-12]', async () => {
    const reports = [{ imei: imeiOf(3), readings: { voltage: 220 } }];
    const report = (language: 'cn' | 'hk' | 'en') =>
      world
        .client(undefined, language)
        .send(deviceCalls.ingest, { reports }, { headers: { authorization: deviceKeyOf('R001') } });
    isDiskFull = true;
    for (const language of ['cn', 'hk', 'en'] as const) {
      const { status, message, problems } = await refusalOf(report(language));
      expect({ status, message, problems }).toEqual({
        status: 503,
        message: shellWords['shell.diskFull'][language],
        problems: [{ code: 'shell.diskFull' }],
      });
    }
    await expect(world.gateway.ingest('R001', reports)).rejects.toMatchObject({ status: 503 });
    // signed in only now, as whoever is called because of the disk
    const platform = await world.as('platform');
    expect((await platform.send(deviceCalls.list, {})).rows).not.toEqual([]);
    const saving = platform.send(shellCalls.saveHiddenColumns, { table: 'device.list', columns: [] });
    expect((await refusalOf(saving)).status).toBe(503);
    const stranger = world.client().send(shellCalls.saveHiddenColumns, { table: 'device.list', columns: [] });
    expect((await refusalOf(stranger)).status).toBe(401);
    isDiskFull = false;
    expect((await report('en')).accepted).toBe(1);
  });

  it('is healthy and not ready [SHL-15]', async () => {
    isDiskFull = true;
    expect(await probe('/health')).toEqual([200, { status: 'ok' }, 'no-store']);
    expect(await probe('/ready')).toEqual([503, { status: 'unavailable' }, 'no-store']);
    isDiskFull = false;
    expect(await probe('/ready')).toEqual([200, { status: 'ok' }, 'no-store']);
  });

  it('tells when to come again [SHL-15]', async () => {
    isDiskFull = true;
    const reply = await world.request('/ingest/readings', {
      method: 'POST',
      headers: { authorization: deviceKeyOf('R001'), 'content-type': 'application/json' },
      body: '{"reports":[]}',
    });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
