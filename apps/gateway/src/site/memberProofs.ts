import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import { memberCodeForm, memberReach } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow } from '../lib/changes.ts';
import { issueCode, tryCode, useUp } from '../session/codes/codes.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './memberStore.ts';
import { placeById } from './placeStore.ts';

const gone: Problem = { code: 'site.member.gone', field: 'memberId' };
const verified: Problem = { code: 'site.member.verified', field: 'memberId' };

/** Where the caller is a member of a place, and where it has still to prove who it is. @spec SIT-02 */
export const memberships = async ({ deps, account }: SignedInAsks) =>
  ok({ rows: await store.membershipsOf(deps.database.db, account.userId) });

/**
 * A member that has not proven yet who it is: the caller itself, or one of a place that the caller changes. One of somebody else reads
 * like one that is gone.
 */
async function unproven(db: Db | Tx, memberId: number, asks: SignedInAsks): Promise<Result<store.PlacedMember>> {
  const { account, scope, rights } = asks;
  const member = await store.memberById(db, account.rentId, memberId);
  if (!member) return refuse(gone);
  const changes = hasRight(rights.granted, ['placeDetail:modify']) && (await placeById(db, scope, member.placeId));
  if (!changes && !(await store.isMemberOf(db, memberId, account.userId))) return refuse(gone);
  return member.verifiedAt === null ? ok(member) : refuse(verified);
}

const logged = (tx: Tx, asks: SignedInAsks, { placeId, name }: store.PlacedMember) =>
  logUse(tx, asks, { detail: `${placeId} ${name}`, target: { kind: 'place', id: placeId } });

/** Whom codes that an account asks for and tries are counted for. */
const callerOfAccount = ({ userId }: Pick<SignedInAsks['account'], 'userId'>): string => `user ${userId}`;

/** Sends a code to what is on record of the member, and to nothing else. @spec SIT-02 SES-12 */
export async function sendCode(memberId: number, asks: SignedInAsks) {
  const { deps, account, language } = asks;
  const member = await unproven(deps.database.db, memberId, asks);
  if (!member.ok) return member;
  const { proof, to } = memberReach(member.value);
  const channel = proof === 'phone' ? 'sms' : 'email';
  const asking = { askerKind: 'account', asker: callerOfAccount(account) } as const;
  const issuing = { purpose: 'member', channel, language, asking, isReached: async () => true } as const;
  const issued = await issueCode(deps, { rentId: account.rentId, mobile: to }, issuing);
  if (issued.ok) await transact(deps.database, ({ tx }) => logged(tx, asks, member.value));
  return issued;
}

interface Sent {
  readonly memberId: number;
  readonly code: string;
}
/** From then on it sees the place: with the caller's own account, or with the one that a resident has of this number. @spec SIT-02 SES-11 */
export async function verify({ memberId, ...sent }: Sent, asks: SignedInAsks): Promise<Result<{ done: true }>> {
  const form = memberCodeForm.check(sent);
  if (!form.ok) return form;
  const { deps, account } = asks;
  const { rentId } = account;
  const member = await unproven(deps.database.db, memberId, asks);
  if (!member.ok) return member;
  const { to: mobile } = memberReach(member.value);
  const tried = await tryCode(
    deps,
    { rentId, mobile },
    { purpose: 'member', code: form.value.code, caller: callerOfAccount(account) },
  );
  if (!tried.ok) return tried;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const at = isoNow(deps.clock);
    if (!(await useUp(tx, tried.value, at))) return refuse({ code: 'session.code.expired', field: 'code' });
    const isOwn = await store.isMemberOf(tx, memberId, account.userId);
    const known = member.value.userId ?? (await store.residentOf(tx, rentId, member.value.phone)) ?? null;
    const proven = { userId: isOwn ? account.userId : known, verifiedAt: at, ...changedNow(asks) };
    if (!(await store.setVerified(tx, memberId, proven))) return refuse(verified);
    await logged(tx, asks, member.value);
    await tell({ type: 'roles', rentId });
    return ok({ done: true });
  });
}
