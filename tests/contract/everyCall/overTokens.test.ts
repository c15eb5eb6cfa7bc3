import { allCalls, areas } from '@fireline/api/calls';
import { dayMs } from '@fireline/domain/lib';
import { linkDaysDefault } from '@fireline/domain/public';
import { sessionMs } from '@fireline/domain/session';
import { expect, it, vi } from 'vitest';
import { callWorld, needsToken } from './world.ts';

// two weeks of everything that the gateway does by the clock
vi.setConfig({ testTimeout: 240_000 });
const world = callWorld();
const { ask, sampleOf } = world;
const withToken = allCalls.filter(needsToken);
const refused = withToken.map(({ name }) => [name, 401]);

/** The statuses with which the calls answer this token, by call. */
async function statusesWith(token: string): Promise<readonly (readonly [string, number])[]> {
  const statuses: [string, number][] = [];
  for (const call of withToken) statuses.push([call.name, (await ask(call, sampleOf(call), token)).status]);
  return statuses;
}

it('an old token is no token, for any call [SES-02]', async () => {
  const token = await world.gateway.token('resident');
  expect((await ask(areas.session.logout, {}, token)).code).toBe('0000');
  expect(await statusesWith(token)).toEqual(refused);
});

it('an expired token is no token, for any call; nor is an expired link [SHL-16] [PUB-05]', async () => {
  const token = await world.gateway.token('platform');
  world.gateway.time.advance(sessionMs);
  expect(await statusesWith(token)).toEqual(refused);
  world.gateway.time.advance(linkDaysDefault * dayMs);
  for (const call of allCalls.filter(({ who }) => who === 'link')) {
    const reply = await ask(call, sampleOf(call));
    expect([call.name, reply.status, reply.code]).toEqual([call.name, 401, 'public.claim.expired']);
  }
});
