import { describe, expect, it } from 'vitest';
import { checkDistricts, defaultOrgId, levelOfDistricts, type OrgNode } from './index.ts';

const org = (orgId: string, orgLevel: OrgNode['orgLevel']): OrgNode => ({ orgId, orgName: orgId, orgLevel });
const named = (...codes: readonly string[]) => codes.map((code) => ({ code, name: code }));

describe('districts that become organisations', () => {
  it('are one level below a district by its code, never below one made by hand [ORG-02]', () => {
    expect(levelOfDistricts(org(defaultOrgId, 'country'))).toBe('province');
    expect(levelOfDistricts(org('44', 'province'))).toBe('city');
    expect(levelOfDistricts(org('4403', 'city'))).toBe('district');
    for (const one of [org('440305', 'district'), org('C00000001', 'city'), org('4403', 'province')])
      expect(levelOfDistricts(one)).toBeUndefined();
  });

  it('stand right under it [ORG-02]', () => {
    expect(checkDistricts(org('4403', 'city'), named('440305', '440304'))).toBeUndefined();
    for (const codes of [['440305', '440106'], ['44'], ['440305001'], ['4403xx']])
      expect(checkDistricts(org('4403', 'city'), named(...codes))?.code).toBe('org.districts.other');
    expect(checkDistricts(org('440305', 'district'), named('44030501'))?.code).toBe('org.districts.other');
  });
});
