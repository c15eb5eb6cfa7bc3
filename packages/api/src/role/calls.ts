import { type Who, defineCalls } from '../lib/call.ts';
import type { roleShapes } from './shapes.ts';

const see = ['systemRoles:view', 'systemEmpower:view'] as const satisfies Who;

/** @spec ROL-01 ROL-02 ROL-04 ROL-05 ROL-07 */
export const roleCalls = defineCalls<typeof roleShapes>()('role', {
  list: { method: 'GET', path: '/services/roles', who: see, summary: 'Roles of the tenant, the built-in ones first' },
  detail: { method: 'GET', path: '/services/roles/{roleId}', who: see, summary: 'One role with its permissions' },
  users: { method: 'GET', path: '/services/role-users', who: see, summary: 'Accounts that have the role' },
  create: {
    method: 'POST',
    logs: 'role.create',
    path: '/services/roles',
    who: ['systemRoles:add'],
    summary: 'Creates a role: without rights, or with those of another one of its kind',
  },
  change: {
    method: 'POST',
    logs: 'role.change',
    path: '/services/roles/{roleId}/change',
    who: ['systemRoles:modify'],
    summary: 'Changes the name and the description of a role',
  },
  delete: {
    method: 'POST',
    logs: 'role.delete',
    path: '/services/roles/{roleId}/delete',
    who: ['systemRoles:delete'],
    summary: 'Deletes a role that no account has',
  },
  authorize: {
    method: 'POST',
    logs: 'authorize',
    path: '/services/roles/{roleId}/authorize',
    who: ['systemEmpower:authorize'],
    body: 'json',
    summary: 'Sets what a role may do; it counts at once',
  },
  forcePush: {
    method: 'GET',
    path: '/services/force-push',
    who: 'signedIn',
    summary: 'Which alarms the tenant pushes to its people, whatever they chose',
  },
  saveForcePush: {
    method: 'POST',
    logs: 'role.forcePush',
    path: '/services/force-push',
    who: ['systemEmpower:authorize'],
    body: 'json',
    summary: 'Sets which alarms the tenant pushes to all its people; it counts at once',
  },
  partnerPowers: {
    method: 'GET',
    path: '/services/partner-powers',
    who: see,
    summary: 'What the tenant lets its partners do',
  },
  savePartnerPowers: {
    method: 'POST',
    logs: 'role.partnerPowers',
    path: '/services/partner-powers',
    who: ['systemEmpower:authorize'],
    body: 'json',
    summary: 'Sets what the tenant lets its partners do; it counts at once',
  },
  assign: {
    method: 'POST',
    logs: 'role.assign',
    path: '/services/users/{userId}/role',
    who: ['systemUser:modify'],
    summary: 'Gives an account a role of its kind, or the built-in one; its sessions end',
  },
});
