import { alarmCalls } from './alarm/calls.ts';
import { buildingCalls } from './building/calls.ts';
import { deviceCalls } from './device/calls.ts';
import type { Call } from './lib/call.ts';
import { planCalls } from './plan/calls.ts';
import { publicCalls } from './public/calls.ts';
import { roleCalls } from './role/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { shellCalls } from './shell/calls.ts';
import { siteCalls } from './site/calls.ts';
import { serviceCalls } from './service/calls.ts';
import { orgCalls } from './org/calls.ts';
import { messageCalls } from './message/calls.ts';
import { analysisCalls } from './analysis/calls.ts';
import { inspectionCalls } from './inspection/calls.ts';
import { tariffCalls } from './tariff/calls.ts';
import { financeCalls } from './finance/calls.ts';

/** Every call there is, by area. The gateway has to implement them all; the contract suite loops over them. */
export const areas = {
  session: sessionCalls,
  role: roleCalls,
  shell: shellCalls,
  device: deviceCalls,
  alarm: alarmCalls,
  site: siteCalls,
  building: buildingCalls,
  plan: planCalls,
  public: publicCalls,
  service: serviceCalls,
  org: orgCalls,
  message: messageCalls,
  analysis: analysisCalls,
  inspection: inspectionCalls,
  tariff: tariffCalls,
  finance: financeCalls,
};
export const allCalls: readonly Call[] = Object.values(areas).flatMap((calls) => Object.values<Call>(calls));
