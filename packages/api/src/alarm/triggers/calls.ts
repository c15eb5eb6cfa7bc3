import type { Who } from '../../lib/call.ts';

const see = ['triggerRule:view'] as const satisfies Who;

/** @spec ALM-12 SHL-01 */
export const triggerCalls = {
  triggers: { method: 'GET', path: '/configCenter/triggers', who: see, summary: 'Trigger rules, a page at a time' },
  trigger: {
    method: 'GET',
    path: '/configCenter/triggers/{triggerId}',
    who: see,
    summary: 'One trigger rule with its last evaluations',
  },
  testTrigger: {
    method: 'GET',
    path: '/configCenter/triggerTest',
    who: see,
    summary: 'Which conditions of a rule hold on a past alarm, and what it would do; nothing is done or sent',
  },
  createTrigger: {
    method: 'POST',
    logs: 'alarm.createTrigger',
    path: '/configCenter/triggers',
    who: ['triggerRule:add'],
    body: 'json',
    summary: 'Adds a trigger rule',
  },
  changeTrigger: {
    method: 'POST',
    logs: 'alarm.changeTrigger',
    path: '/configCenter/triggers/{triggerId}',
    who: ['triggerRule:modify'],
    body: 'json',
    summary: 'Changes a trigger rule',
  },
  switchTrigger: {
    method: 'POST',
    logs: 'alarm.switchTrigger',
    path: '/configCenter/triggers/{triggerId}/switch',
    who: ['triggerRule:modify'],
    summary: 'Switches a trigger rule on or off',
  },
  deleteTrigger: {
    method: 'POST',
    logs: 'alarm.deleteTrigger',
    path: '/configCenter/triggers/{triggerId}/delete',
    who: ['triggerRule:delete'],
    summary: 'Deletes a trigger rule with its trace',
  },
} as const;
