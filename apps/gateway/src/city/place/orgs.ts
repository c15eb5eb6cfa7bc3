import { defaultOrgId, orgRangeChars } from '@fireline/domain/org';
import type { Org, Tenant } from '../model.ts';
import { type District, type Prefecture, province, type Street } from './regions.ts';

export interface StreetAt extends Street {
  readonly orgPath: string;
  readonly prefecture: Prefecture;
  /** null in a city without districts. */
  readonly district: District | null;
}

/** Communities of a few streets, by the street's code; made by hand, as a tenant would. */
const communities: Readonly<Record<string, readonly string[]>> = {
  '440304004': ['福山社区', '岗厦社区', '皇岗社区', '水围社区'],
  '440304008': ['康欣社区', '彩田社区', '紫荆社区', '景华社区'],
  '440304011': ['荔村社区', '华航社区', '福强社区'],
  '440305005': ['湾厦社区', '海湾社区', '东角头社区', '深圳湾社区'],
  '440305007': ['大冲社区', '科技园社区', '麻岭社区', '海珠社区', '粤桂社区'],
  '440305008': ['桃源社区', '珠光社区', '龙光社区'],
};
const madeId = (number: number): string => `C${String(number).padStart(8, '0')}`;
type BareOrg = Omit<Org, 'adminCenter' | 'orgRange'>;

/** Where the government of a district has its seat; of others the first of those under it is taken. */
const seats: Readonly<Record<string, string>> = {
  '44': '广州市',
  '4401': '越秀区',
  '4403': '福田区',
  '4419': '南城街道',
  '440305': '南头街道',
};

/** The seat and the area of each; the tenant itself has no seat. */
function withAreas(orgs: readonly BareOrg[]): Org[] {
  const under = Map.groupBy(orgs, ({ parentId }) => parentId);
  return orgs.map((org) => {
    const names = (under.get(org.orgId) ?? []).map(({ name }) => name);
    const adminCenter = org.parentId === null ? '' : (seats[org.orgId] ?? names[0] ?? '');
    return { ...org, adminCenter, orgRange: names.join('、').slice(0, orgRangeChars.max) };
  });
}

/** The organisations of a tenant, parents before their children. @spec ORG-01 */
export function orgsOf({ rentId, name }: Tenant, prefectures: readonly Prefecture[]): Org[] {
  const root: BareOrg = { rentId, orgId: defaultOrgId, parentId: null, name, level: 'country', path: '/' };
  const orgs: BareOrg[] = [root];
  const add = (level: Org['level'], unit: { code: string; name: string }, parent: BareOrg): BareOrg => {
    const org = {
      rentId,
      orgId: unit.code,
      parentId: parent.orgId,
      name: unit.name,
      level,
      path: `${parent.path}${unit.code}/`,
    };
    orgs.push(org);
    return org;
  };
  let made = 0;
  const addStreet = (street: Street, parent: BareOrg): void => {
    const org = add('street', street, parent);
    for (const community of communities[street.code] ?? [])
      add('community', { code: madeId((made += 1)), name: community }, org);
  };
  const top = add('province', province, root);
  for (const prefecture of prefectures) {
    const city = add('city', prefecture, top);
    for (const street of prefecture.streets) addStreet(street, city);
    for (const district of prefecture.districts) {
      const parent = add('district', district, city);
      for (const street of district.streets) addStreet(street, parent);
    }
  }
  return withAreas(orgs);
}

/** Every street with the path of its organisation. */
export const streetsOf = (prefectures: readonly Prefecture[]): StreetAt[] =>
  prefectures.flatMap((prefecture) => {
    const base = `/${province.code}/${prefecture.code}/`;
    const place = (street: Street, district: District | null): StreetAt => ({
      ...street,
      prefecture,
      district,
      orgPath: `${base}${district ? `${district.code}/` : ''}${street.code}/`,
    });
    return [
      ...prefecture.streets.map((street) => place(street, null)),
      ...prefecture.districts.flatMap((district) => district.streets.map((street) => place(street, district))),
    ];
  });
