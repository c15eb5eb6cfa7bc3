import type { Problem } from '../lib/index.ts';
import { defaultOrgId, type OrgLevel } from './levels.ts';
import type { OrgNode } from './tree.ts';

/** A district of GB/T 2260 that is to become an organisation. @spec ORG-02 */
export interface NewDistrict {
  /** `440305` */
  readonly code: string;
  readonly name: string;
}

const levels: Readonly<Partial<Record<OrgLevel, OrgLevel>>> = {
  country: 'province',
  province: 'city',
  city: 'district',
};
/** The code that the districts right under an organisation begin with; undefined for one that is no district with others under it. */
const stemOf = ({ orgId, orgLevel }: OrgNode): string | undefined => {
  if (orgId === defaultOrgId) return '';
  const figures = { province: 2, city: 4 }[orgLevel as string];
  return figures === orgId.length && /^\d+$/.test(orgId) ? orgId : undefined;
};

/** The level of the districts that can be added under an organisation; undefined where none can. @spec ORG-02 */
export const levelOfDistricts = (parent: OrgNode): OrgLevel | undefined =>
  stemOf(parent) === undefined ? undefined : levels[parent.orgLevel];

/** Why these cannot be added under it: they are not the districts right under it. @spec ORG-02 */
export function checkDistricts(parent: OrgNode, districts: readonly NewDistrict[]): Problem | undefined {
  const stem = stemOf(parent);
  const isUnder = ({ code }: NewDistrict): boolean =>
    stem !== undefined && code.length === stem.length + 2 && code.startsWith(stem) && /^\d+$/.test(code);
  return levelOfDistricts(parent) !== undefined && districts.every(isUnder)
    ? undefined
    : { code: 'org.districts.other', args: { parent: parent.orgName } };
}
