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
/** Orders are made by everybody who may act, taken by who serves, given out by the tenant and its partners. */
const orderButtons = { handle: 'serving', dispatch: 'trading' } as const satisfies ButtonAudiences;
const planButtons = { ...ownersEdit, publish: 'owning', bind: 'managing' } as const;

/**
 * Every page of the product, once, in the order of the menu: a row is written where its group is and is never moved. A page whose screen is yet to
 * come is marked `toCome`. The apps have a screen for each page without the mark and for no other, or they do not compile.
 * Decision: the children of the main frame hang under `/`, as `/main` itself does. The source names titles and groups of the commercial side only;
 * its paths hang under the centre that each belongs to, and under /main where no centre has one.
 * @spec SHL-01 SHL-02 SHL-05 SHL-06 SHL-07 SHL-08 SHL-09 SHL-10 SHL-11 SHL-13 PUB-01 PUB-02 PUB-05
 */
export const pageTable = {
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
  deviceOrder: ['/device/order', 'acting', 'device', 'pay', { pay: 'acting' }],

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

  serviceCentreHome: { toCome: ['/serviceCenter', 'trading'] },
  smsAccess: ['/serviceCenter/sms', 'trading', 'serviceCentre', 'edit'],
  voiceAccess: ['/serviceCenter/voice', 'trading', 'serviceCentre', 'edit'],
  serviceRules: ['/serviceCenter/rules', 'trading', 'serviceCentre', 'edit'],
  serviceTriggers: ['/serviceCenter/triggers', 'trading', 'serviceCentre', 'edit'],

  monitorPage: ['/monitor-page', 'all', 'watch', 'act'],
  videoTest: ['/videoTest', 'acting', 'watch', 'act'],
  planMonitor: ['/plan-monitor', 'all', 'watch'],
  planMonitorDetail: ['/plan-monitor-detail/{layerId}', 'all', 'none', 'act'],
  threeMonitor: { toCome: ['/three-monitor', 'all', 'watch'] },
  threeManage: { toCome: ['/three-manage', 'managing', 'watch', 'plans'] },
  threeMonitorDetail: { toCome: ['/three-monitor-detail/{modelId}', 'all', 'none', 'act'] },

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

  inspectionHome: ['/main/inspection/home', 'all', 'inspection', 'look'],
  inspectionCategories: ['/main/inspection/categories', 'managing', 'inspection', 'edit', rulesEdit],
  inspectionItems: ['/main/inspection/items', 'managing', 'inspection', 'edit', rulesEdit],
  inspectionTags: ['/main/inspection/tags', 'managing', 'inspection', 'bulk'],
  inspectionPoints: ['/main/inspection/points', 'managing', 'inspection', 'bulk'],
  inspectionLines: ['/main/inspection/lines', 'managing', 'inspection', 'edit'],
  inspectionPlans: ['/main/inspection/plans', 'managing', 'inspection', 'edit'],
  inspectionTasks: ['/main/inspection/tasks', 'all', 'inspection', 'patrols'],
  inspectionTaskDetail: ['/main/inspection/tasks/{taskId}', 'all', 'none', 'look'],

  electricityStatistics: ['/main/analysis/electricity', 'all', 'dataAnalysis', 'look'],
  occupancy: ['/main/analysis/occupancy', 'all', 'dataAnalysis', 'look'],
  placeUsage: ['/main/analysis/placeUsage', 'all', 'dataAnalysis', 'look'],
  infraredRanking: ['/main/analysis/infraredRanking', 'all', 'dataAnalysis', 'look'],
  infraredUsage: ['/main/analysis/infraredUsage', 'all', 'dataAnalysis', 'look'],
  nbOffline: ['/main/analysis/nbOffline', 'all', 'dataAnalysis', 'look'],
  dataStorage: ['/main/analysis/storage', 'all', 'dataAnalysis', 'look'],

  tariffCentreHome: ['/tariffCenter', 'trading'],
  bills: { toCome: ['/tariffCenter/bills', 'trading', 'tariff', 'audit'] },
  consumptionControl: ['/tariffCenter/consumption', 'trading', 'tariff', 'control'],
  offlinePurchase: ['/tariffCenter/offlinePurchase', 'acting', 'tariff', 'pay', { pay: 'acting' }],
  offlinePayCodes: ['/tariffCenter/offlineCodes', 'platform', 'tariff', 'issue'],
  payment: ['/payment', 'acting', 'none', 'pay', { pay: 'acting' }],

  ordersMine: ['/tariffCenter/finance/orders', 'acting', 'finance', 'deal', { pay: 'acting', handle: 'platform' }],
  ordersUnpaid: ['/tariffCenter/finance/unpaid', 'acting', 'finance', 'pay', { pay: 'acting' }],
  merchants: ['/tariffCenter/finance/merchants', 'platform', 'finance', 'keep'],
  recipients: ['/tariffCenter/finance/recipients', 'platform', 'finance', 'edit'],
  splitRules: ['/tariffCenter/finance/splitRules', 'platform', 'finance', 'edit'],
  splitRecords: ['/tariffCenter/finance/splitRecords', 'trading', 'finance', 'handle', { handle: 'platform' }],
  splitTriggers: ['/tariffCenter/finance/triggers', 'platform', 'finance', 'keep'],
  refundAudit: ['/tariffCenter/finance/refunds', 'platform', 'finance', 'judge'],

  renewalResources: ['/tariffCenter/renewal/resources', 'acting', 'renewal', 'pay', { pay: 'acting' }],
  renewalDevices: ['/tariffCenter/renewal/devices', 'acting', 'renewal', 'pay', { pay: 'acting' }],
  dataCards: { toCome: ['/tariffCenter/renewal/dataCards', 'acting', 'renewal', 'pay'] },
  rechargeLog: ['/tariffCenter/renewal/rechargeLog', 'acting', 'renewal', 'look'],
  startStopLog: ['/tariffCenter/renewal/startStopLog', 'acting', 'renewal', 'look'],
  whitelist: { toCome: ['/tariffCenter/renewal/whitelist', 'acting', 'renewal', 'edit'] },
  setMeal: ['/renew/setmeal', 'acting', 'renewal', 'pay', { pay: 'acting' }],

  pricesPlatform: ['/tariffCenter/price/platform', 'platform', 'price', 'prices'],
  pricesTenant: ['/tariffCenter/price/tenant', 'trading', 'price', 'prices', { modify: 'platform' }],
  pricesFree: ['/tariffCenter/price/free', 'trading', 'price', 'prices', { modify: 'platform' }],
  pricesQuery: ['/tariffCenter/price/query', 'acting', 'price', 'look'],
  pricesDevice: ['/tariffCenter/price/device', 'trading', 'price', 'prices'],
  pricesCloud: ['/tariffCenter/price/cloud', 'trading', 'price', 'prices'],

  statementDaily: { toCome: ['/tariffCenter/reconciliation/daily', 'platform', 'reconciliation', 'look'] },
  statementMonthly: { toCome: ['/tariffCenter/reconciliation/monthly', 'trading', 'reconciliation', 'look'] },
  statementYearly: { toCome: ['/tariffCenter/reconciliation/yearly', 'trading', 'reconciliation', 'look'] },

  resourceSending: { toCome: ['/tariffCenter/resource/sending', 'trading', 'resource', 'look'] },
  resourceConsumption: ['/tariffCenter/resource/consumption', 'trading', 'resource', 'look'],
  resourceTransactions: ['/tariffCenter/resource/transactions', 'trading', 'resource', 'gifts'],
  resourceTrends: { toCome: ['/tariffCenter/resource/trends', 'trading', 'resource', 'look'] },

  feeCentreHome: { toCome: ['/feeCenter', 'acting'] },
  workOrderHome: { toCome: ['/workOrder', 'acting'] },
  diagnosis: ['/feeCenter/diagnosis', 'acting', 'free', 'handle'],
  diagnosisRecords: ['/feeCenter/diagnosisRecords', 'acting', 'free', 'look'],
  serviceAgents: ['/feeCenter/agents', 'platform', 'free', 'edit'],
  renewAndPay: ['/feeCenter/renewal', 'acting', 'free', 'pay', { pay: 'acting' }],
  workOrdersMine: ['/workOrder/mine', 'acting', 'free', 'orders', orderButtons],
  workOrderCreate: ['/workOrder/create', 'acting', 'free', 'ask'],
  workOrderDetail: ['/workOrder/detail/{orderId}', 'acting', 'none'],
  workOrdersUnprocessed: ['/workOrder/unprocessed', 'managing', 'free', 'orders', orderButtons],
  workOrdersProcessing: ['/workOrder/processing', 'managing', 'free', 'orders', orderButtons],
  workOrderTransfers: ['/workOrder/transfers', 'managing', 'free', 'orders', orderButtons],
  workOrderStatistics: ['/workOrder/statistics', 'managing', 'free', 'look'],
  workOrdersAll: ['/workOrder/all', 'managing', 'free', 'orders', orderButtons],

  deviceServiceHome: { toCome: ['/deviceService', 'trading'] },
  servicePrice: ['/deviceService/price', 'trading', 'deviceService', 'prices'],
  superiorPrice: ['/deviceService/superiorPrice', 'trading', 'deviceService', 'look'],
  dealerPrice: ['/deviceService/dealerPrice', 'trading', 'deviceService', 'prices'],
  offlineDuration: { toCome: ['/deviceService/offlineDuration', 'all', 'deviceService', 'look'] },
  serviceOpening: ['/deviceService/opening', 'trading', 'deviceService', 'pay', { pay: 'trading' }],

  changeUser: ['/changeUser', 'all'],
  systemUser: ['/system/user', 'managing', 'system', 'users'],
  systemUserLog: ['/system/userLog', 'platform', 'system', 'look'],
  systemRoles: ['/system/roles', 'platform', 'system', 'edit'],
  systemEmpower: ['/system/empower', 'platform', 'system', 'rights'],
  systemOrgs: ['/system/orgs', 'platform', 'system', 'edit'],
  systemAgent: ['/system/agent', 'trading', 'system', 'edit'],
  tenantSettings: ['/system/tenant', 'trading', 'system'],
  systemMaint: ['/system/maint', 'trading', 'system', 'edit'],
  systemKeys: ['/system/keys', 'platform', 'system', 'edit'],
  importRecords: ['/main/imports', 'managing', 'system', 'look'],
  upgradePackages: ['/main/upgrades', 'platform', 'system', 'upgrades'],

  helpCentreHome: { toCome: ['/helpCenter', 'all'] },
  guide: ['/guide/index', 'all', 'help'],
  standardInfo: ['/standinfo', 'all', 'help'],
  serviceIndex: ['/service/index', 'all', 'help'],
  feedback: ['/feedback/index', 'all', 'help', 'handle', { handle: 'trading' }],
  helpChat: ['/helpCenter/chat', 'all', 'help', 'handle', { handle: 'platform' }],
  helpQuestions: ['/helpCenter/faq', 'all', 'help'],

  publicDevice: ['/public/index/detail/{deviceId}/{deviceType}', 'anyone'],
  publicAlarm: ['/public/index/alarmNotice/{alarmId}', 'anyone'],
  publicEmbed: ['/public/embed/{piece}', 'anyone'],
  publicSandboxPay: ['/public/sandboxPay/{ref}', 'anyone'],
  publicPatrol: ['/public/patrol', 'anyone'],
  publicPatrolTask: ['/public/patrol/task/{taskId}', 'anyone'],
  publicPatrolPoint: ['/public/patrol/point', 'anyone'],
  publicList: { toCome: ['/public/index/list/{deviceType}', 'anyone'] },
  publicLifecycle: { toCome: ['/public/index/lifecycle', 'anyone'] },
  publicOffline: { toCome: ['/public/index/offlineNotice/{offlineId}', 'anyone'] },
  publicMaintain: { toCome: ['/public/index/maintain', 'anyone'] },
  publicVideo: { toCome: ['/public/index/video', 'anyone'] },
  publicSampling: { toCome: ['/public/index/sampling/{imei}', 'anyone'] },
  publicDefence: { toCome: ['/public/index/defence', 'anyone'] },
  publicTimedTask: { toCome: ['/public/index/timedTask', 'anyone'] },
  publicResources: { toCome: ['/public/index/resourceManage', 'anyone'] },
  publicCloudList: { toCome: ['/public/index/AIcloudList/{deviceId}', 'anyone'] },
  publicCurrentAlarms: { toCome: ['/public/index/alarm/currentAlarm', 'anyone'] },
  publicAlarmHistory: { toCome: ['/public/index/alarm/hisAlarm', 'anyone'] },
  publicAlarmAnalysis: { toCome: ['/public/index/alarm/analysisAlarm', 'anyone'] },
  publicAlarmDetail: { toCome: ['/public/index/alarmDetails/{alarmId}/{segment}/{deviceType}', 'anyone'] },
  publicPhoneBook: { toCome: ['/public/index/phonebook', 'anyone'] },
  publicSleepQuality: { toCome: ['/public/index/sleepquality', 'anyone'] },
  publicTrajectory: { toCome: ['/public/index/trajectory', 'anyone'] },
  publicSleepStatus: { toCome: ['/public/index/sleepstatus', 'anyone'] },
} as const satisfies PageRows;

/** Every page, whether its screen exists yet or not. */
export type PageName = keyof typeof pageTable;
/** The pages that have a screen. */
export type RouteName = {
  [Name in PageName]: (typeof pageTable)[Name] extends { readonly toCome: unknown } ? never : Name;
}[PageName];

/** The row of a page without its mark. */
export type RowOf<Name extends PageName> = (typeof pageTable)[Name] extends { readonly toCome: infer Row }
  ? Row
  : (typeof pageTable)[Name];
/** The path of a page, as it is written in its row. */
export type PathOf<Name extends PageName> =
  RowOf<Name> extends readonly [infer Path extends string, ...unknown[]] ? Path : never;
