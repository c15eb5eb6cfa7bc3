import type { Who } from '../../lib/call.ts';

const see = ['alarmDuty:view', 'alarmHandover:view'] as const satisfies Who;
const handle = ['alarmDuty:handle', 'alarmHandover:handle'] as const satisfies Who;

/** @spec N16 */
export const dutyCalls = {
  dutyPlans: {
    method: 'GET',
    path: '/alarm-manage/duty/plans',
    who: see,
    summary: 'The stations that are checked: how often, how the last week went, and who is on duty',
  },
  saveDutyPlan: {
    method: 'POST',
    logs: 'alarm.saveDutyPlan',
    path: '/alarm-manage/duty/plans',
    who: ['alarmDuty:modify'],
    body: 'json',
    summary: 'Sets how the station of a unit is checked, or that it is not any more',
  },
  dutyChecks: {
    method: 'GET',
    path: '/alarm-manage/duty/checks',
    who: see,
    summary: 'Duty checks, answered and missed',
  },
  dutyAsked: {
    method: 'GET',
    path: '/alarm-manage/duty/asked',
    who: handle,
    summary: 'The duty checks that wait for the reader now',
  },
  answerDutyCheck: {
    method: 'POST',
    logs: 'alarm.answerDutyCheck',
    path: '/alarm-manage/duty/checks/{checkId}/answer',
    who: handle,
    body: 'json',
    summary: 'Answers a duty check while there is time',
  },
  handovers: {
    method: 'GET',
    path: '/alarm-manage/duty/handovers',
    who: see,
    summary: 'Shifts and how each was handed over',
  },
  handover: {
    method: 'GET',
    path: '/alarm-manage/duty/handovers/{handoverId}',
    who: see,
    summary: 'One shift with its sheet: as it stands, or as it was signed',
  },
  beginShift: {
    method: 'POST',
    logs: 'alarm.beginShift',
    path: '/alarm-manage/duty/shifts',
    who: handle,
    body: 'json',
    summary: 'Begins a shift at the station of a unit where none runs',
  },
  stepHandover: {
    method: 'POST',
    logs: 'alarm.stepHandover',
    path: '/alarm-manage/duty/handovers/{handoverId}/step',
    who: handle,
    body: 'json',
    summary: 'Signs a shift, accepts it, or sends it back',
  },
} as const;
