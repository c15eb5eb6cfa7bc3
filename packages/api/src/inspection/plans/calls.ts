import type { Who } from '../../lib/call.ts';

const see = ['inspectionPlans:view'] as const satisfies Who;
const write = ['inspectionPlans:add', 'inspectionPlans:modify'] as const satisfies Who;

/** Plans of patrols. @spec INS-04 */
export const planCalls = {
  plans: { method: 'GET', path: '/inspection/plans', who: see, summary: 'Plans of patrols, a page at a time' },
  deletedPlans: {
    method: 'GET',
    path: '/inspection/deletedPlans',
    who: see,
    summary: 'Deleted plans with who deleted them and when',
  },
  plan: {
    method: 'GET',
    path: '/inspection/plans/{planId}',
    who: see,
    summary: 'One plan with its next tasks, and what becomes of its open ones when it is disabled',
  },
  planChoices: {
    method: 'GET',
    path: '/inspection/units/{unitId}/planChoices',
    who: [...write, 'inspectionTasks:handle'],
    summary: 'The lines and inspectors of a unit',
  },
  createPlan: {
    method: 'POST',
    logs: 'inspection.createPlan',
    path: '/inspection/plans',
    who: ['inspectionPlans:add'],
    body: 'json',
    summary: 'Puts a plan of a unit on record and makes its tasks of the next days',
  },
  changePlan: {
    method: 'POST',
    logs: 'inspection.changePlan',
    path: '/inspection/plans/{planId}',
    who: ['inspectionPlans:modify'],
    body: 'json',
    summary: 'Changes a plan; tasks that have not begun follow it',
  },
  switchPlan: {
    method: 'POST',
    logs: 'inspection.switchPlan',
    path: '/inspection/plans/{planId}/state',
    who: ['inspectionPlans:modify'],
    body: 'json',
    summary: 'Enables or disables a plan; disabled, its tasks that have not begun are taken back',
  },
  deletePlan: {
    method: 'POST',
    logs: 'inspection.deletePlan',
    path: '/inspection/plans/{planId}/delete',
    who: ['inspectionPlans:delete'],
    body: 'json',
    summary: 'Deletes a plan; it stays among the deleted ones, and its tasks that have not begun are taken back',
  },
} as const;
