import type { Who } from '../../lib/call.ts';

const write = ['unitList:modify', 'unitDetail:modify'] as const satisfies Who;

/** The inspectors of a unit. @spec SIT-06 */
export const inspectorCalls = {
  inspectors: {
    method: 'GET',
    path: '/site/units/{unitId}/inspectors',
    who: ['unitDetail:view'],
    summary: 'The inspectors of a unit by name, with what they did to its devices',
  },
  createInspector: {
    method: 'POST',
    logs: 'site.createInspector',
    path: '/site/units/{unitId}/inspectors',
    who: write,
    body: 'json',
    summary: 'Puts an inspector of a unit on record; no two of them have one mobile',
  },
  changeInspector: {
    method: 'POST',
    logs: 'site.changeInspector',
    path: '/site/units/{unitId}/inspectors/{inspectorId}',
    who: write,
    body: 'json',
    summary: 'Changes an inspector of a unit',
  },
  removeInspector: {
    method: 'POST',
    logs: 'site.removeInspector',
    path: '/site/units/{unitId}/inspectors/{inspectorId}/remove',
    who: write,
    body: 'json',
    summary: 'Removes an inspector from a unit; for a month it can be restored',
  },
  inspectorAccounts: {
    method: 'GET',
    path: '/site/units/{unitId}/inspectorAccounts',
    who: write,
    summary:
      'The accounts that an inspector of the unit may have: those of the unit and of the companies that keep its places',
  },
  bindInspector: {
    method: 'POST',
    logs: 'site.bindInspector',
    path: '/site/units/{unitId}/inspectors/{inspectorId}/account',
    who: write,
    body: 'json',
    summary: 'Gives an inspector the account that opens the tasks on the phone, or takes it',
  },
  restoreInspector: {
    method: 'POST',
    logs: 'site.restoreInspector',
    path: '/site/units/{unitId}/inspectors/{inspectorId}/restore',
    who: write,
    body: 'json',
    summary: 'Restores a removed inspector',
  },
} as const;
