import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Role, type Scope, type Whereabouts, actingScope, isInScope, roles } from './index.ts';

describe('isInScope', () => {
  const at: Whereabouts = { rentId: 'R001', orgPath: '/44/4403/', partnerId: 1, unitId: 2, maintId: 3, placeId: 4 };
  const nodes = {
    agent: { partnerId: 1 },
    unit: { unitId: 2 },
    maint: { maintId: 3 },
    resident: { placeId: 4 },
    org: { orgPath: '/44/' },
    platform: {},
  };
  const scope = (role: Role, more: Partial<Scope> = {}): Scope => ({ rentId: 'R001', role, ...more });

  it.each(roles)('lets %s see what hangs under its node [ROL-06] [ORG-04]', (role) => {
    expect(isInScope(scope(role, nodes[role]), at)).toBe(true);
  });

  it.each(roles)('lets %s see nothing of another tenant [ROL-06]', (role) => {
    expect(isInScope(scope(role, { ...nodes[role], rentId: 'R002' }), at)).toBe(false);
  });

  it.each(roles)('lets %s of the operator see nothing, not even what stood at the operator itself [ORG-06]', (role) => {
    expect(isInScope(scope(role, { ...nodes[role], rentKind: 'operator' }), at)).toBe(false);
  });

  it('lets an account without its node see nothing [ROL-06]', () => {
    const nowhere: Whereabouts = {
      rentId: 'R001',
      orgPath: '/',
      partnerId: null,
      unitId: null,
      maintId: null,
      placeId: null,
    };
    for (const role of roles.filter((one) => one !== 'platform')) {
      expect(isInScope(scope(role), at), role).toBe(false);
      expect(isInScope(scope(role), nowhere), role).toBe(false);
    }
  });

  it('shows a partner what hangs under it and under those below it [ORG-05] [ORG-06]', () => {
    const below = scope('agent', { partnerId: 8, partnerIds: [8, 1] });
    expect(isInScope(below, at)).toBe(true);
    expect(isInScope(below, { ...at, partnerId: 7 })).toBe(false);
    expect(isInScope(scope('agent', { partnerId: 1, partnerIds: [] }), at)).toBe(false);
  });

  it('lets a resident act on the places that it manages, and look at those that it follows as well [SIT-02]', () => {
    const member = scope('resident', { placeId: 9, placeIds: [9, 4], managedPlaceIds: [9] });
    expect(isInScope(member, at)).toBe(true);
    expect(isInScope(actingScope(member), at)).toBe(false);
    expect(isInScope(actingScope({ ...member, managedPlaceIds: [9, 4] }), at)).toBe(true);
    for (const role of roles) expect(isInScope(actingScope(scope(role, nodes[role])), at), role).toBe(true);
  });

  it('does not take one role for another: only its own node counts [ROL-06]', () => {
    const all = { partnerId: 9, unitId: 9, maintId: 9, placeId: 9, orgPath: '/9/' };
    for (const role of ['agent', 'unit', 'maint', 'resident', 'org'] as const) {
      expect(isInScope(scope(role, { ...all, ...nodes[role] }), at), role).toBe(true);
      expect(
        isInScope(
          scope(role, {
            ...nodes.agent,
            ...nodes.unit,
            ...nodes.maint,
            ...nodes.resident,
            ...nodes.org,
            ...pick(all, role),
          }),
          at,
        ),
        role,
      ).toBe(false);
    }
  });

  it('shows an organisation its own subtree and nothing beside or above [ORG-04]', () => {
    const org = (orgPath: string) => isInScope(scope('org', { orgPath }), at);
    expect(org('/44/4403/')).toBe(true);
    expect(org('/44/4403/440305/')).toBe(false);
    expect(org('/44/4404/')).toBe(false);
    for (const unclosed of ['', '/44/440', '/44', '/4']) expect(org(unclosed), unclosed).toBe(false);
  });

  it('grows with the node: what a wider organisation cannot see, a narrower one cannot either [ORG-04]', () => {
    const path = fc.array(fc.nat(3), { maxLength: 4 }).map((ids) => `/${ids.map((id) => `${id}/`).join('')}`);
    fc.assert(
      fc.property(path, fc.nat(3), path, (wide, child, orgPath) => {
        const place = { ...at, orgPath };
        return (
          !isInScope(scope('org', { orgPath: `${wide}${child}/` }), place) ||
          isInScope(scope('org', { orgPath: wide }), place)
        );
      }),
    );
  });
});

const pick = (all: Partial<Scope>, role: 'agent' | 'unit' | 'maint' | 'resident' | 'org'): Partial<Scope> =>
  ({
    agent: { partnerId: all.partnerId },
    unit: { unitId: all.unitId },
    maint: { maintId: all.maintId },
    resident: { placeId: all.placeId },
    org: { orgPath: all.orgPath },
  })[role];
