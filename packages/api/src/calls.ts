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
import { renewalCalls } from './renewal/calls.ts';

/** By area; named, for written out it is longer than a compiler writes. */
interface AreaCalls {
  readonly session: typeof sessionCalls;
  readonly role: typeof roleCalls;
  readonly shell: typeof shellCalls;
  readonly device: typeof deviceCalls;
  readonly alarm: typeof alarmCalls;
  readonly site: typeof siteCalls;
  readonly building: typeof buildingCalls;
  readonly plan: typeof planCalls;
  readonly public: typeof publicCalls;
  readonly service: typeof serviceCalls;
  readonly org: typeof orgCalls;
  readonly message: typeof messageCalls;
  readonly analysis: typeof analysisCalls;
  readonly inspection: typeof inspectionCalls;
  readonly tariff: typeof tariffCalls;
  readonly finance: typeof financeCalls;
  readonly renewal: typeof renewalCalls;
}

/** Every call there is, by area. The gateway has to implement them all; the contract suite loops over them. */
export const areas: AreaCalls = {
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
  renewal: renewalCalls,
};
export const allCalls: readonly Call[] = Object.values(areas).flatMap((calls) => Object.values<Call>(calls));
