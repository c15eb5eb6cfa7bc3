import type { Who } from '../../lib/call.ts';

const seeMaints = ['systemMaint:view'] as const satisfies Who;

/** @spec SIT-07 */
export const maintCalls = {
  maints: { method: 'GET', path: '/site/maints', who: seeMaints, summary: 'Maintenance companies, a page at a time' },
  createMaint: {
    method: 'POST',
    logs: 'site.createMaint',
    path: '/site/maints',
    who: ['systemMaint:add'],
    body: 'json',
    summary: 'Puts a maintenance company on record',
  },
  changeMaint: {
    method: 'POST',
    logs: 'site.changeMaint',
    path: '/site/maints/{maintId}',
    who: ['systemMaint:modify'],
    body: 'json',
    summary: 'Changes a maintenance company',
  },
  deleteMaint: {
    method: 'POST',
    logs: 'site.deleteMaint',
    path: '/site/maints/{maintId}/delete',
    who: ['systemMaint:delete'],
    summary: 'Deletes a maintenance company that keeps nothing any more',
  },
  maintUsers: {
    method: 'GET',
    path: '/site/maints/{maintId}/users',
    who: seeMaints,
    summary: 'The accounts of a maintenance company with their role and what notifies them, a page at a time',
  },
  setMaintNotice: {
    method: 'POST',
    logs: 'site.setMaintNotice',
    path: '/site/maints/{maintId}/users/{userId}/notices',
    who: ['systemMaint:modify'],
    body: 'json',
    summary: 'Switches SMS, calls or the app on or off for all messages to somebody of a maintenance company',
  },
  assignMaint: {
    method: 'POST',
    logs: 'site.assignMaint',
    path: '/site/maints/assign',
    who: ['placeList:bind'],
    body: 'json',
    summary: 'Lets a maintenance company keep places, with all that hangs in them',
  },
  undoAssignMaint: {
    method: 'POST',
    logs: 'site.undoAssignMaint',
    path: '/site/maints/undoAssign',
    who: ['placeList:bind'],
    summary:
      'Gives places back to the companies that kept them, for the account that gave them away, while nobody changed one since',
  },
} as const;
