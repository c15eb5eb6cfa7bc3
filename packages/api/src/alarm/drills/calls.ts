import type { Who } from '../../lib/call.ts';
import { seeAlarms } from '../who.ts';

const see = ['alarmDrills:view'] as const satisfies Who;

/** @spec N15 */
export const drillCalls = {
  drills: {
    method: 'GET',
    path: '/alarm-manage/drills/list',
    who: see,
    summary: 'Fire drills, planned, running and past, with what was raised in them',
  },
  drillsNow: {
    method: 'GET',
    path: '/alarm-manage/drills/now',
    who: [...seeAlarms, ...see],
    summary: 'The drills that run now on units in scope',
  },
  drillBuildings: {
    method: 'GET',
    path: '/alarm-manage/drills/buildings',
    who: ['alarmDrills:add'],
    summary: 'The buildings of a unit that a drill may be kept to',
  },
  createDrill: {
    method: 'POST',
    logs: 'alarm.createDrill',
    path: '/alarm-manage/drills/create',
    who: ['alarmDrills:add'],
    body: 'json',
    summary: 'Plans a drill of a unit, a building or a floor, or begins it now',
  },
  endDrill: {
    method: 'POST',
    logs: 'alarm.endDrill',
    path: '/alarm-manage/drills/{drillId}/end',
    who: ['alarmDrills:modify'],
    body: 'json',
    summary: 'Ends a drill that runs, or cancels one that has not begun',
  },
} as const;
