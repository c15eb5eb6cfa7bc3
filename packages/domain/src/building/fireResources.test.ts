import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import { roles } from '../role/index.ts';
import { sessionWords } from '../session/index.ts';
import { siteFormWords } from '../site/index.ts';
import {
  buildingWords,
  fireResourceForm,
  fireResourceKinds,
  ownResources,
  resourceAmounts,
  resourceStates,
  seesFireResource,
} from './index.ts';

const hydrant = { kind: 'hydrant', name: '科苑路消火栓 01', state: 'inService', lnglat: '113.942,22.528' };
const problems = (sent: object) => {
  const result = fireResourceForm.check({ ...hydrant, ...sent });
  return result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`);
};

describe('a fire resource', () => {
  it('has a kind, a name, a state and a point; the rest may be left out [BLD-05] [SIT-10]', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ lnglat: undefined })).toEqual(['form.required lnglat']);
    expect(problems({ kind: 'building' })).toEqual(['form.choice kind']);
    expect(problems({ name: ' ', state: 'lost' })).toEqual(['form.required name', 'form.choice state']);
    expect(problems({ lnglat: '213,22', amount: -1, phone: '12' })).toEqual([
      'site.lnglat.range lnglat',
      'form.range amount',
      'site.phone.alarmContact phone',
    ]);
    expectTotalForm(fireResourceForm, hydrant, { ...buildingWords, ...siteFormWords, ...sessionWords, ...formWords });
  });

  it('is a kind with a list, counts something, and all of it has words [BLD-05]', () => {
    expect(ownResources.every((kind) => fireResourceKinds.includes(kind))).toBe(true);
    for (const kind of ownResources) expect(buildingWords[`building.amount.${resourceAmounts[kind]}`]).toBeDefined();
    for (const state of resourceStates) expect(buildingWords[`building.resource.${state}`]).toBeDefined();
  });
});

describe('who sees it', () => {
  const nobody = { partnerId: null, unitId: null, maintId: null, placeId: null };
  const own = { partnerId: 1, unitId: 1, maintId: 1, placeId: 1, orgPath: '/44/4403/' };
  const scope = (role: (typeof roles)[number]) => ({ rentId: 'R001', role, ...own });

  it('of a public one everybody of the tenant does, an organisation only in its subtree [BLD-05] [ORG-04]', () => {
    const here = { rentId: 'R001', orgPath: '/44/4403/440305/', ...nobody };
    const elsewhere = { ...here, orgPath: '/44/4419/' };
    expect(roles.filter((role) => seesFireResource(scope(role), here))).toEqual([...roles]);
    expect(roles.filter((role) => !seesFireResource(scope(role), elsewhere))).toEqual(['org']);
    expect(roles.filter((role) => seesFireResource(scope(role), { ...here, rentId: 'R002' }))).toEqual([]);
  });

  it('of any the operator above the tenants never does [BLD-05] [ORG-06]', () => {
    const here = { rentId: 'R001', orgPath: '/44/4403/440305/', ...nobody };
    const atOperator = (role: (typeof roles)[number]) => ({ ...scope(role), rentKind: 'operator' as const });
    expect(roles.filter((role) => seesFireResource(atOperator(role), here))).toEqual([]);
  });

  it('of a place only those who see the place do [BLD-05] [ROL-06]', () => {
    const others = { rentId: 'R001', orgPath: '/44/4419/', partnerId: 2, unitId: 2, maintId: 2, placeId: 2 };
    expect(roles.filter((role) => seesFireResource(scope(role), others))).toEqual(['platform']);
    const half = { ...others, partnerId: null, unitId: null, maintId: null };
    expect(roles.filter((role) => seesFireResource(scope(role), half))).toEqual(['platform']);
  });
});
