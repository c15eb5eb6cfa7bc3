import type { Role } from '@fireline/domain/role';
import { roles } from '@fireline/domain/role';
import type { AccountType } from '@fireline/domain/session';
import type { CityAccount, CityDevice, Place, World } from '../model.ts';

const titles: Readonly<Record<Role, { readonly realName: string; readonly accountType: AccountType }>> = {
  platform: { realName: '平台值班长', accountType: 'platform' },
  agent: { realName: '代理商客服', accountType: 'platform' },
  unit: { realName: '单位安全员', accountType: 'unit' },
  org: { realName: '街道网格员', accountType: 'org' },
  maint: { realName: '维保工程师', accountType: 'maint' },
  resident: { realName: '住户代表', accountType: 'resident' },
};

/** The one that most of them have; the smallest of equals. */
function commonest<K extends string | number>(keys: Iterable<K>): K | null {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let best: { key: K; count: number } | null = null;
  for (const [key, count] of counts)
    if (!best || count > best.count || (count === best.count && key < best.key)) best = { key, count };
  return best?.key ?? null;
}

/** `/44/4403/440305/` of `/44/4403/440305/440305007/` */
const parentPath = (path: string): string => path.replace(/[^/]+\/$/, '');

type Nodes = Pick<CityAccount, 'orgPath' | 'partnerId' | 'unitId' | 'maintId' | 'placeId'>;
const nowhere: Nodes = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };

/** The node that gives each role a sensible part to see: the busiest of its kind, and for the resident one rented home. */
function nodesOf(role: Role, devices: readonly CityDevice[], places: readonly Place[]): Nodes {
  switch (role) {
    case 'platform':
      return nowhere;
    case 'agent':
      return { ...nowhere, partnerId: commonest(devices.map((d) => d.partnerId)) };
    case 'unit':
      return { ...nowhere, unitId: commonest(devices.map((d) => d.unitId)) };
    case 'org':
      return { ...nowhere, orgPath: commonest(devices.map((d) => parentPath(d.orgPath))) };
    case 'maint':
      return { ...nowhere, maintId: commonest(devices.map((d) => d.maintId)) };
    case 'resident': {
      const homes = new Set(places.filter((place) => place.type === 'I').map((place) => place.placeId));
      const inHomes = devices.filter((d) => homes.has(d.placeId)).map((d) => d.placeId);
      return { ...nowhere, placeId: commonest(inHomes) ?? commonest(devices.map((d) => d.placeId)) };
    }
  }
}

const accountOf = (who: Pick<CityAccount, 'userId' | 'rentId' | 'role'>, nodes: Nodes): CityAccount => ({
  ...who,
  ...titles[who.role],
  ...nodes,
  username: who.role,
});

/** One account per role and tenant, its username the role. @spec SES-03 ROL-06 */
export const accountsOf = (
  { tenants, places }: Pick<World, 'tenants' | 'places'>,
  devices: readonly CityDevice[],
): CityAccount[] =>
  tenants.flatMap(({ rentId }, tenant) => {
    const own = devices.filter((device) => device.rentId === rentId);
    return roles.map((role, index) =>
      accountOf({ userId: tenant * 100 + index + 1, rentId, role }, nodesOf(role, own, places)),
    );
  });
