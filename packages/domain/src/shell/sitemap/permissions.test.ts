import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypeNames } from '../../device/index.ts';
import {
  grantUnder,
  matrixOf,
  permissionsUnder,
  type PermissionNode,
  permissionWords,
  roles,
} from '../../role/index.ts';
import {
  type AnyPermission,
  builtInRights,
  checkRights,
  countingRights,
  isToCome,
  mayEver,
  permissionRoles,
  permissionTree,
  pageNamed,
  permissionTreeOf,
  sitemap,
} from '../index.ts';

const every = [...permissionRoles().keys()] as AnyPermission[];
const kinds = (permission: AnyPermission) => roles.filter((kind) => mayEver(kind, permission));

describe('what a kind of role may ever hold', () => {
  it('is a button of a page that can be opened and needs a login, or of a type of device, and nothing else [ROL-01] [ROL-03]', () => {
    const pages = sitemap.filter(({ isPublic, hasScreen }) => !isPublic && hasScreen);
    for (const { name, buttons } of pages)
      for (const button of buttons) expect(every, name).toContain(`${name}:${button}`);
    const own = pages.reduce((sum, { buttons }) => sum + buttons.length, 0);
    expect(every.length - own).toBe(every.filter((one) => one.startsWith('device.')).length);
    for (const type of deviceTypeNames) expect(every).toContain(`device.${type}:command`);
    // @ts-expect-error the page has no such button
    expect(mayEver('platform', 'alarmList:pay')).toBe(false);
  });

  it('leaves to organisations what is looked at [ROL-03]', () => {
    expect(kinds('alarmList:handle')).not.toContain('org');
    expect(kinds('alarmList:view')).toContain('org');
    for (const type of deviceTypeNames) expect(kinds(`device.${type}:command`)).not.toContain('org');
  });

  it('narrows single buttons of a page [ROL-01]', () => {
    expect(kinds('unitList:view')).toEqual(roles);
    expect(kinds('unitList:delete')).toEqual(['platform', 'agent']);
    expect(kinds('placeList:add')).toEqual(['platform', 'agent', 'unit']);
    expect(kinds('placeList:bind')).toEqual(['platform', 'agent']);
    expect(kinds('placeDetail:modify')).toContain('resident');
    expect(kinds('feedback:handle')).toEqual(['platform', 'agent']);
    expect(kinds('buildingList:modify')).toEqual(['platform', 'agent', 'unit']);
    expect(kinds('fireWater:add')).toEqual(['platform', 'agent', 'unit', 'maint']);
    expect(kinds('systemEmpower:authorize')).toEqual(['platform']);
  });

  it.each(roles)('is all of it for the built-in role of %s, page and button together [ROL-01] [ROL-07]', (kind) => {
    const held = builtInRights(kind);
    expect(held).toEqual(new Set(every.filter((one) => mayEver(kind, one))));
    expect(checkRights(kind, [...held])).toEqual([]);
    expect(countingRights(kind, [...held])).toEqual(held);
  });
});

describe('the pages that are still to come', () => {
  const toCome = sitemap.filter(({ hasScreen, isPublic }) => !hasScreen && !isPublic);
  const rights = toCome.flatMap(({ name, buttons }) => buttons.map((button) => `${name}:${button}`));

  it('are offered to nobody and count for nothing; what was granted of them is known again [ROL-01]', () => {
    const offered = matrixOf(permissionTree(), 'platform', new Set()).map(({ id }) => id);
    for (const { name } of toCome) expect(offered).not.toContain(name);
    for (const kind of roles) expect([...countingRights(kind, rights)]).toEqual([]);
    for (const right of rights) expect(isToCome(right)).toBe(true);
    for (const right of [...every, 'gone:view', 'payment:fly', 'payment', '']) expect(isToCome(right)).toBe(false);
  });
});

describe('the operator above the tenants [ORG-06]', () => {
  const held = builtInRights('platform', 'operator');

  it('may hold the pages of money and of its own people, and nothing about devices', () => {
    expect(held.has('merchants:view')).toBe(pageNamed('merchants').hasScreen);
    expect(held.has('systemUser:add')).toBe(true);
    expect([...held].filter((one) => /^(device|alarm|place|unit|building|plan|fire|main|monitor)/.test(one))).toEqual(
      [],
    );
    expect([...held].every((one) => builtInRights('platform').has(one))).toBe(true);
  });

  it('is offered no other permission, and given none', () => {
    const ids = (nodes: readonly PermissionNode[]): string[] =>
      nodes.flatMap(({ id, buttons = [], children = [] }) => [
        ...buttons.map((button) => `${id}:${button}`),
        ...ids(children),
      ]);
    expect(new Set(ids(permissionTreeOf('operator')))).toEqual(held);
    expect(checkRights('platform', ['alarmList:view'], 'operator')).toMatchObject([{ code: 'role.permission.barred' }]);
    expect(countingRights('platform', ['alarmList:view', 'systemUser:view'], 'operator')).toEqual(
      new Set(['systemUser:view']),
    );
  });
});

describe('a set of permissions', () => {
  const codes = (...permissions: string[]) =>
    checkRights('org', permissions).map(({ code, args }) => `${code} ${args?.permission}`);

  it('is refused for what nobody knows, what the kind cannot have, and a button without its page, each by name [ROL-01]', () => {
    expect(codes('unitList:view', 'unitList:export')).toEqual([]);
    expect(codes('unitList:view', 'unitList:add')).toEqual(['role.permission.barred unitList:add']);
    expect(codes('nowhere:view', 'login:view')).toEqual([
      'role.permission.unknown nowhere:view',
      'role.permission.unknown login:view',
    ]);
    expect(codes('unitList:export')).toEqual(['role.permission.withoutPage unitList:export']);
    expect(checkRights('unit', ['device.smoke:command'])).toEqual([]);
    for (const code of ['unknown', 'barred', 'withoutPage'])
      expect(permissionWords).toHaveProperty([`role.permission.${code}`]);
  });

  it('counts for what may be held, and no button counts without its page [ROL-01]', () => {
    expect(countingRights('org', ['gone:view', 'unitList:add', 'alarmList:export', 'unitList:view'])).toEqual(
      new Set(['unitList:view']),
    );
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.subarray(every), (kind, stored) => {
        expect(checkRights(kind, [...countingRights(kind, stored)])).toEqual([]);
      }),
    );
  });

  it('that one click grants under a menu is good for every kind [ROL-01]', () => {
    for (const kind of roles)
      for (const node of permissionTree()) {
        const granted = grantUnder(new Set(), node, kind);
        expect(checkRights(kind, [...granted])).toEqual([]);
        expect(granted).toEqual(permissionsUnder(node, kind));
      }
  });

  it('has one line for each page and each type of device in the matrix [ROL-01]', () => {
    const ids = matrixOf(permissionTree(), 'platform', new Set()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(sitemap.filter((page) => !page.isPublic && page.hasScreen).map(({ name }) => name)),
    );
  });
});
