import type { ButtonAudiences, PageRows } from './rows.ts';

const unitAudiences = {
  add: 'trading',
  import: 'trading',
  delete: 'trading',
  bind: 'trading',
  modify: 'managing',
} as const satisfies ButtonAudiences;
const ownersEdit = { add: 'owning', modify: 'owning', delete: 'owning' } as const;
const keepersEdit = { add: 'managing', modify: 'managing', delete: 'managing' } as const;
const planButtons = { ...ownersEdit, publish: 'owning', bind: 'managing' } as const;

/**
 * The pages that have a screen, in the order of the menu. A page to come moves its row here with its screen; the row keeps its form.
 * Decision: the children of the main frame hang under `/`, as `/main` itself does.
 * @spec SHL-02 SHL-06 SHL-07 SHL-13 PUB-01
 */
export const openPages = {
  login: ['/login', 'anyone'],
  setup: ['/setup', 'anyone'],
  register: ['/register', 'anyone'],
  main: ['/main', 'all', 'top'],
  oldMain: ['/old-main', 'all'],
  elderlyMain: ['/elderly-main', 'all', 'bare'],
  workbench: ['/workbench', 'managing', 'top'],

  deviceList: ['/device/indexList', 'all', 'device', 'bulk'],
  deviceOfflineRecord: ['/device/offlineRecord', 'all', 'device', 'look'],
  deviceExpireTip: ['/device/expireTip', 'all', 'device', 'look'],
  deviceExpired: ['/device/expiredlist', 'all', 'device', 'look'],
  deviceDetail: ['/device/detail/{deviceId}', 'all', 'none', 'device'],
  deviceTrajectory: ['/device/trajectory/{deviceId}', 'all', 'none', 'look'],

  alarmList: ['/alarm-manage/alarmalrmlist', 'all', 'alarm', 'handle'],
  alarmHistory: ['/alarm-manage/alarmhislist', 'all', 'alarm', 'look'],
  alarmDetail: ['/alarmDetails/{alarmId}/{segment}', 'all', 'none', 'alarm'],

  solution: ['/solution/index', 'all', 'hazard', 'handle'],
  hazards: ['/solution/hazard', 'all', 'hazard', 'handle'],
  hazardDetail: ['/solution/hazard/detail', 'all', 'none', 'handle'],

  messagePinned: ['/main/message/pinned', 'all', 'message', 'look'],
  messageAll: ['/main/message/all', 'all', 'message', 'look'],
  announcementAudit: ['/main/message/audit', 'trading', 'message', 'audit'],

  monitorPage: ['/monitor-page', 'all', 'watch', 'act'],
  planMonitor: ['/plan-monitor', 'all', 'watch'],
  planMonitorDetail: ['/plan-monitor-detail/{layerId}', 'all', 'none', 'act'],

  unitList: ['/unit/list', 'all', 'site', 'bulk', unitAudiences],
  unitDetail: ['/unit/details/{unitId}', 'all', 'none', 'edit', unitAudiences],
  placeList: [
    '/place/list',
    'all',
    'site',
    'bulk',
    { add: 'owning', import: 'owning', delete: 'owning', bind: 'trading', modify: 'managing' },
  ],
  placeDetail: ['/place/details/{placeId}', 'all', 'none', 'edit'],

  buildingList: ['/buildings/list', 'all', 'site', 'edit', ownersEdit],
  buildingFloors: ['/buildings/floor', 'all', 'site', 'edit', ownersEdit],
  buildingDetail: ['/buildings/details/{buildingId}', 'all', 'none', 'edit', ownersEdit],

  projectList: ['/project/list', 'managing', 'site', 'edit', { add: 'trading', modify: 'trading', delete: 'trading' }],
  projectDevices: [
    '/project/device/{projectId}',
    'managing',
    'none',
    'edit',
    { add: 'trading', modify: 'owning', delete: 'trading' },
  ],

  fireBuildings: ['/fireresource/building', 'all', 'fire', 'edit', keepersEdit],
  fireFloors: ['/fireresource/floor', 'all', 'fire', 'edit', keepersEdit],
  fireWater: ['/fireresource/water', 'all', 'fire', 'edit', keepersEdit],
  fireHydrants: ['/fireresource/hydrant', 'all', 'fire', 'edit', keepersEdit],
  fireTeams: ['/fireresource/fireteam', 'all', 'fire', 'edit', keepersEdit],
  fireSites: ['/fireresource/firesite', 'all', 'fire', 'edit', keepersEdit],

  planLayers: ['/main/plan/layers', 'managing', 'planCentre', 'plans', planButtons],
  planList: ['/main/plan/list', 'all', 'planCentre', 'plans', planButtons],
  planPublishRecords: ['/main/plan/records', 'managing', 'planCentre', 'look'],
  planSamples: ['/main/plan/samples', 'managing', 'planCentre', 'look'],
  mapCentre: ['/main/plan/map', 'all', 'planCentre'],

  changeUser: ['/changeUser', 'all'],
  systemUser: ['/system/user', 'managing', 'system', 'users'],
  systemUserLog: ['/system/userLog', 'platform', 'system', 'look'],
  systemRoles: ['/system/roles', 'platform', 'system', 'edit'],
  systemEmpower: ['/system/empower', 'platform', 'system', 'rights'],
  systemOrgs: ['/system/orgs', 'platform', 'system', 'edit'],
  systemAgent: ['/system/agent', 'trading', 'system', 'edit'],
  systemMaint: ['/system/maint', 'trading', 'system', 'edit'],
  importRecords: ['/main/imports', 'managing', 'system', 'look'],

  guide: ['/guide/index', 'all', 'help'],
  standardInfo: ['/standinfo', 'all', 'help'],
  serviceIndex: ['/service/index', 'all', 'help'],
  feedback: ['/feedback/index', 'all', 'help', 'handle', { handle: 'trading' }],

  publicDevice: ['/public/index/detail/{deviceId}/{deviceType}', 'anyone'],
  publicAlarm: ['/public/index/alarmNotice/{alarmId}', 'anyone'],
} as const satisfies PageRows;
