import type { PartnerPower } from '@fireline/domain/org';
import type { RentKind, Scope } from '@fireline/domain/role';
import type { Account } from '@fireline/domain/session';
import type { EndingAction } from '@fireline/domain/shell';
import type { MemberRight } from '@fireline/domain/site';
import { sql } from 'kysely';
import { anyText } from '../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../lib/db/schema.ts';
import type { StoredPartnerPowers, StoredProfile } from './tables.ts';
import { deleteOldTries, type Login } from './tryStore.ts';

/** A place that an account has proven to be a member of. */
interface Membership {
  readonly placeId: number;
  readonly right: MemberRight;
}

/** A partner on the way from the tenant down to somebody's own; without powers it keeps nothing back. @spec ORG-05 */
export interface PartnerOfLine {
  readonly powers: readonly PartnerPower[] | null;
  readonly revision: number;
}

/** An account with its tenant's name and the newest revision of its role. */
export type UserRow = Row<'appUser'> & {
  rentName: string;
  rentKind: RentKind;
  partnerPowers: StoredPartnerPowers | null;
  rentProfile: Pick<StoredProfile, 'contact' | 'phone'> | null;
  roleRevision: number | null;
  /** Of a maintenance company's person: what its company calls the product. */
  systemTitle: string | null;
  /** Of a partner's person whether its partner is shut out. */
  isPartnerDisabled: boolean;
  /** Of a partner's person its partner, of one that is limited the partner of its node. */
  boundingPartnerId: number | null;
  /** The partners below that one. */
  partnersBelow: readonly number[];
  /** What that one and those above it are let do, the highest first. */
  partnerLine: readonly PartnerOfLine[];
  /** Of a resident: the places that it is a member of. */
  memberOf: readonly Membership[];
};

/**
 * Whether the account stands nowhere: every kind but the platform's own is bound to what it sees. The partner that somebody registered with binds
 * a partner's people only. @spec SES-04 ORG-05
 */
const isUnbound = ({ role, orgPath, partnerId, unitId, maintId, placeId, memberOf }: UserRow): boolean =>
  role !== 'platform' &&
  memberOf.length === 0 &&
  [orgPath, role === 'agent' ? partnerId : null, unitId, maintId, placeId].every((node) => node === null);

/** Whom somebody asks who is bound to nothing yet. @spec SES-04 */
const contactOf = ({ rentProfile }: UserRow) => {
  const { contact = '', phone = '' } = rentProfile ?? {};
  const tenantContact = [contact, phone].filter((part) => part !== '').join(' ');
  return tenantContact === '' ? {} : { tenantContact };
};

export const accountOf = (user: UserRow): Account => ({
  userId: user.userId,
  username: user.username,
  realName: user.realName,
  role: user.role,
  accountType: user.accountType,
  rentId: user.rentId,
  rentName: user.rentName,
  rentKind: user.rentKind,
  ...(user.systemTitle && { systemTitle: user.systemTitle }),
  ...(isUnbound(user) && { isUnbound: true, ...contactOf(user) }),
});

