import { areas } from '@fireline/api/calls';
import { dayMs } from '@fireline/domain/lib';
import { linkDaysDefault } from '@fireline/domain/public';
import { describe, expect, it, vi } from 'vitest';
import { sessionMs } from '@fireline/domain/session';
import { accessTests } from './access.suite.ts';
import { inputTests } from './input.suite.ts';
import type { Area } from './areaCalls.ts';
import { ofCalls } from './samples.ts';
import { webAddressTests } from './webAddress.suite.ts';
import { type CallWorld, callsOf, callWorld, named, needsToken, shapeOf } from './world.ts';

const refusedSamples = ofCalls('refused');
const furtherEntries = ofCalls('furtherEntries');

const newestEntry = async ({ gateway }: CallWorld): Promise<number> => {
  const { newest } = await gateway.database.db
    .selectFrom('userLog')
    .select((eb) => eb.fn.max('logId').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
};
const entriesAfter = async ({ gateway }: CallWorld, logId: number): Promise<string[]> => {
  const entries = gateway.database.db
    .selectFrom('userLog')
    .select('action')
    .where('logId', '>', logId)
    .orderBy('logId');
  return (await entries.execute()).map(({ action }) => action);
};

/** The tests of every call of an area. Each area has its own file, so that areas run beside each other. */
export function everyCallOf(area: Area): void {
  // some tests make hundreds of calls
  vi.setConfig({ testTimeout: 240_000 });
  const world = callWorld();
  const { ask, sampleOf, authorizationFor } = world;
  const calls = callsOf(area);

  describe(`every call of ${area}`, () => {
    it.each(named(calls))(
      '%s answers its sample as its shape says, and its entry in the log [SES-01] [SES-10]',
      async (name, call) => {
        const authorization = await authorizationFor(call);
        const logged = await newestEntry(world);
        const reply = await ask(call, sampleOf(call), authorization);
        expect(reply.status).toBe(200);
        const refusal = refusedSamples.get(name);
        const data = refusal ? reply.data : shapeOf(call).reply.parse(reply.data);
        expect([reply.code, data]).toEqual([refusal ?? '0000', reply.data]);
        // a change leaves the entry in the user log that its call names, as the last one; a refusal and a question leave none
        const entries = await entriesAfter(world, logged);
        expect(entries).toEqual(refusal || !call.logs ? [] : [...(furtherEntries.get(name) ?? []), call.logs]);
        expect(world.gateway.failures).toEqual([]);
      },
    );

    accessTests(calls, world);
    inputTests(calls, world);
    webAddressTests(area, calls, world);
  });

  describe('at the end', () => {
    const withToken = calls.concat(area === 'session' ? areas.session.logout : []).filter(needsToken);

    it('an old token is no token, for any call [SES-02]', async () => {
      const token = await world.gateway.token('resident');
      expect((await ask(areas.session.logout, {}, token)).code).toBe('0000');
      for (const call of withToken)
        expect([call.name, (await ask(call, sampleOf(call), token)).status]).toEqual([call.name, 401]);
    });

    it('an expired token is no token, for any call; nor is an expired link [SHL-16] [PUB-05]', async () => {
      const token = await world.gateway.token('platform');
      world.gateway.time.advance(sessionMs);
      for (const call of withToken)
        expect([call.name, (await ask(call, sampleOf(call), token)).status]).toEqual([call.name, 401]);
      const withLink = calls.filter(({ who }) => who === 'link');
      // two weeks of everything that the gateway does by the clock
      if (withLink.length > 0) world.gateway.time.advance(linkDaysDefault * dayMs);
      for (const call of withLink) {
        const reply = await ask(call, sampleOf(call));
        expect([call.name, reply.status, reply.code]).toEqual([call.name, 401, 'public.claim.expired']);
      }
    });
  });
}
