import { mayAdminister, wrongPasswordsMax } from '@fireline/domain/session';
import { builtInRights, checkRights, isToCome } from '@fireline/domain/shell';
import { describe, expect, it } from 'vitest';
import { dayMs, dayOf, historyDays, hourOf, isWorkday } from '../calendar.ts';
import { createCity } from '../city.ts';
import { userLogOf } from '../history/userLog.ts';
import { locksOf } from '../history/wrongPasswords.ts';
import type { CityPerson } from './roster.ts';
import { type Crowd, crowdsOf } from './writePeople.ts';

const now = Date.parse('2026-11-25T08:00:00Z');
const cityOf = (devices: number) => createCity({ seed: 'fireline', devices, now });
const city = cityOf(10_000);
const crowds = crowdsOf(city);
const crowdIn = (rentId: string): Crowd => {
  const crowd = crowds.get(rentId);
  if (!crowd) throw new Error(`no crowd in ${rentId}`);
  return crowd;
};
const countBy = <T>(list: readonly T[], keyOf: (one: T) => string | null): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(list, keyOf)].map(([key, some]) => [String(key), some.length]));
const logIn = (rentId: string) => {
  const crowd = crowdIn(rentId);
  return userLogOf(city, { ...crowd, locks: locksOf(city, crowd.people, crowd.visits) });
};
const full = crowdIn('R001');
const added = full.people.filter(({ isNamed }) => !isNamed);
const log = logIn('R001');
const month = log.filter(({ at }) => at > now - historyDays * dayMs);
const isNight = (at: number) => hourOf(at) < 6 || hourOf(at) >= 22;

/** Whether the account stands where the maker looks after accounts: at its node, or at what hangs under it. */
function isWithin(maker: CityPerson, one: CityPerson): boolean {
  const place = city.places.find(({ placeId }) => placeId === one.placeId);
  const unit = city.units.find(({ unitId }) => unitId === (one.unitId ?? place?.unitId));
  const partnerIds = new Set([one.partnerId ?? unit?.partnerId]);
  const own = city.partners.filter(({ partnerId, parentId }) => [partnerId, parentId].includes(maker.partnerId));
  switch (maker.role) {
    case 'agent':
      return own.some(({ partnerId }) => partnerIds.has(partnerId));
    case 'unit':
      return maker.unitId === unit?.unitId;
    case 'maint':
      return maker.maintId === one.maintId;
    default:
      return maker.role === 'platform';
  }
}

