import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';
import {
  type PermissionNode,
  buttonNames,
  buttons,
  devicePermissions,
  grantState,
  grantUnder,
  grantedOf,
  hasRight,
  matrixOf,
  mayHold,
  mayShow,
  permissionActions,
  permissionOf,
  permissionWords,
  permissionsUnder,
  revokeUnder,
  roleForm,
  roleNotice,
  roleWords,
  roles,
  rolesOfAction,
} from './index.ts';

const role = fc.constantFrom(...roles);
const someButtons = fc.subarray([...buttonNames]);
/** Menus of any shape, ids unique by their place. */
const menu = fc
  .array(fc.tuple(someButtons, fc.option(fc.subarray([...roles]), { nil: undefined }), fc.nat()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => {
    const nodes: (PermissionNode & { children: PermissionNode[] })[] = rows.map(([own, who], at) => ({
      id: `m${at}`,
      buttons: own,
      ...(who === undefined ? {} : { roles: who }),
      children: [],
    }));
    for (const [at, node] of nodes.entries()) if (at > 0) nodes[(rows[at]?.[2] ?? 0) % at]?.children.push(node);
    return nodes[0]!;
  });
const grants = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 14 }), fc.constantFrom(...buttonNames))
    .map(([at, button]) => permissionOf(`m${at}`, button)),
);

describe('the permission matrix', () => {
  it('opens queries to all roles and keeps manage and command from organisations [ROL-03]', () => {
    for (const button of buttonNames)
      for (const one of roles) expect(mayHold(one, button)).toBe(buttons[button] === 'query' || one !== 'org');
    for (const action of permissionActions) expect(rolesOfAction[action].includes('org')).toBe(action === 'query');
  });

  it('never gives an organisation manage or command, whatever is granted or clicked [ROL-03]', () => {
    fc.assert(
      fc.property(menu, grants, (node, granted) => {
        const rows = matrixOf([node], 'org', grantUnder(new Set(granted), node, 'org'));
        for (const { cells } of rows)
          for (const { isGranted, isBarred } of cells.filter(({ action }) => action !== 'query'))
            expect([isGranted, isBarred]).toEqual([false, true]);
      }),
    );
  });

  it('and the granted set say the same [ROL-01]', () => {
    fc.assert(
      fc.property(menu, role, grants, (node, who, granted) => {
        const kept = grantedOf(matrixOf([node], who, new Set(granted)));
        const open = permissionsUnder(node, who);
        expect(kept).toEqual(new Set(granted.filter((one) => open.has(one))));
        expect(grantedOf(matrixOf([node], who, kept))).toEqual(kept);
      }),
    );
  });

  it('grants by one click all pages and buttons under a menu that the role can have, and takes them back [ROL-01]', () => {
    fc.assert(
      fc.property(menu, role, grants, (node, who, granted) => {
        const before = new Set<string>(granted);
        const after = grantUnder(before, node, who);
        expect(granted.every((one) => after.has(one))).toBe(true);
        for (const row of matrixOf([node], who, after)) expect(['all', 'barred']).toContain(grantState(row));
        const none = revokeUnder(after, node);
        for (const row of matrixOf([node], who, none)) expect(['none', 'barred']).toContain(grantState(row));
        expect([...none].every((one) => before.has(one))).toBe(true);
      }),
    );
  });

  it('lists a menu before what hangs under it, one deeper [ROL-01]', () => {
    const rows = matrixOf(
      [{ id: 'device', children: [{ id: 'deviceList', buttons: ['view', 'add'] }] }],
      'agent',
      new Set(['deviceList:view']),
    );
    expect(rows.map(({ id, depth }) => [id, depth])).toEqual([
      ['device', 0],
      ['deviceList', 1],
    ]);
    expect(rows.map(grantState)).toEqual(['barred', 'some']);
  });

  it('bars a single button for the kinds of role that it is not for [ROL-01]', () => {
    const node: PermissionNode = { id: 'units', buttons: ['view', 'delete'], buttonRoles: { delete: ['platform'] } };
    expect(permissionsUnder(node, 'platform')).toEqual(new Set(['units:view', 'units:delete']));
    expect(permissionsUnder(node, 'resident')).toEqual(new Set(['units:view']));
  });

  it('has a line for each type of device, with what is managed and commanded: queries are nothing to be granted [ROL-03]', () => {
    const rows = matrixOf(devicePermissions(['smoke', 'gas']), 'unit', new Set());
    expect(rows.map(({ id }) => id)).toEqual(['device.smoke', 'device.gas']);
    for (const { cells } of rows)
      expect(new Set(cells.map(({ action }) => action))).toEqual(new Set(['manage', 'command']));
  });
});

describe('a right check', () => {
  it('asks for any of the named permissions, and passes on screens only without user info [SHL-14] [ROL-07]', () => {
    const granted = new Set(['deviceList:view', 'deviceList:add']);
    expect(hasRight(granted, ['deviceDetail:view', 'deviceList:add'])).toBe(true);
    expect(hasRight(granted, ['deviceList:delete'])).toBe(false);
    expect(hasRight(granted, [])).toBe(false);
    expect(mayShow(granted, ['deviceList:delete'])).toBe(false);
    expect(mayShow(undefined, ['deviceList:delete'])).toBe(true);
  });
});

describe('a role', () => {
  it('says so as long as it has no rights [ROL-02]', () => {
    expect(roleNotice(new Set())).toEqual({ code: 'role.noRightsYet' });
    expect(roleNotice(new Set(['main:view']))).toBeUndefined();
  });

  it('is written in a form that takes anything [ROL-01] [ROL-04]', () => {
    expectTotalForm(
      roleForm,
      { roleName: '值班员', role: 'agent', description: '' },
      { ...roleWords, ...permissionWords, ...formWords },
    );
  });
});
