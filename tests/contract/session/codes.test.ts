import { requestCode, sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { codeWaitSeconds, wrongCodesMax } from '@fireline/domain/session';
import { describe, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';

const rentId = 'R001';
const mobile = '13900139000';
const password = 'Stairs-7-Red';
const twice = { password, confirmation: password };
const codeIn = ({ messages }: FixtureGateway): string => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0]?.code;

/** Gives accounts of the fixture a number. */
const number = ({ database }: FixtureGateway, usernames: readonly string[], to = mobile) =>
  database.db
    .updateTable('appUser')
    .set({ mobile: to })
    .where('rentId', '=', rentId)
    .where('username', 'in', usernames)
    .execute();

async function send(w: FixtureGateway, purpose: 'login' | 'password' | 'register', to = mobile): Promise<string> {
  await requestCode(w.client(), { rentId, mobile: to, purpose });
  w.time.advance(codeWaitSeconds * 1000);
  return codeIn(w);
}

await onTestDatabase('codes that are sent to mobiles', ({ open }) => {
  describe('a code', () => {
    it('opens a session once; it is kept as a hash only, and a second one follows after a minute [SES-12]', async () => {
      const w = await open();
      await number(w, ['unit']);
      const asked = { rentId, mobile: '+86 139 0013 9000', purpose: 'login' } as const;
      await w.client().send(sessionCalls.sendCode, asked);
      const code = codeIn(w);
      expect(await problemOf(w.client().send(sessionCalls.sendCode, asked))).toBe('session.code.tooSoon');
      const kept = await w.database.db.selectFrom('oneTimeCode').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(code);
      const login = () => w.client().send(sessionCalls.codeLogin, { rentId, mobile, code });
      const both = await Promise.allSettled([login(), login()]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { opened } = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0] ?? {};
      expect(opened?.account).toMatchObject({ username: 'unit', rentId });
      expect(await w.client(opened?.token).send(sessionCalls.me, {})).toMatchObject({ username: 'unit' });
    });

    it('is dead after five wrong tries; a number that nobody has is answered alike and gets no message [SES-12]', async () => {
      const w = await open();
      await number(w, ['unit']);
      const known = await w.client().send(sessionCalls.sendCode, { rentId, mobile, purpose: 'login' });
      const sent = w.messages.length;
      const unknown = { rentId, mobile: '13900139001' };
      expect(await w.client().send(sessionCalls.sendCode, { ...unknown, purpose: 'login' })).toEqual(known);
      expect(w.messages).toHaveLength(sent);
      const code = codeIn(w);
      const wrong = code === '000000' ? '000001' : '000000';
      const tries = async (to: { rentId: string; mobile: string }) => {
        const told = [];
        for (let at = 0; at < wrongCodesMax; at += 1)
          told.push(await problemOf(w.client().send(sessionCalls.codeLogin, { ...to, code: wrong })));
        return told;
      };
      const told = await tries({ rentId, mobile });
      expect(told.at(-1)).toBe('session.code.expired');
      expect(await tries(unknown)).toEqual(told);
      expect(await problemOf(w.client().send(sessionCalls.codeLogin, { rentId, mobile, code }))).toBe(
        'session.code.expired',
      );
    });

    it('is not touched by what others try and ask for, and each caller has five tries of it, ten all others together [SES-12]', async () => {
      const w = await open();
      await number(w, ['unit']);
      const from = (ip: string) => w.client(undefined, 'en', ip);
      const [owner, elsewhere, stranger] = ['203.0.113.1', '203.0.113.2', '198.51.100.7'];
      const ask = async (ip: string) => {
        await requestCode(from(ip), { rentId, mobile, purpose: 'password' });
        w.time.advance(codeWaitSeconds * 1000);
        return codeIn(w);
      };
      const reset = (ip: string, code: string) =>
        problemOf(from(ip).send(sessionCalls.resetByCode, { rentId, mobile, code, ...twice }));
      const code = await ask(owner);
      const theirs = await ask(stranger);
      const wrong = ['000000', '000001', '000002'].find((one) => one !== code && one !== theirs) ?? '';
      for (let tries = 1; tries < wrongCodesMax; tries += 1)
        expect(await reset(stranger, wrong)).toBe('session.code.wrong');
      expect(await reset(stranger, wrong)).toBe('session.code.expired');
      // neither the right code nor more wrong ones do anything now
      for (const one of [code, theirs, wrong]) expect(await reset(stranger, one)).toBe('session.code.expired');
      expect(await reset(elsewhere, wrong)).toBe('session.code.wrong');
      for (const other of ['198.51.100.8', '198.51.100.9'])
        for (let tries = 1; tries <= wrongCodesMax; tries += 1) await reset(other, wrong);
      expect(await reset('198.51.100.10', code)).toBe('session.code.expired');
      expect(await reset(owner, wrong)).toBe('session.code.wrong');
      await from(owner).send(sessionCalls.resetByCode, { rentId, mobile, code, ...twice });
    });

    it('that was asked for elsewhere is good for its owner as well, also after another one was asked for [SES-12]', async () => {
      const w = await open();
      await number(w, ['unit']);
      const first = await send(w, 'login');
      const from = w.client(undefined, 'en', '203.0.113.1');
      await requestCode(from, { rentId, mobile, purpose: 'login' });
      expect(codeIn(w)).not.toBe(first);
      const { opened } = await from.send(sessionCalls.codeLogin, { rentId, mobile, code: first });
      expect(opened?.account.username).toBe('unit');
    });

    it('of a number with several accounts asks which; a disabled account is none of them [SES-12]', async () => {
      const w = await open();
      await number(w, ['unit', 'agent', 'maint']);
      await w.database.db.updateTable('appUser').set({ disabled: true }).where('username', '=', 'maint').execute();
      const code = await send(w, 'login');
      const { opened, accounts } = await w.client().send(sessionCalls.codeLogin, { rentId, mobile, code });
      expect(opened).toBeNull();
      expect(accounts.map(({ username }) => username).toSorted()).toEqual(['agent', 'unit']);
      const userId = accounts.find(({ username }) => username === 'agent')?.userId ?? 0;
      const chosen = await w.client().send(sessionCalls.codeLogin, { rentId, mobile, code, userId });
      expect(chosen.opened?.account.username).toBe('agent');
    });
  });

  it('a forgotten password is set by a code: every session ends, and the old password opens nothing [SES-12] [SES-05] [SES-11]', async () => {
    const w = await open();
    await number(w, ['unit', 'agent']);
    const token = await w.token('unit');
    const code = await send(w, 'password');
    const reset = (change: object) =>
      w.client().send(sessionCalls.resetByCode, { rentId, mobile, code, ...twice, ...change });
    expect(await problemOf(reset({ password: 'weak', confirmation: 'weak' }))).toMatch(/^(form|session\.password)\./);
    expect(await problemOf(reset({}))).toBe('session.code.several');
    await reset({ username: 'unit' });
    expect(await problemOf(reset({ username: 'unit' }))).toBe('session.code.wrong');
    expect((await refusalOf(w.client(token).send(sessionCalls.me, {}))).status).toBe(401);
    const login = (typed: string) => w.client().send(sessionCalls.login, { rentId, username: 'unit', password: typed });
    expect(await problemOf(login(fixturePassword))).toBe('session.wrongPassword');
    expect((await login(password)).account.username).toBe('unit');
    const log = await (await w.as('platform')).send(sessionCalls.userLog, { action: 'resetPassword' });
    expect(log.rows.map(({ username }) => username)).toEqual(['unit']);
  });

  it('a registration needs the code of its mobile; a resident’s places are theirs at once, one in none sees nothing [SES-04] [SES-07] [SIT-02]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await platform.send(siteCalls.addMember, {
      placeId: 1,
      name: '王住户',
      right: 'follow',
      proof: 'phone',
      phone: mobile,
    });
    const entered = {
      rentId,
      mobile,
      accountType: 'resident',
      username: 'newcomer1',
      realName: '王住户',
      isAgreed: true,
    };
    const register = (change: object) =>
      w.client().send(sessionCalls.register, { ...entered, code: '000000', ...twice, ...change });
    expect(await problemOf(register({}))).toBe('session.code.wrong');
    const code = await send(w, 'register');
    expect(await problemOf(register({ code, idNumber: '110105194912310021' }))).toBe('session.idNumber.checkDigit');
    expect(await problemOf(register({ code, username: 'unit' }))).toBe('session.usernameTaken');
    expect(await problemOf(register({ code, isAgreed: false }))).toBe('session.agreement');
    expect(await problemOf(register({ code, accountType: 'platform' }))).toBe('form.choice');
    await register({ code, idNumber: '11010519491231002X' });
    const logIn = (username: string) => w.client().send(sessionCalls.login, { rentId, username, password });
    const { token, account } = await logIn('newcomer1');
    expect(account.isUnbound).toBeUndefined();
    const { rows } = await w.client(token).send(siteCalls.places, {});
    expect(rows.map(({ placeId }) => placeId)).toEqual([1]);

    const second = await send(w, 'register');
    expect(await problemOf(register({ code: second, username: 'newcomer2' }))).toBe('session.register.mobileTaken');
    await register({ code: second, username: 'newcomer2', accountType: 'unit' });
    const unbound = await logIn('newcomer2');
    expect(unbound.account.isUnbound).toBe(true);
    expect((await w.client(unbound.token).send(siteCalls.places, {})).total).toBe(0);
  });
});