describe('the people of a large city', () => {
  it('are about 430 besides the six named ones, of each kind and each fate [N25] [SES-08]', () => {
    expect(full.people.filter(({ isNamed }) => isNamed)).toHaveLength(6);
    const kinds = countBy(added, ({ role }) => role);
    expect(kinds).toMatchObject({ platform: 6, agent: 18, maint: 24 });
    expect(kinds.unit).toBeGreaterThan(220);
    expect(kinds.org).toBeGreaterThanOrEqual(20);
    expect(kinds.resident).toBeGreaterThanOrEqual(100);
    expect(added.length).toBeGreaterThan(400);
    expect(added.length).toBeLessThan(460);
    const { active: _active, ...rest } = countBy(added, ({ fate }) => fate);
    expect(rest).toEqual({ locked: 3, disabled: 4, deleted: 2, unbound: 6, new: 3, idle: 9 });
  });

  it('have roles that were made week by week, on different workdays, and a night desk that sees alarms alone [N25] [ROL-01]', () => {
    const days = full.roles.map(({ madeAt }) => dayOf(madeAt));
    expect(days.length).toBeGreaterThanOrEqual(8);
    expect(days.every((day) => isWorkday(day))).toBe(true);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days.map((day) => day % 7)).size).toBeGreaterThanOrEqual(3);
    const night = full.roles.find(({ roleName }) => roleName === '夜班值守');
    expect(new Set(night?.permissions.map((one) => one.replace(/[A-Z:].*/, '')))).toEqual(new Set(['alarm']));
  });

  it('have names and numbers of their own that reach nobody [N25] [SES-04]', () => {
    for (const key of ['userId', 'username', 'mobile'] as const)
      expect(new Set(full.people.map((one) => one[key])).size).toBe(full.people.length);
    for (const { username, mobile } of added) {
      expect(username).toMatch(/^[a-z]+_[a-z]+\d+$/);
      expect(mobile).toMatch(/^154\d{8}$/);
    }
  });

  it.each(['R001', 'R002'])(
    'were created one after the other by somebody who was there and had the right (%s) [N25] [SES-08]',
    (rentId) => {
      const { people } = crowdIn(rentId);
      const byId = new Map(people.map((one) => [one.userId, one]));
      const moments = people.map(({ createdAt }) => createdAt);
      expect(moments.slice(6)).toEqual(moments.slice(6).toSorted((a, b) => a - b));
      expect(new Set(moments.map((at) => dayOf(at))).size).toBeGreaterThan(people.length / 3);
      for (const one of people.filter(({ isNamed, fate }) => !isNamed && fate !== 'unbound')) {
        const maker = byId.get(one.createdBy ?? -1);
        if (!maker) throw new Error(`${one.username} was created by nobody`);
        expect(maker.createdAt, one.username).toBeLessThan(one.createdAt);
        expect(mayAdminister(maker.role, one.role), one.username).toBe(true);
        expect([maker.roleName, maker.endsAt]).toEqual([null, null]);
        expect(isWithin(maker, one), one.username).toBe(true);
      }
    },
  );

  it('are bound to what their tenant has, each kind to its own; who registered is bound to nothing [N25] [ROL-06]', () => {
    const nodes = {
      partnerId: new Map(city.partners.map((one) => [one.partnerId, one.rentId])),
      unitId: new Map(city.units.map((one) => [one.unitId, one.rentId])),
      maintId: new Map(city.maints.map((one) => [one.maintId, one.rentId])),
      placeId: new Map(city.places.map((one) => [one.placeId, one.rentId])),
    };
    const orgPaths = new Set(city.orgs.map(({ rentId, path }) => `${rentId} ${path}`));
    const nodeOf = { agent: 'partnerId', unit: 'unitId', maint: 'maintId', resident: 'placeId' } as const;
    for (const { people } of crowds.values())
      for (const one of people) {
        const bound = (['partnerId', 'unitId', 'maintId', 'placeId'] as const).filter((key) => one[key] !== null);
        const own = one.role === 'platform' || one.role === 'org' || one.fate === 'unbound' ? [] : [nodeOf[one.role]];
        expect(bound, one.username).toEqual(own);
        for (const key of bound) expect(nodes[key].get(one[key] ?? 0)).toBe(one.rentId);
        const path = one.role === 'org' && one.fate !== 'unbound' ? one.orgPath : null;
        expect([one.orgPath, path === null || orgPaths.has(`${one.rentId} ${path}`)]).toEqual([path, true]);
      }
  });

  it.each(['R001', 'R002'])(
    'have roles of their tenant and kind, which hold nothing that the kind may not (%s) [N25] [ROL-01]',
    (rentId) => {
      const { people, roles } = crowdIn(rentId);
      // rights of pages to come are kept for them
      for (const { kind, permissions } of roles)
        expect(
          checkRights(
            kind,
            permissions.filter((one) => !isToCome(one)),
          ),
        ).toEqual([]);
      expect(roles.filter(({ permissions }) => permissions.length === 0)).toHaveLength(1);
      expect(roles.every(({ kind, permissions }) => permissions.length < builtInRights(kind).size / 4)).toBe(true);
      for (const one of people.filter(({ roleName }) => roleName !== null))
        expect(roles.find(({ roleName }) => roleName === one.roleName)?.kind).toBe(one.role);
      const held = Object.entries(countBy(people, ({ roleName }) => roleName)).filter(([name]) => name !== 'null');
      expect(held).toHaveLength(6);
      for (const [, count] of held) expect(count).toBeLessThanOrEqual(40);
    },
  );

  it('are fewer in the second tenant, and none besides the named ones in a small city [N25]', () => {
    const { people } = crowdIn('R002');
    expect(people.length).toBeGreaterThan(20);
    expect(people.length).toBeLessThan(80);
    expect(crowdsOf(cityOf(1000)).size).toBe(0);
    const half = crowdsOf(cityOf(3000)).get('R001')?.people.length ?? 0;
    expect(half).toBeGreaterThan(20);
    expect(half).toBeLessThan(added.length / 2);
  });

  it('are the same for the same seed, with the same log [N25]', () => {
    const again = crowdsOf(cityOf(10_000));
    expect([...again]).toEqual([...crowds]);
    const crowd = again.get('R001');
    if (!crowd) throw new Error('no crowd');
    expect(userLogOf(city, { ...crowd, locks: locksOf(city, crowd.people, crowd.visits) })).toEqual(log);
  });
});

