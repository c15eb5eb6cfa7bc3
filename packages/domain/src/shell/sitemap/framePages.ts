import type { PageRows } from './rows.ts';

/**
 * The pages of the core console that have no screen yet.
 * @spec SHL-01 SHL-05 SHL-06 SHL-07 SHL-08 SHL-09 SHL-10
 */
export const framePages = {
  payment: ['/payment', 'acting', 'none', 'pay'],
  deviceServiceHome: ['/deviceService', 'trading'],
  serviceCentreHome: ['/serviceCenter', 'trading'],
  feeCentreHome: ['/feeCenter', 'acting'],
  tariffCentreHome: ['/tariffCenter', 'trading'],
  workOrderHome: ['/workOrder', 'acting'],
  helpCentreHome: ['/helpCenter', 'all'],

  deviceOrder: ['/device/order', 'acting', 'device', 'pay'],

  setMeal: ['/renew/setmeal', 'acting', 'renewal', 'pay'],

  threeMonitor: ['/three-monitor', 'all', 'watch'],
  threeManage: ['/three-manage', 'managing', 'watch', 'plans'],
  threeMonitorDetail: ['/three-monitor-detail/{modelId}', 'all', 'none', 'act'],
} as const satisfies PageRows;
