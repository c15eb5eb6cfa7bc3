import { requestCode, sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { dayMs } from '@fireline/domain/lib';
import {
  accountCodesPerDay,
  addressCodesPerDay,
  addressRegistrationsPerDay,
  codePuzzleMinutes,
  codesPerDay,
  codesPerHourDefault,
  codeWaitSeconds,
  knownAddressCodesPerDay,
  tryAnswers,
} from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import type { NewRow } from '../../../apps/gateway/src/lib/db/schema.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillMembers, unprovenMembers } from '../../fixtures/members.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const { byPhone, phone } = unprovenMembers;
const rentId = 'R001';
const mobile = '13900139000';
type Purpose = 'login' | 'password' | 'register';
const ask = (w: FixtureGateway, purpose: Purpose, { to = mobile, ip = '203.0.113.9' } = {}) =>
  requestCode(w.client(undefined, 'en', ip), { rentId, mobile: to, purpose });
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const codeOf = async (promise: Promise<unknown>) => (await problemOf(promise))?.code;

/** Codes that were sent some minutes ago, each to a number of its own. */
function sent(w: FixtureGateway, count: number, row: Partial<NewRow<'oneTimeCode'>>): Promise<void> {
  const sentAt = new Date(w.time.clock() - 5 * 60_000).toISOString();
  const rows = Array.from({ length: count }, (_, at) => ({
    rentId,
    mobile: `1370000${String(at).padStart(4, '0')}`,
    purpose: 'register' as const,
    codeHash: 'none',
    sentAt,
    askerKind: 'stranger' as const,
    asker: `198.51.100.${at}`,
    isReached: true,
    ...row,
  }));
  return w.database.db.transaction().execute((tx) => insertMany(tx, 'oneTimeCode', rows));
}
const number = (w: FixtureGateway, username: string, proven = '') =>
  w.database.db
    .updateTable('appUser')
    .set({ mobile, provenMobile: proven })
    .where('rentId', '=', rentId)
    .where('username', '=', username)
    .execute();

await onTestDatabase('codes for strangers', ({ open }) => {
  it('are so many for an address and a day, whatever the number and the tenant, and others get theirs [SES-12] [SES-04]', async () => {
    const w = await open();
    const asker = '203.0.113.9';
    await sent(w, addressRegistrationsPerDay - 1, { asker, rentId: 'R002' });
    // of two at once one gets the last
    const both = await Promise.allSettled([ask(w, 'register'), ask(w, 'register', { to: '13900139001' })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await problemOf(ask(w, 'register', { to: '13900139002' }));
    expect(refused).toMatchObject({
      code: 'session.code.tooManyAddress',
      field: 'mobile',
      args: { 0: addressRegistrationsPerDay, hours: 24 },
    });
    const sentSoFar = w.messages.length;
    await ask(w, 'register', { to: '13900139002', ip: '203.0.113.10' });
    await ask(w, 'login', { to: '13900139002' });
    w.time.advance(dayMs);
    await ask(w, 'register', { to: '13900139003' });
    expect(w.messages).toHaveLength(sentSoFar + 2);
    await sent(w, addressCodesPerDay, { asker, purpose: 'login', isReached: false });
    expect(await codeOf(ask(w, 'password', { to: '13900139004' }))).toBe('session.code.tooManyAddress');
  });

  it('are as many for a tenant and an hour as it says; registrations use up none of those for accounts [SES-12] [SES-04]', async () => {
    const w = await open();
    await number(w, 'unit', mobile);
    const platform = await w.as('platform');
    const facts = { name: '消防一号', contact: '', phone: '', isRegistrationOpen: true, terms: '' };
    await platform.send(siteCalls.saveTenant, { ...facts, codesPerHour: 10, revision: 0 });
    await sent(w, 10, {});
    expect(await problemOf(ask(w, 'register'))).toMatchObject({
      code: 'session.code.tooManyTenant',
      args: { 0: 10, minutes: 55 },
    });
    await ask(w, 'login');
    // what reached nobody cost nothing
    await sent(w, codesPerHourDefault, { purpose: 'login', isReached: false });
    await ask(w, 'password', { to: '13900139001' });
    await sent(w, 10, { purpose: 'password' });
    // whether anybody has the number shows in neither answer
    for (const to of ['13900139002', mobile])
      expect(await codeOf(ask(w, 'password', { to, ip: '203.0.113.11' }))).toBe('session.code.tooManyTenant');
    // an owner where it logged in before gets its code all the same
    const at = w.client(undefined, 'en', '203.0.113.12');
    await at.send(sessionCalls.login, { rentId, username: 'unit', password: fixturePassword });
    const before = w.messages.length;
    await ask(w, 'password', { ip: '203.0.113.12' });
    expect(w.messages.slice(before).map(({ to }) => to)).toEqual([mobile]);
  });

  it('keep no owner from its own: each purpose counts for itself, and a known address for itself [SES-12]', async () => {
    const w = await open();
    await number(w, 'unit');
    await ask(w, 'register');
    await ask(w, 'login');
    await ask(w, 'password');
    expect(await codeOf(ask(w, 'login'))).toBe('session.code.tooSoon');
    const [code] = /\d{6}/.exec(w.messages.at(-2)?.text ?? '') ?? [''];
    const owner = '203.0.113.20';
    const at = w.client(undefined, 'en', owner);
    expect((await at.send(sessionCalls.codeLogin, { rentId, mobile, code })).opened?.account.username).toBe('unit');
    await sent(w, codesPerDay, { mobile, purpose: 'login' });
    expect(await problemOf(ask(w, 'login', { ip: '203.0.113.21' }))).toMatchObject({ code: 'session.code.tooSoon' });
    w.time.advance(codeWaitSeconds * 1000);
    expect(await problemOf(ask(w, 'login', { ip: '203.0.113.21' }))).toMatchObject({
      code: 'session.code.tooMany',
      args: { 0: codesPerDay, hours: 24 },
    });
    await ask(w, 'login', { ip: owner });
    expect(await codeOf(ask(w, 'login', { ip: owner }))).toBe('session.code.tooSoon');
  });

  it('are for strangers where an account’s number was merely typed, and for a known address so many for all numbers [SES-12]', async () => {
    const w = await open();
    const ip = '203.0.113.30';
    const login = () =>
      w.client(undefined, 'en', ip).send(sessionCalls.login, { rentId, username: 'unit', password: fixturePassword });
    const kinds = async () =>
      (await w.database.db.selectFrom('oneTimeCode').select('askerKind').orderBy('codeId').execute()).map(
        ({ askerKind }) => askerKind,
      );
    for (const proven of ['', '13900139009', mobile]) {
      await number(w, 'unit', proven);
      await login();
      await ask(w, 'password', { ip });
      w.time.advance(codeWaitSeconds * 1000);
    }
    expect(await kinds()).toEqual(['stranger', 'stranger', 'known']);
    await sent(w, knownAddressCodesPerDay - 1, { purpose: 'login', askerKind: 'known', asker: ip, rentId: 'R002' });
    expect(await problemOf(ask(w, 'login', { ip }))).toMatchObject({
      code: 'session.code.tooManyAddress',
      args: { 0: knownAddressCodesPerDay },
    });
  });

  it('for a registration need the puzzle of their number, lately set and solved [SES-04] [SES-12]', async () => {
    const w = await open();
    const stranger = w.client();
    const to = { rentId, mobile };
    const send = (more: object) =>
      codeOf(stranger.send(sessionCalls.sendCode, { ...to, purpose: 'register', ...more }));
    expect(await send({})).toBe('session.code.puzzle');
    const { puzzle } = await stranger.send(sessionCalls.codePuzzle, to);
    const { puzzle: other } = await stranger.send(sessionCalls.codePuzzle, { ...to, mobile: '13900139001' });
    const solved = [puzzle, other].map((one) => ({ puzzle: one, answer: tryAnswers(one, 0, 5_000_000) }));
    expect(await send({ ...solved[0], answer: '0' })).toBe('session.code.puzzle');
    expect(await send(solved[1] ?? {})).toBe('session.code.puzzle');
    w.time.advance(codePuzzleMinutes * 60_000);
    expect(await send(solved[0] ?? {})).toBe('session.code.puzzle');
    expect(w.messages).toEqual([]);
    await ask(w, 'register');
    expect(w.messages).toHaveLength(1);
  });

  it('are counted apart from those that accounts send to members, which count for the account [SIT-02] [SES-12]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await fillMembers(w);
    for (const purpose of ['register', 'login'] as const) await ask(w, purpose, { to: phone });
    await platform.send(siteCalls.sendMemberCode, { memberId: byPhone });
    await ask(w, 'password', { to: phone });
    w.time.advance(codeWaitSeconds * 1000);
    const { userId } = await platform.send(sessionCalls.me, {});
    await sent(w, accountCodesPerDay, { purpose: 'member', askerKind: 'account', asker: `user ${userId}` });
    expect(await codeOf(platform.send(siteCalls.sendMemberCode, { memberId: byPhone }))).toBe(
      'session.code.tooManyAccount',
    );
    const unit = await w.as('unit');
    await unit.send(siteCalls.sendMemberCode, { memberId: byPhone });
  });
});
