import { describe, expect, it, vi } from 'vitest';
import { accessTests } from './access.suite.ts';
import { inputTests } from './input.suite.ts';
import type { Area } from './areaCalls.ts';
import { ofCalls } from './samples.ts';
import { webAddressTests } from './webAddress.suite.ts';
import { type CallWorld, callsOf, callWorld, named, shapeOf } from './world.ts';

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
}