describe('the user log of a large city', () => {
  it('has about 6 000 rows of a month, from addresses of examples only, none of the time to come [N25] [SES-10]', () => {
    expect(month.length).toBeGreaterThan(5400);
    expect(month.length).toBeLessThan(6600);
    for (const { ip, at } of [...log, ...logIn('R002')]) {
      expect(ip).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.([1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-4])$/);
      expect(at).toBeLessThanOrEqual(now);
    }
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('has the rhythm of work: quiet weekends and nights, a night desk that logs in of an evening [N25]', () => {
    const logins = month.filter(({ action, result }) => action === 'login' && result === 'success');
    const perDay = (some: typeof logins) => some.length / new Set(some.map(({ at }) => dayOf(at))).size;
    const workdays = logins.filter(({ at }) => isWorkday(dayOf(at)));
    const weekends = logins.filter(({ at }) => !isWorkday(dayOf(at)));
    expect(perDay(weekends)).toBeGreaterThan(5);
    expect(perDay(workdays)).toBeGreaterThan(4 * perDay(weekends));
    const nights = logins.filter(({ at }) => isNight(at));
    expect(nights.length).toBeGreaterThan(60);
    expect(nights.length / logins.length).toBeLessThan(0.08);
    const shifts = new Map(full.people.map(({ userId, shift }) => [userId, shift]));
    for (const { userId } of nights) expect(['night', 'home']).toContain(shifts.get(Number(userId)));
  });

  it('has the creation of each account, and nothing by or about it before that or after its end [N25] [SES-08]', () => {
    const begun = log.filter(({ action }) => action === 'create' || action === 'register');
    expect(begun).toHaveLength(added.length);
    const byId = new Map(full.people.map((one) => [one.userId, one]));
    const endedBy = ({ endsAt }: CityPerson) => endsAt ?? now;
    for (const { userId, at, action, detail, targetKind, targetId } of log) {
      const by = byId.get(Number(userId));
      if (!by) throw new Error(`nobody has the id ${String(userId)}`);
      const about = targetKind === 'user' ? byId.get(Number(targetId)) : undefined;
      for (const one of about ? [by, about] : [by]) {
        expect(at, `${one.username} ${String(action)} ${String(detail)}`).toBeGreaterThanOrEqual(one.createdAt);
        expect(at, `${one.username} ${String(action)}`).toBeLessThanOrEqual(endedBy(one));
      }
    }
    for (const { userId, fate } of added.filter((one) => one.fate === 'new' || one.fate === 'idle'))
      expect(
        month.filter((row) => row.userId === userId),
        fate,
      ).toEqual([]);
  });

  it('is as true of cities of other sizes, of both tenants [N25] [SES-08]', () => {
    for (const devices of [1500, 2000, 4000]) {
      const other = cityOf(devices);
      for (const crowd of crowdsOf(other).values()) {
        const byId = new Map(crowd.people.map((one) => [one.userId, one]));
        for (const { createdAt, endsAt } of crowd.people) expect(endsAt ?? now).toBeGreaterThan(createdAt);
        const all = userLogOf(other, { ...crowd, locks: locksOf(other, crowd.people, crowd.visits) });
        for (const { at, action, targetKind, targetId } of all) {
          const about = targetKind === 'user' ? byId.get(Number(targetId)) : undefined;
          if (!about) continue;
          const what = `${devices} ${about.username} ${String(action)}`;
          expect(at, what).toBeGreaterThanOrEqual(about.createdAt);
          expect(at, what).toBeLessThanOrEqual(about.endsAt ?? now);
        }
      }
    }
  });

  it('has 140 wrong passwords: each lock follows five, two were ended by the platform, three still hold [N25] [SES-06]', () => {
    const wrong = month.filter(({ action, result }) => action === 'login' && result === 'failure');
    const locks = month.filter(({ action }) => action === 'lock');
    const unlocks = month.filter(({ action }) => action === 'unlock');
    expect([wrong.length, unlocks.length]).toEqual([140, 2]);
    for (const { userId, at } of locks) {
      const before = wrong.filter((row) => row.userId === userId && row.at <= at).slice(-wrongPasswordsMax);
      expect(before.length === wrongPasswordsMax && at - Number(before[0]?.at) < 4 * 60_000).toBe(true);
    }
    for (const { targetId, at } of unlocks) {
      const lock = locks.find(({ userId }) => String(userId) === targetId);
      const next = month.find((row) => row.at > at && String(row.userId) === targetId);
      expect([Number(lock?.at) < at, next?.action, next?.result]).toEqual([true, 'login', 'success']);
    }
    const { tries } = locksOf(city, full.people, full.visits);
    expect([...tries].map(([{ fate }, { lockedUntilMs }]) => [fate, Number(lockedUntilMs) > now])).toEqual(
      Array.from({ length: 3 }, () => ['locked', true]),
    );
  });

  it('has changes with what was before and after, and moves that end where things are now [N25] [SES-10]', () => {
    const of = (action: string) => month.filter((row) => row.action === action);
    const changesOf = (row: (typeof month)[number]) =>
      row.changes as Readonly<Record<string, { before: unknown; after: unknown }>>;
    expect(of('authorize').length + of('role.assign').length).toBeGreaterThan(15);
    expect(of('export').length).toBeGreaterThan(20);
    for (const row of of('org.move')) {
      const org = city.orgs.find(({ rentId, orgId }) => rentId === 'R001' && orgId === row.targetId);
      const parent = city.orgs.find(({ rentId, orgId }) => rentId === 'R001' && orgId === org?.parentId);
      expect(changesOf(row).parent?.after).toBe(parent?.name);
      expect(changesOf(row).parent?.before).not.toBe(parent?.name);
    }
    expect([of('org.move').length, of('site.moveUnits').length]).toEqual([3, 4]);
  });

  it('says of a last login what the rows say [N25]', () => {
    for (const { userId, username } of full.people) {
      const rows = log.filter((row) => row.userId === userId && row.action === 'login' && row.result === 'success');
      const last = full.lastLogins.get(userId) ?? null;
      const isOlder = last === null || last < now - historyDays * dayMs;
      expect(rows.length === 0 ? isOlder : last === rows.at(-1)?.at, username).toBe(true);
    }
  });
});
