import { createPushClient, pushPath } from '@fireline/api/lib';
import {
  type AccountChange,
  accountTopic,
  createSession,
  memorySessionStore,
  sessionCalls,
} from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { expect, it, onTestFinished, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

/** A browser of the account that listens; what it is notified of. */
async function browser(w: FixtureGateway, username: string) {
  const reply = await w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId: 'R001' });
  const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
  session.signIn(reply);
  const client = w.client(reply.token);
  const notified: AccountChange[] = [];
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId: 'R001', user: username })}`,
    session,
    fetchEvents: (args) => client.send(shellCalls.events, args),
    keptTopics: [],
    clock: w.time.clock,
    timers: w.time.timers,
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
  });
  push.listen(accountTopic, { events: (events) => notified.push(...events.map(({ data }) => data)), reload: () => {} });
  push.start();
  onTestFinished(() => push.stop());
  await vi.waitUntil(() => push.link().state === 'live');
  return { client, notified };
}

await onEveryDatabase('settings of an account', ({ open }) => {
  it('follow it to its other browsers, and reach no other account [SHL-29] [SHL-22]', async () => {
    const w = await open();
    const [here, there, other] = [await browser(w, 'unit'), await browser(w, 'unit'), await browser(w, 'agent')];
    await here.client.send(shellCalls.saveSettings, { language: 'en', alarmSound: false });
    await vi.waitFor(() => expect(there.notified).toEqual([{ what: 'settings' }]));
    expect(await there.client.send(shellCalls.settings, {})).toEqual({ language: 'en', alarmSound: false });
    expect(other.notified).toEqual([]);
    expect(await other.client.send(shellCalls.settings, {})).toEqual({});
  });

  it('two that are saved at once both count [SHL-29]', async () => {
    const w = await open();
    const unit = await w.as('unit');
    await Promise.all([
      unit.send(shellCalls.saveSettings, { theme: 'dark' }),
      unit.send(shellCalls.saveSettings, { density: 'cozy' }),
    ]);
    expect(await unit.send(shellCalls.settings, {})).toEqual({ theme: 'dark', density: 'cozy' });
  });
});