const idsOf = (...ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

export const scopeOf = (user: UserRow): Scope => ({
  rentId: user.rentId,
  rentKind: user.rentKind,
  role: user.role,
  orgPath: user.orgPath ?? undefined,
  partnerId: user.role === 'agent' ? (user.partnerId ?? undefined) : undefined,
  unitId: user.unitId ?? undefined,
  maintId: user.maintId ?? undefined,
  ...(user.role === 'maint' &&
    user.limited && { withinPartnerIds: idsOf(user.boundingPartnerId, ...user.partnersBelow) }),
  placeId: user.placeId ?? undefined,
  ...(user.role === 'agent' && { partnerIds: idsOf(user.partnerId, ...user.partnersBelow) }),
  ...(user.role === 'resident' && {
    placeIds: idsOf(user.placeId, ...user.memberOf.map(({ placeId }) => placeId)),
    managedPlaceIds: idsOf(user.placeId, ...user.memberOf.flatMap((of) => (of.right === 'manage' ? of.placeId : []))),
  }),
});

/** Whether the partner of a partner's person is disabled. @spec ORG-05 */
const isPartnerDisabled = sql<boolean>`exists (select from partner
  where partner.partner_id = app_user.partner_id and app_user.role = 'agent' and partner.disabled_at is not null)`;

/** The partner whose powers bound the account. @spec SES-08 ORG-05 */
const boundingPartner = sql<
  number | null
>`(case when app_user.role = 'agent' then app_user.partner_id when app_user.limited then coalesce(
  (select partner_id from unit where unit_id = app_user.unit_id), (select partner_id from maint where maint_id = app_user.maint_id),
  (select partner_id from place where place_id = app_user.place_id), app_user.partner_id) end)`;

/** Of one that is limited: the partners of the place where it lives and of those that it is a member of, and of the units of these, bound it as well. */
const partnersOfPlaces = sql`select unnest(array[place.partner_id, unit.partner_id]) from place left join unit on unit.unit_id = place.unit_id
  where app_user.limited and place.place_id = any(array(select app_user.place_id union all select m.place_id from place_member m
    where m.user_id = app_user.user_id and m.verified_at is not null and app_user.role = 'resident'))`;

/** What stands with the account in other tables, read by the same query: the partners around its own, its places, its company's title. @spec ORG-05 ORG-06 SIT-02 */
const standing = [
  isPartnerDisabled.as('isPartnerDisabled'),
  boundingPartner.as('boundingPartnerId'),
  sql<readonly PartnerOfLine[]>`(with recursive line as (
      select parent_id, powers, revision, 0 as height from partner
        where partner_id = any(array(select ${boundingPartner} union all ${partnersOfPlaces}))
      union all select p.parent_id, p.powers, p.revision, line.height + 1 from partner p join line on p.partner_id = line.parent_id)
    select coalesce(json_agg(json_build_object('powers', powers, 'revision', revision) order by height desc), '[]') from line)`.as(
    'partnerLine',
  ),
  sql<string | null>`(select nullif(system_title, '') from maint where maint.maint_id = app_user.maint_id)`.as(
    'systemTitle',
  ),
  sql<readonly number[]>`(with recursive below as (
      select partner_id from partner where parent_id = ${boundingPartner}
      union select p.partner_id from partner p join below b on p.parent_id = b.partner_id)
    select coalesce(json_agg(partner_id order by partner_id), '[]') from below)`.as('partnersBelow'),
  sql<
    readonly Membership[]
  >`(select coalesce(json_agg(json_build_object('placeId', place_id, 'right', "right") order by place_id), '[]')
    from place_member m where m.user_id = app_user.user_id and m.verified_at is not null and app_user.role = 'resident')`.as(
    'memberOf',
  ),
] as const;

/** Without the terms, which may be long and are read by nobody who is signed in. */
const rentProfile = sql<UserRow['rentProfile']>`rent.profile - 'terms'`.as('rentProfile');

/** Sessions of accounts that are not disabled, expired ones included. */
const openSessions = (db: Db | Tx) =>
  db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.userId', 'session.userId')
    .innerJoin('rent', 'rent.rentId', 'appUser.rentId')
    .leftJoin('role', 'role.roleId', 'appUser.roleId')
    .selectAll('appUser')
    .select(['session.sessionId', 'session.expiresAt', 'session.clientType', 'session.hasDemoPassword'])
    .select([
      'rent.name as rentName',
      'rent.kind as rentKind',
      'rent.partnerPowers',
      rentProfile,
      'role.revision as roleRevision',
      ...standing,
    ])
    .where('appUser.disabled', '=', false)
    .where(sql<boolean>`not ${isPartnerDisabled}`);

export type OpenSession = UserRow & {
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly clientType: string;
  readonly hasDemoPassword: boolean;
};

export const sessionByTokenHash = (db: Db, tokenHash: string): Promise<OpenSession | undefined> =>
  openSessions(db).where('session.tokenHash', '=', tokenHash).executeTakeFirst();

export const sessionsByIds = (db: Db | Tx, sessionIds: readonly string[]): Promise<OpenSession[]> =>
  openSessions(db).where('session.sessionId', '=', anyText(sessionIds)).execute();

const users = (db: Db | Tx) =>
  db
    .selectFrom('appUser')
    .innerJoin('rent', 'rent.rentId', 'appUser.rentId')
    .leftJoin('role', 'role.roleId', 'appUser.roleId')
    .selectAll('appUser')
    .select([
      'rent.name as rentName',
      'rent.kind as rentKind',
      'rent.partnerPowers',
      rentProfile,
      'role.revision as roleRevision',
      ...standing,
    ]);

/** The account of the name, disabled or not. */
export const userForTry = (db: Db | Tx, { rentId, username }: Login): Promise<UserRow | undefined> =>
  users(db).where('appUser.rentId', '=', rentId).where('appUser.username', '=', username).executeTakeFirst();

/** The account, unless it is disabled. */
export const userByName = (db: Db | Tx, { rentId, username }: Login): Promise<UserRow | undefined> =>
  users(db)
    .where('appUser.rentId', '=', rentId)
    .where('appUser.username', '=', username)
    .where('appUser.disabled', '=', false)
    .where(sql<boolean>`not ${isPartnerDisabled}`)
    .executeTakeFirst();

/** The account with what stands around it, disabled or not. */
export const standingUser = (db: Db | Tx, rentId: string, userId: number): Promise<UserRow | undefined> =>
  users(db).where('appUser.rentId', '=', rentId).where('appUser.userId', '=', userId).executeTakeFirst();

/** Whose password was verified, and against which hash. */
type Verified = Pick<UserRow, 'rentId' | 'userId' | 'pwHash'>;

/** The account, locked for the transaction, while its password is still the one verified. */
const updateVerified = (tx: Tx, { rentId, userId, pwHash }: Verified) =>
  tx
    .updateTable('appUser')
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .where('pwHash', '=', pwHash)
    .returning('userId');

/** @returns whether the password is still the one verified */
export const loginSucceeded = async (tx: Tx, user: Verified, at: string): Promise<boolean> =>
  (await updateVerified(tx, user).set({ lastLoginAt: at }).executeTakeFirst()) !== undefined;

/** @returns whether the password was still the one verified */
export const changePwHash = async (tx: Tx, user: Verified, pwHash: string): Promise<boolean> =>
  (await updateVerified(tx, user).set({ pwHash, mustChangePassword: false }).executeTakeFirst()) !== undefined;

export const userById = (tx: Tx, rentId: string, userId: number) =>
  tx.selectFrom('appUser').selectAll().where('rentId', '=', rentId).where('userId', '=', userId).executeTakeFirst();

export const insertSession = (tx: Tx, session: NewRow<'session'>) => tx.insertInto('session').values(session).execute();
/** Ends the oldest sessions of an account beyond so many. @returns their ids */
export async function deleteOldestSessions(tx: Tx, userId: number, kept: number): Promise<string[]> {
  const beyond = tx
    .selectFrom('session')
    .select('tokenHash')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .offset(kept);
  const ended = await tx.deleteFrom('session').where('tokenHash', 'in', beyond).returning('sessionId').execute();
  return ended.map(({ sessionId }) => sessionId);
}
export const deleteSession = (tx: Tx, rentId: string, sessionId: string) =>
  tx.deleteFrom('session').where('rentId', '=', rentId).where('sessionId', '=', sessionId).execute();

/** Ends a session and notes which action did. @returns whether it was open */
export async function endSessionBy(tx: Tx, rentId: string, sessionId: string, endedBy: EndingAction): Promise<boolean> {
  const ended = await tx
    .deleteFrom('session')
    .where('rentId', '=', rentId)
    .where('sessionId', '=', sessionId)
    .returning(['tokenHash', 'rentId', 'expiresAt'])
    .executeTakeFirst();
  if (ended)
    await tx
      .insertInto('endedSession')
      .values({ ...ended, endedBy })
      .execute();
  return ended !== undefined;
}

export const endedByTokenHash = (db: Db, tokenHash: string) =>
  db.selectFrom('endedSession').select('endedBy').where('tokenHash', '=', tokenHash).executeTakeFirst();

/** The session goes on after the demo password was changed. */
export const forgetDemoPassword = (tx: Tx, sessionId: string) =>
  tx.updateTable('session').set({ hasDemoPassword: false }).where('sessionId', '=', sessionId).execute();

/** Ends what else the account has open. @returns what was ended */
export const deleteOtherSessions = (
  tx: Tx,
  { rentId, userId }: Pick<Account, 'rentId' | 'userId'>,
  sessionId: string,
) =>
  tx
    .deleteFrom('session')
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .where('sessionId', '!=', sessionId)
    .returning('sessionId')
    .execute();

export const insertLog = (db: Db | Tx, entries: NewRow<'userLog'> | readonly NewRow<'userLog'>[]) =>
  db.insertInto('userLog').values(entries).execute();

export const insertNonce = (db: Db, nonce: string, expiresAt: string) =>
  db.insertInto('loginNonce').values({ nonce, expiresAt }).execute();
/** Takes the nonce out: a second login with it finds nothing. */
export const takeNonce = (db: Db, nonce: string, now: string) =>
  db
    .deleteFrom('loginNonce')
    .where('nonce', '=', nonce)
    .where('expiresAt', '>', now)
    .returning('nonce')
    .executeTakeFirst();

/** What no one can use any more. @returns how many sessions */
export async function deleteExpired(db: Db, now: string): Promise<number> {
  await deleteOldTries(db, now);
  const { numDeletedRows } = await db.deleteFrom('session').where('expiresAt', '<=', now).executeTakeFirst();
  await db.deleteFrom('loginNonce').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('endedSession').where('expiresAt', '<=', now).execute();
  return Number(numDeletedRows);
}
