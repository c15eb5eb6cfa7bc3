import { sessionCalls } from '@fireline/api/session';
import { lockMinutes, strangersWrongMax, wrongPasswordsMax } from '@fireline/domain/session';
import { minuteMs } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { strangeAddresses } from '../../../apps/gateway/src/session/tryStore.ts';
import { unlockAccount } from '../../../apps/gateway/src/session/unlockAccount.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { countingStatements } from '../../fixtures/statements.ts';

interface Tried {
  readonly username: string;
  readonly from: string;
  readonly password?: string;
  readonly rentId?: string;
}
const locked = { code: 'session.lockedMinutes', args: { minutes: lockMinutes.min } };

/** The first problem of a login, or nothing when it opened. */
async function tryFrom(
  { gateway }: FixtureGateway,
  { username, from, password = 'Wrong-2026!', rentId = 'R001' }: Tried,
) {
  const request = new Request(`http://gateway.test${apiBase}/auths/weak/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password, rentId, clientType: 'web', isEncipher: 'false' }),
  });
  const { code, data } = (await (await gateway.fetch(request, from)).json()) as {
    code: string;
    data: { problems?: readonly object[] };
  };
  return code === '0000' ? undefined : data.problems?.[0];
}
/** Wrong passwords from strange addresses until one more locks all of them, which is sent. */
async function flood(w: FixtureGateway, username: string): Promise<void> {
  const wrongTries = strangersWrongMax - 1;
  const lastTryAt = new Date(w.time.clock()).toISOString();
  await w.database.db
    .insertInto('passwordTry')
    .values({ rentId: 'R001', username, address: strangeAddresses, wrongTries, lastTryAt })
    .onConflict((c) => c.columns(['rentId', 'username', 'address']).doUpdateSet({ wrongTries }))
    .execute();
  await tryFrom(w, { username, from: '198.51.100.1' });
}

await onEveryDatabase('locks', ({ open }) => {
  it('strangers lock nobody out of an address that logged in before, and that address has its own five tries [SES-06]', async () => {
    const w = await open();
    const home = { username: 'agent', from: '192.0.2.7' };
    const right = { ...home, password: fixturePassword };
    expect(await tryFrom(w, right)).toBeUndefined();
    await flood(w, 'agent');
    expect(await tryFrom(w, right)).toBeUndefined();
    for (let tried = 1; tried < wrongPasswordsMax; tried += 1)
      expect(await tryFrom(w, home)).toMatchObject({ code: expect.stringMatching(/^session\.wrongPassword/) });
    expect(await tryFrom(w, home)).toEqual(locked);
    expect(await tryFrom(w, right)).toEqual(locked);
    w.time.advance(lockMinutes.min * minuteMs);
    expect(await tryFrom(w, right)).toBeUndefined();
  });

  it('the last administrator opens the account from an address never seen, also while strangers flood it; others wait [SES-06]', async () => {
    const w = await open();
    const right = (username: string) => ({ username, from: '203.0.113.5', password: fixturePassword });
    for (const username of ['platform', 'agent']) await flood(w, username);
    expect(await tryFrom(w, right('agent'))).toEqual(locked);
    // one try each is left to strangers
    expect(await tryFrom(w, { username: 'platform', from: '203.0.113.6' })).toEqual(locked);
    expect(await tryFrom(w, right('platform'))).toBeUndefined();
  });

  it('an administrator is locked for strangers while another one is there to unlock, and no longer when that one is locked too [SES-06]', async () => {
    const w = await open();
    await w.database.db.updateTable('appUser').set({ role: 'platform' }).where('userId', '=', 2).execute();
    await flood(w, 'platform');
    const right = { username: 'platform', from: '203.0.113.5', password: fixturePassword };
    expect(await tryFrom(w, right)).toEqual(locked);
    await flood(w, 'agent');
    expect(await tryFrom(w, right)).toBeUndefined();
  });

  it('names that nobody has are locked like others, cost as many writes, and stay locked when the gateway starts anew [SES-06]', async () => {
    const { database } = await open();
    const { counted, statements } = countingStatements(database);
    const startAnew = () => fixtureGateway(counted, { isFilled: true });
    const told = async (w: FixtureGateway, username: string) => {
      const before = statements();
      const problem = await tryFrom(w, { username, from: '203.0.113.9' });
      return { problem, statements: statements() - before };
    };
    const first = await startAnew();
    // what a gateway does when it starts is done by then
    await tryFrom(first, { username: 'stranger', from: '203.0.113.8' });
    await first.gateway.idle();
    for (let tried = 0; tried <= wrongPasswordsMax; tried += 1)
      expect(await told(first, 'nobody')).toEqual(await told(first, 'unit'));
    const second = await startAnew();
    for (const username of ['nobody', 'unit']) expect((await told(second, username)).problem).toEqual(locked);
  });

  it('a terminal unlocks the account, and the log says so [SES-06] [SES-10]', async () => {
    const w = await open();
    const right = { username: 'unit', from: '203.0.113.5', password: fixturePassword };
    await flood(w, 'unit');
    expect(await tryFrom(w, right)).toEqual(locked);
    expect(await unlockAccount(w.database, 'R001/unit', w.time.clock)).toBe('R001/unit is unlocked.');
    expect(await tryFrom(w, right)).toBeUndefined();
    const [entry] = (await (await w.as('platform')).send(sessionCalls.userLog, { search: 'terminal' })).rows;
    expect(entry).toMatchObject({ username: '(terminal)', action: 'unlock', detail: 'unit' });
    await expect(unlockAccount(w.database, 'R002/nobody', w.time.clock)).rejects.toThrow('TENANT/USER');
  });
});
