import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Right, type Role, type Scope, type Whereabouts, hasRight, isInScope, rights, roles } from './index.ts';

const rightNames = Object.keys(rights) as Right[];

describe('hasRight', () => {
  it('opens every query action to all roles [ROL-03]', () => {
    for (const right of rightNames.filter((name) => name.endsWith('.query')))
      for (const role of roles) expect(hasRight(role, right), `${role} ${right}`).toBe(true);
  });

  it('keeps manage and command actions from organisations, and only from them [ROL-03]', () => {
    for (const right of ['device.manage', 'device.command', 'alarm.handle'] as const)
      for (const role of roles) expect(hasRight(role, right), `${role} ${right}`).toBe(role !== 'org');
  });

  it('leaves accounts and the log to the platform [SES-06]', () => {
    for (const right of ['session.unlock', 'session.userLog', 'session.users'] as const)
      expect(roles.filter((role) => hasRight(role, right))).toEqual(['platform']);
  });

  it('passes when there is no user [SHL-14]', () => {
    for (const right of rightNames) expect(hasRight(undefined, right)).toBe(true);
  });
});

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
