import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PermissionNode,
  buttonNames,
  countGranted,
  hasRight,
  matrixOf,
  mayHold,
  permissionChanges,
  permissionOf,
  pressButton,
  roles,
  withoutEffect,
} from './index.ts';

const page: PermissionNode = { id: 'devices', buttons: ['view', 'add', 'modify', 'command'] };
const set = (...buttons: readonly (typeof buttonNames)[number][]) =>
  new Set<string>(buttons.map((button) => permissionOf('devices', button)));

describe('rights that need each other', () => {
  it('come and go together: a button brings the page, the page takes its buttons along [ROL-01]', () => {
    expect(pressButton(new Set(), page, 'add', 'unit')).toEqual(set('view', 'add'));
    expect(pressButton(set('view', 'add', 'modify'), page, 'add', 'unit')).toEqual(set('view', 'modify'));
    expect(pressButton(set('view', 'add', 'modify'), page, 'view', 'unit')).toEqual(set());
    expect(pressButton(set(), page, 'view', 'unit')).toEqual(set('view'));
  });

  it('leave what the role can never have, and what the page has not [ROL-03]', () => {
    expect(pressButton(set('view'), page, 'command', 'org')).toEqual(set('view'));
    expect(pressButton(set('view'), page, 'pay', 'unit')).toEqual(set('view'));
    expect(pressButton(set('command'), { ...page, roles: ['platform'] }, 'view', 'unit')).toEqual(set('command'));
  });

  it('after a press no button of the page is without effect, and the one pressed does what the matrix says [ROL-01] [ROL-03]', () => {
    const kept = fc.uniqueArray(fc.constantFrom(...buttonNames)).map((some) => set('view', ...some));
    fc.assert(
      fc.property(kept, fc.constantFrom(...buttonNames), fc.constantFrom(...roles), (granted, button, role) => {
        const whole = { id: 'devices', buttons: buttonNames };
        const after = pressButton(granted, whole, button, role);
        expect(matrixOf([whole], role, after).flatMap(withoutEffect)).toEqual([]);
        const was = granted.has(permissionOf('devices', button));
        expect(hasRight(after, [permissionOf('devices', button)]) && mayHold(role, button)).toBe(
          mayHold(role, button) && !was,
        );
      }),
    );
  });

  it('are told where a stored set has a button and not its page [ROL-01]', () => {
    expect(matrixOf([page], 'unit', set('add', 'command')).map(withoutEffect)).toEqual([['add', 'command']]);
    expect(matrixOf([{ id: 'x', buttons: ['pay'] }], 'unit', new Set(['x:pay'])).map(withoutEffect)).toEqual([[]]);
  });
});

it('tells what differs from what is saved, and how much a role has of what it can have [ROL-01]', () => {
  expect(permissionChanges(set('view', 'add'), set('view', 'modify'))).toEqual({
    added: ['devices:modify'],
    removed: ['devices:add'],
  });
  expect(countGranted(matrixOf([page], 'unit', set('view', 'add')))).toEqual({ granted: 2, possible: 4 });
  expect(countGranted(matrixOf([page], 'org', set('view', 'add')))).toEqual({ granted: 1, possible: 1 });
});
