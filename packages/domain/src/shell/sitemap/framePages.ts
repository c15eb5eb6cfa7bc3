import type { PageRows } from './rows.ts';

/**
 * The pages of the core console that have no screen yet.
 * @spec SHL-01 SHL-05 SHL-06 SHL-07 SHL-08 SHL-09 SHL-10
 */
export const framePages = {
  payment: ['/payment', 'acting', 'none', 'pay'],
  report: ['/report', 'all'],
  deviceServiceHome: ['/deviceService', 'trading'],
  serviceCentreHome: ['/serviceCenter', 'trading'],
  feeCentreHome: ['/feeCenter', 'acting'],
  tariffCentreHome: ['/tariffCenter', 'trading'],
  triggerRule: ['/configCenter/triggerRule', 'managing', 'alarm', 'edit'],
  workOrderHome: ['/workOrder', 'acting'],
  helpCentreHome: ['/helpCenter', 'all'],

  deviceIndex: ['/device/index', 'all', 'device', 'bulk'],
  deviceAnalysis: ['/device/analysis', 'all', 'device', 'look'],
  deviceInspection: ['/device/Inspection', 'all', 'device', 'look'],
  deviceStatistics: ['/device/statistics', 'all', 'device', 'look'],
  deviceOrder: ['/device/order', 'acting', 'device', 'pay'],

  alarmIndex: ['/alarm-manage/index', 'all', 'alarm', 'handle'],
  alarmRules: ['/alarm-manage/rules', 'managing', 'alarm', 'edit'],

  setMeal: ['/renew/setmeal', 'acting', 'renewal', 'pay'],

  projectLabels: ['/project/label/{projectId}', 'managing', 'none', 'edit'],
  projectResources: ['/project/resource/{projectId}', 'managing', 'none', 'look'],

  threeMonitor: ['/three-monitor', 'all', 'watch'],
  threeManage: ['/three-manage', 'managing', 'watch', 'plans'],
  threeMonitorDetail: ['/three-monitor-detail/{modelId}', 'all', 'none', 'act'],
  videoTest: ['/videoTest', 'acting', 'watch', 'act'],
  safetyReport: ['/safetendency/report', 'all', 'safety', 'look'],
  safetyIndex: ['/safetendency/index', 'all', 'safety', 'look'],
  offlineCount: ['/safetendency/OfflineCount', 'all', 'safety', 'look'],
} as const satisfies PageRows;
