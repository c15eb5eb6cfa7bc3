import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import type { Who } from '@fireline/api/lib';
import { messageCalls } from '@fireline/api/message';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { pinyinOf } from '@fireline/domain/lib';
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

/** The verbs of an act that makes something, however its label begins. */
const verbs = {
  han: ['新建', '新增', '登记', '登記', '添加', '创建', '建立'],
  latin: ['new', 'add', 'create', 'register'],
} as const;
const beginning = new RegExp(`^(?:${verbs.han.join('|')}|(?:new|register)(?: an?)? )`, 'i');

/** What else a creating act is found by: each verb for it in each language, before what it makes, and their sounds. @spec SHL-30 */
export function creatingKeywords(label: string): string {
  const made = label.replace(beginning, '');
  const names = verbs.han.map((verb) => verb + made);
  return [...names, ...names.map(pinyinOf), ...verbs.latin].join(' ');
}
