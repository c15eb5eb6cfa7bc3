import { partnerPowers } from '@fireline/domain/org';
import { rolesMax } from '@fireline/domain/role';
import type { AreaCalls } from './areaCalls.ts';

export const role: AreaCalls<'role'> = {
  samples: {
    list: { search: '角色', kind: 'unit', pageNo: 1, pageSize: 5 },
    detail: { roleId: 1 },
    users: { roleId: 1, pageNo: 1, pageSize: 5 },
    create: { roleName: '夜班', role: 'unit', description: '', copyOf: 1 },
    change: { roleId: 1, revision: 1, roleName: '白班', description: '白天' },
    delete: { roleId: 2 },
    authorize: { roleId: 3, revision: 1, permissions: ['main:view', 'alarmList:view', 'alarmList:handle'] },
    forcePush: {},
    saveForcePush: { channels: ['popup'], mildestLevel: 2, revision: 0 },
    partnerPowers: {},
    // all of them: the tests that follow ask as a partner
    savePartnerPowers: { powers: [...partnerPowers], revision: 0 },
    // its own account, which keeps its sessions: it is refused by that rule
    assign: { userId: 1, roleId: 1, revision: 1 },
  },
  refused: { assign: 'role.assign.self' },
  room: {
    create: {
      max: rolesMax,
      fill: `role (rent_id, kind, role_name, changed_by, changed_at) select 'R001', 'unit', 'r' || n, 'x', timestamptz '2026-11-21'`,
    },
  },
};
