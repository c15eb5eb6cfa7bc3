import type { Who } from '../../lib/call.ts';

const see = ['alarmRules:view'] as const satisfies Who;

/** @spec ALM-05 SHL-07 */
export const ruleCalls = {
  rules: {
    method: 'GET',
    path: '/alarm/rules',
    who: see,
    summary: 'Alarm rules, in effect and to come, a page at a time',
  },
  rule: { method: 'GET', path: '/alarm/rules/{ruleId}', who: see, summary: 'One alarm rule with its versions' },
  createRule: {
    method: 'POST',
    logs: 'alarm.createRule',
    path: '/alarm/rules',
    who: ['alarmRules:add'],
    body: 'json',
    summary: 'Adds an alarm rule, which takes effect after 15 minutes',
  },
  changeRule: {
    method: 'POST',
    logs: 'alarm.changeRule',
    path: '/alarm/rules/{ruleId}',
    who: ['alarmRules:modify'],
    body: 'json',
    summary: 'Saves the next version of an alarm rule, which takes effect after 15 minutes',
  },
  switchRule: {
    method: 'POST',
    logs: 'alarm.switchRule',
    path: '/alarm/rules/{ruleId}/switch',
    who: ['alarmRules:delete'],
    summary: 'Switches an alarm rule off or on, after 15 minutes',
  },
  rehearse: {
    method: 'POST',
    logs: 'alarm.rehearse',
    path: '/alarm/rehearsals',
    who: see,
    body: 'json',
    summary:
      "Counts what a rule would have raised on past readings of the caller's scope; nothing is sent or kept of it",
  },
  rehearsals: { method: 'GET', path: '/alarm/rehearsals', who: see, summary: 'The rehearsals of the caller' },
  cancelRehearsal: {
    method: 'POST',
    logs: 'alarm.cancelRehearsal',
    path: '/alarm/rehearsals/{rehearsalId}/cancel',
    who: see,
    summary: 'Gives up a rehearsal',
  },
  restoreRule: {
    method: 'POST',
    logs: 'alarm.restoreRule',
    path: '/alarm/rules/{ruleId}/restore',
    who: ['alarmRules:modify'],
    summary:
      'Saves what an earlier version of an alarm rule said as its next version, which takes effect after 15 minutes',
  },
  withdrawRule: {
    method: 'POST',
    logs: 'alarm.withdrawRule',
    path: '/alarm/rules/{ruleId}/withdraw',
    who: ['alarmRules:modify'],
    summary: 'Withdraws a version of an alarm rule that is not in effect yet',
  },
} as const;
