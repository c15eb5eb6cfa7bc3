import type { MenuGroup } from './groups.ts';
import type { PageName } from './table.ts';

/** Beneath which page or group each page without a menu entry is authorised; one that is not named stands at the top. @spec ROL-01 */
export const partOf: Readonly<Partial<Record<PageName, PageName | MenuGroup>>> = {
  deviceDetail: 'deviceList',
  deviceTrajectory: 'deviceList',
  alarmDetail: 'alarmList',
  buildingDetail: 'buildingList',
  planMonitorDetail: 'planMonitor',
  unitDetail: 'unitList',
  placeDetail: 'placeList',
  projectLabels: 'projectList',
  projectDevices: 'projectList',
  projectResources: 'projectList',
  hazardDetail: 'hazards',
  alarmHandover: 'alarmDuty',
  threeMonitorDetail: 'threeMonitor',
  payment: 'tariff',
  tariffCentreHome: 'tariff',
  feeCentreHome: 'free',
  workOrderHome: 'free',
  workOrderDetail: 'free',
  deviceServiceHome: 'deviceService',
  serviceCentreHome: 'serviceCentre',
  helpCentreHome: 'help',
};
