import { defineCalls } from '../lib/call.ts';
import { analysisCalls } from './analysis/calls.ts';
import { drillCalls } from './drills/calls.ts';
import { deskCalls } from './desk/calls.ts';
import { dutyCalls } from './duty/calls.ts';
import { hazardCalls } from './hazards/calls.ts';
import { ruleCalls } from './rules/calls.ts';
import { triggerCalls } from './triggers/calls.ts';
import { qualityCalls } from './quality/calls.ts';
import { soundCalls } from './sounds/calls.ts';
import { silenceCalls } from './silences/calls.ts';
import type { alarmShapes } from './shapes.ts';
import { handleAlarms, seeAlarms } from './who.ts';

/** @spec ALM-01 ALM-03 ALM-04 */
export const alarmCalls = defineCalls<typeof alarmShapes>()('alarm', {
  list: {
    method: 'GET',
    path: '/alarm/list',
    who: seeAlarms,
    summary: 'Current or historical alarms, faults and events',
  },
  summary: { method: 'GET', path: '/alarm/summary', who: seeAlarms, summary: 'Counts of current alarms per level' },
  detail: { method: 'GET', path: '/alarm/{alarmId}', who: seeAlarms, summary: 'One alarm with its handling track' },
  acknowledge: {
    method: 'POST',
    logs: 'alarm.acknowledge',
    path: '/alarm/acknowledge',
    who: handleAlarms,
    body: 'json',
    summary: 'Acknowledges alarms, told one by one',
  },
  handle: {
    method: 'POST',
    logs: 'alarm.handle',
    path: '/alarm/handle',
    who: handleAlarms,
    summary: 'Closes an alarm with a reason',
  },
  ...deskCalls,
  ...hazardCalls,
  ...ruleCalls,
  ...triggerCalls,
  ...drillCalls,
  ...dutyCalls,
  ...analysisCalls,
  ...qualityCalls,
  ...silenceCalls,
  ...soundCalls,
});
