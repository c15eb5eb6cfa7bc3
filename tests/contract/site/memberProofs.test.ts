import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { codeWaitSeconds, wrongCodesMax } from '@fireline/domain/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillMembers, unprovenMembers } from '../../fixtures/members.ts';
import { addAccess, recordingCarrier } from '../../fixtures/sendingWorld.ts';

const { byPhone, byEmail, phone, email } = unprovenMembers;
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const codeIn = ({ messages }: FixtureGateway): string => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

await onTestDatabase('members of places who prove who they are', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillMembers(w);
  });
  /** Gives the fixture's resident, or a spare account of the kind, the number. */
  const number = (mobile: string, userId = 6) =>
    w.database.db
      .updateTable('appUser')
      .set({ mobile, provenMobile: mobile, role: 'resident' })
      .where('userId', '=', userId)
      .execute();
  const member = async (memberId: number) =>
    (await (await w.as('unit')).send(siteCalls.members, { placeId: 1 })).rows.find((row) => row.memberId === memberId);

  it('with an account already are verified by themselves, and see the place from then on [SIT-02] [SES-12] [SES-11]', async () => {
    await w.database.db.updateTable('appUser').set({ placeId: null }).where('userId', '=', 6).execute();
    await number(phone);
    const resident = await w.as('resident');
    const seen = async () => (await resident.send(siteCalls.places, {})).total;
    const before = await seen();
    const mine = await resident.send(siteCalls.memberships, {});
    expect(mine.rows).toMatchObject([{ memberId: byPhone, placeName: '场所1', verifiedAt: null, right: 'follow' }]);
    expect(await resident.send(siteCalls.sendMemberCode, { memberId: byPhone })).toEqual({
      waitSeconds: 60,
      minutes: 5,
    });
    expect(w.messages.at(-1)?.to).toBe(phone);
    const code = codeIn(w);
    const kept = await w.database.db.selectFrom('oneTimeCode').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(code);
    await resident.send(siteCalls.verifyMember, { memberId: byPhone, code });
    expect((await resident.send(siteCalls.memberships, {})).rows[0]?.verifiedAt).not.toBeNull();
    expect(await member(byPhone)).toMatchObject({ hasAccount: true, revision: 2 });
    const again = await w.as('resident');
    expect([before, (await again.send(siteCalls.places, {})).total]).toEqual([0, 1]);
    expect(await problemOf(resident.send(siteCalls.sendMemberCode, { memberId: byPhone }))).toBe(
      'site.member.verified memberId',
    );
  });

  it('are verified by who changes the place, with the code that came to their number; it is logged with the place [SIT-02] [SES-10]', async () => {
    const unit = await w.as('unit');
    await unit.send(siteCalls.sendMemberCode, { memberId: byPhone });
    const code = codeIn(w);
    expect(await problemOf(unit.send(siteCalls.verifyMember, { memberId: byPhone, code: '12' }))).toBe(
      'session.code.form code',
    );
    const both = await Promise.allSettled(
      [0, 1].map(() => unit.send(siteCalls.verifyMember, { memberId: byPhone, code })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const proven = await member(byPhone);
    expect([proven?.verifiedAt === null, proven?.hasAccount]).toEqual([false, false]);
    const log = await (await w.as('platform')).send(sessionCalls.userLog, { action: 'site.verifyMember' });
    expect(log.rows).toMatchObject([{ username: 'unit', detail: '1 周强', result: 'success' }]);
    expect(JSON.stringify(log)).not.toContain(code);
  });

  it('a wrong code counts and dies after five; an old one and one for somebody else open nothing [SIT-02] [SES-12]', async () => {
    const unit = await w.as('unit');
    const send = () => unit.send(siteCalls.sendMemberCode, { memberId: byPhone });
    const verify = (code: string, memberId: number = byPhone) =>
      problemOf(unit.send(siteCalls.verifyMember, { memberId, code }));
    await send();
    const old = codeIn(w);
    expect(await problemOf(send())).toBe('session.code.tooSoon mobile');
    w.time.advance(codeWaitSeconds * 1000);
    await send();
    const code = codeIn(w);
    expect([old === code, await verify(old)]).toEqual([false, 'session.code.wrong code']);
    // the code of one member is none of another's, nor one to log in with
    expect(await verify(code, byEmail)).toBe('session.code.wrong code');
    const login = w.client().send(sessionCalls.codeLogin, { rentId: 'R001', mobile: phone, code });
    expect(await problemOf(login)).toBe('session.code.wrong code');
    for (let tries = 1; tries <= wrongCodesMax; tries += 1) await verify(otherThan(code));
    expect(await verify(code)).toBe('session.code.expired code');
    expect((await member(byPhone))?.verifiedAt).toBeNull();
  });

  it('of somebody else, or of another tenant, read like those that are gone [SIT-02] [ROL-06]', async () => {
    await w.database.db.updateTable('appUser').set({ placeId: null }).where('userId', '=', 6).execute();
    await number('13900139009');
    const platform = await w.as('platform');
    await platform.send(siteCalls.sendMemberCode, { memberId: byPhone });
    const code = codeIn(w);
    const sent = w.messages.length;
    for (const other of [await w.as('resident'), await w.as('platform', 'R002'), await w.as('org')]) {
      expect(await problemOf(other.send(siteCalls.sendMemberCode, { memberId: byPhone }))).toBe(
        'site.member.gone memberId',
      );
      expect(await problemOf(other.send(siteCalls.verifyMember, { memberId: byPhone, code }))).toBe(
        'site.member.gone memberId',
      );
      const mine = await other.send(siteCalls.memberships, {});
      expect(mine.rows.filter(({ memberId }) => memberId === byPhone)).toEqual([]);
    }
    expect(w.messages).toHaveLength(sent);
  });

  it('with an address alone get the code by e-mail, through the tenant’s own carrier where it has one [SIT-02] [MSG-06]', async () => {
    const platform = await w.as('platform');
    await platform.send(siteCalls.sendMemberCode, { memberId: byEmail });
    expect(w.messages.at(-1)?.to).toBe(email);
    await platform.send(siteCalls.verifyMember, { memberId: byEmail, code: codeIn(w) });
    expect((await member(byEmail))?.verifiedAt).not.toBeNull();
  });

  it('get it through the carrier of the tenant where it has one for e-mail, which the records show without its text [SIT-02] [MSG-06]', async () => {
    const { carrier, offers } = recordingCarrier();
    w = await open({ carriers: { webhook: carrier } });
    await fillMembers(w);
    await addAccess(w, 'platform', { channel: 'email', name: '邮件' });
    const platform = await w.as('platform');
    await platform.send(siteCalls.sendMemberCode, { memberId: byEmail });
    await vi.waitFor(() => expect(offers).toHaveLength(1));
    expect(offers.map(({ to, channel }) => [to, channel])).toEqual([[email, 'email']]);
    const code = /\d{6}/.exec(offers[0]?.text ?? '')?.[0] ?? '';
    const records = await w.database.db.selectFrom('sendRecord').select(['kind', 'channel', 'text']).execute();
    expect(records).toEqual([{ kind: 'code', channel: 'email', text: '' }]);
    await platform.send(siteCalls.verifyMember, { memberId: byEmail, code });
    expect((await member(byEmail))?.verifiedAt).not.toBeNull();
  });
});
