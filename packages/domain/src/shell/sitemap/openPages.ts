import type { ButtonAudiences, PageRows } from './rows.ts';

const unitAudiences = {
  add: 'trading',
  import: 'trading',
  delete: 'trading',
  bind: 'trading',
  modify: 'managing',
} as const satisfies ButtonAudiences;
/** Who answers for places registers devices, hangs them somewhere, suspends and removes them: a flat or a contract for upkeep does not. */
const deviceAudiences = {
  add: 'owning',
  modify: 'owning',
  delete: 'owning',
  import: 'owning',
  bind: 'owning',
} as const satisfies ButtonAudiences;
const ownersEdit = { add: 'owning', modify: 'owning', delete: 'owning' } as const;
const keepersEdit = { add: 'managing', modify: 'managing', delete: 'managing' } as const;
/** What holds for a whole tenant or a partner, such as a rule or what patrols look at: a unit's people would change it for other units. */
const rulesEdit = { add: 'trading', modify: 'trading', delete: 'trading' } as const;
/** The catalogue of measures is one for the whole tenant. */
const catalogueEdit = { add: 'platform', modify: 'platform', delete: 'platform' } as const;
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

  deviceIndex: ['/device/index', 'all', 'device', 'bulk', deviceAudiences],
  deviceList: ['/device/indexList', 'all', 'device', 'bulk', deviceAudiences],
  deviceStatistics: ['/device/statistics', 'all', 'device', 'look'],
  deviceAnalysis: ['/device/analysis', 'all', 'device', 'look'],
  deviceOfflineRecord: ['/device/offlineRecord', 'all', 'device', 'look'],
  deviceExpireTip: ['/device/expireTip', 'all', 'device', 'look'],
  deviceExpired: ['/device/expiredlist', 'all', 'device', 'look'],
  deviceInspection: ['/device/Inspection', 'all', 'device', 'handle'],
  deviceDetail: ['/device/detail/{deviceId}', 'all', 'none', 'device', { give: 'trading' }],
  deviceTrajectory: ['/device/trajectory/{deviceId}', 'all', 'none', 'look'],
  deviceTasks: ['/device/tasks', 'acting', 'device', 'tasks'],

  alarmList: ['/alarm-manage/alarmalrmlist', 'all', 'alarm', 'handle'],
  alarmIndex: ['/alarm-manage/index', 'all', 'alarm', 'handle'],
  alarmQuality: ['/alarm-manage/quality', 'all', 'alarm', 'look'],
  alarmDuty: ['/alarm-manage/duty', 'owning', 'alarm', 'duty'],
  alarmHandover: ['/alarm-manage/duty/handover/{handoverId}', 'owning', 'none', 'duty'],
  alarmDrills: ['/alarm-manage/drills', 'managing', 'alarm', 'edit', ownersEdit],
  alarmSilences: ['/alarm-manage/silences', 'managing', 'alarm', 'edit', keepersEdit],
  alarmHistory: ['/alarm-manage/alarmhislist', 'all', 'alarm', 'look'],
  alarmRules: ['/alarm-manage/rules', 'managing', 'alarm', 'edit', rulesEdit],
  triggerRule: ['/configCenter/triggerRule', 'managing', 'alarm', 'edit', rulesEdit],
  alarmDetail: ['/alarmDetails/{alarmId}/{segment}', 'all', 'none', 'alarm'],

  solution: ['/solution/index', 'all', 'hazard', 'catalogue', catalogueEdit],
  hazards: ['/solution/hazard', 'all', 'hazard', 'handle'],
  hazardDetail: ['/solution/hazard/detail', 'all', 'none', 'handle'],

  safetyIndex: ['/safetendency/index', 'all', 'safety', 'look'],
  safetyReport: ['/safetendency/report', 'all', 'safety', 'handle', { handle: 'managing' }],
  offlineCount: ['/safetendency/OfflineCount', 'all', 'safety', 'look'],
  report: ['/report', 'all', 'bare'],

  messagePinned: ['/main/message/pinned', 'all', 'message', 'look'],
  messageAll: ['/main/message/all', 'all', 'message', 'look'],
  announcementAudit: ['/main/message/audit', 'trading', 'message', 'audit'],
  messageNotices: ['/main/message/notices', 'all', 'message', 'look'],
  messageTemplates: ['/main/message/templates', 'trading', 'message', 'edit'],
  messageReceiving: ['/main/message/receiving', 'all', 'message', 'edit'],

  smsAccess: ['/serviceCenter/sms', 'trading', 'serviceCentre', 'edit'],
  voiceAccess: ['/serviceCenter/voice', 'trading', 'serviceCentre', 'edit'],
  serviceRules: ['/serviceCenter/rules', 'trading', 'serviceCentre', 'edit'],
  serviceTriggers: ['/serviceCenter/triggers', 'trading', 'serviceCentre', 'edit'],

  monitorPage: ['/monitor-page', 'all', 'watch', 'act'],
  videoTest: ['/videoTest', 'acting', 'watch', 'act'],
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
  projectLabels: [
    '/project/label/{projectId}',
    'managing',
    'none',
    'edit',
    { add: 'owning', modify: 'owning', delete: 'trading' },
  ],
  projectResources: ['/project/resource/{projectId}', 'managing', 'none', 'look'],

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

  inspectionCategories: ['/main/inspection/categories', 'managing', 'inspection', 'edit', rulesEdit],
  inspectionItems: ['/main/inspection/items', 'managing', 'inspection', 'edit', rulesEdit],
  inspectionPoints: ['/main/inspection/points', 'managing', 'inspection', 'bulk'],
  inspectionLines: ['/main/inspection/lines', 'managing', 'inspection', 'edit'],

  electricityStatistics: ['/main/analysis/electricity', 'all', 'dataAnalysis', 'look'],
  occupancy: ['/main/analysis/occupancy', 'all', 'dataAnalysis', 'look'],
  placeUsage: ['/main/analysis/placeUsage', 'all', 'dataAnalysis', 'look'],
  infraredRanking: ['/main/analysis/infraredRanking', 'all', 'dataAnalysis', 'look'],
  infraredUsage: ['/main/analysis/infraredUsage', 'all', 'dataAnalysis', 'look'],
  nbOffline: ['/main/analysis/nbOffline', 'all', 'dataAnalysis', 'look'],
  dataStorage: ['/main/analysis/storage', 'all', 'dataAnalysis', 'look'],

  changeUser: ['/changeUser', 'all'],
  systemUser: ['/system/user', 'managing', 'system', 'users'],
  systemUserLog: ['/system/userLog', 'platform', 'system', 'look'],
  systemRoles: ['/system/roles', 'platform', 'system', 'edit'],
  systemEmpower: ['/system/empower', 'platform', 'system', 'rights'],
  systemOrgs: ['/system/orgs', 'platform', 'system', 'edit'],
  systemAgent: ['/system/agent', 'trading', 'system', 'edit'],
  systemMaint: ['/system/maint', 'trading', 'system', 'edit'],
  systemKeys: ['/system/keys', 'platform', 'system', 'edit'],
  importRecords: ['/main/imports', 'managing', 'system', 'look'],
  upgradePackages: ['/main/upgrades', 'platform', 'system', 'upgrades'],

  guide: ['/guide/index', 'all', 'help'],
  standardInfo: ['/standinfo', 'all', 'help'],
  serviceIndex: ['/service/index', 'all', 'help'],
  feedback: ['/feedback/index', 'all', 'help', 'handle', { handle: 'trading' }],

  publicDevice: ['/public/index/detail/{deviceId}/{deviceType}', 'anyone'],
  publicAlarm: ['/public/index/alarmNotice/{alarmId}', 'anyone'],
  publicEmbed: ['/public/embed/{piece}', 'anyone'],
} as const satisfies PageRows;
