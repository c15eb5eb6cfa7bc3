import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import type { Who } from '@fireline/api/lib';
import { messageCalls } from '@fireline/api/message';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import type { RouteName } from '@fireline/domain/shell';

/** A list and the call that makes a row of it. */
interface Creating {
  readonly page: RouteName;
  readonly call: { readonly who: Who };
}

/** What can be begun from the palette, by what it makes. @spec SHL-30 */
export const creatings = {
  silence: { page: 'alarmSilences', call: alarmCalls.createSilence },
  hazard: { page: 'hazards', call: alarmCalls.createHazard },
  drill: { page: 'alarmDrills', call: alarmCalls.createDrill },
  device: { page: 'deviceList', call: deviceCalls.create },
  place: { page: 'placeList', call: siteCalls.createPlace },
  unit: { page: 'unitList', call: siteCalls.createUnit },
  building: { page: 'buildingList', call: buildingCalls.create },
  project: { page: 'projectList', call: siteCalls.createProject },
  announcement: { page: 'announcementAudit', call: messageCalls.createAnnouncement },
  user: { page: 'systemUser', call: sessionCalls.createUser },
  role: { page: 'systemRoles', call: roleCalls.create },
} as const satisfies Readonly<Record<string, Creating>>;
export type Creatable = keyof typeof creatings;
export const creatables = Object.keys(creatings) as Creatable[];
