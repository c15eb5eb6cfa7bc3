import { defaultOrgId } from '@fireline/domain/org';
import type { Org, Tenant } from '../model.ts';
import { type District, type Prefecture, province, type Street } from './regions.ts';

export interface StreetAt extends Street {
  readonly orgPath: string;
  readonly prefecture: Prefecture;
  /** null in a city without districts. */
  readonly district: District | null;
}

/** The organisations of a tenant, parents before their children. @spec ORG-01 */
export function orgsOf({ rentId, name }: Tenant, prefectures: readonly Prefecture[]): Org[] {
  const root = { rentId, orgId: defaultOrgId, parentId: null, name, level: 'country', path: '/' } as const;
  const orgs: Org[] = [root];
  const add = (level: Org['level'], unit: { code: string; name: string }, parent: Org): Org => {
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
  const top = add('province', province, root);
  for (const prefecture of prefectures) {
    const city = add('city', prefecture, top);
    for (const street of prefecture.streets) add('street', street, city);
    for (const district of prefecture.districts) {
      const parent = add('district', district, city);
      for (const street of district.streets) add('street', street, parent);
    }
  }
  return orgs;
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
