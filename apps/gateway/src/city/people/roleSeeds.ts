import type { Role } from '@fireline/domain/role';
import type { PagePermission } from '@fireline/domain/shell';
import { dayMs } from '../calendar.ts';
import type { Dice } from '../../lib/dice.ts';
import type { City, Ms } from '../model.ts';
import { crowdShare } from './crowd.ts';
import { officeTime } from './roster.ts';

/** A role that a tenant has made. */
interface RoleSeed {
  readonly kind: Role;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

const pages = (...names: readonly string[]): string[] => names.map((name) => `${name}:view`);
const seen = pages('main', 'deviceList', 'deviceDetail', 'alarmList', 'alarmHistory', 'alarmDetail');

/** What an agent of the service desk works with. */
const service: readonly PagePermission[] = [
  'workOrderCreate:view',
  'workOrderCreate:add',
  'workOrderDetail:view',
  'helpChat:view',
  'helpChat:export',
  'helpChat:handle',
  'helpQuestions:view',
  ...(
    ['workOrdersMine', 'workOrdersUnprocessed', 'workOrdersProcessing', 'workOrderTransfers', 'workOrdersAll'] as const
  ).flatMap((page) =>
    (['view', 'export', 'handle', 'dispatch'] as const).map((button): PagePermission => `${page}:${button}`),
  ),
];

/** Of every tenant. */
const first: readonly RoleSeed[] = [
  {
    kind: 'platform',
    name: '审计员',
    description: '只看账号、角色和用户日志',
    permissions: [...pages('systemUser', 'systemUserLog', 'systemRoles', 'systemEmpower'), 'systemUserLog:export'],
  },
  {
    kind: 'agent',
    name: '客服',
    description: '看设备和报警，管理下级账号',
    permissions: [...seen, ...pages('systemUser'), 'systemUser:modify', 'systemUser:unlock'],
  },
  {
    kind: 'unit',
    name: '夜班值守',
    description: '只看报警：确认并处理，应答查岗和交接班',
    permissions: [
      ...pages('alarmList', 'alarmHistory', 'alarmDetail', 'alarmDuty', 'alarmHandover'),
      'alarmList:handle',
      'alarmDetail:handle',
      'alarmDuty:handle',
      'alarmHandover:handle',
    ],
  },
  {
    kind: 'maint',
    name: '巡检员',
    description: '看设备、建筑和平面图',
    permissions: [
      ...seen,
      ...pages('buildingList', 'buildingFloors', 'buildingDetail', 'planMonitor', 'planMonitorDetail'),
    ],
  },
  { kind: 'unit', name: '楼层长', description: '新建，尚未授权', permissions: [] },
  {
    kind: 'platform',
    name: '坐席',
    description: '受理、处理和派发工单，接待咨询，查看设备、报警和反馈',
    permissions: [...seen, ...pages('workbench', 'feedback'), 'feedback:handle', ...service],
  },
];

const money: readonly PagePermission[] = [
  'ordersUnpaid:view',
  'ordersMine:view',
  'ordersMine:export',
  'merchants:view',
  'recipients:view',
  'splitRules:view',
  'splitTriggers:view',
  'splitRecords:view',
  'splitRecords:export',
  'splitRecords:handle',
  'refundAudit:view',
  'refundAudit:export',
  'refundAudit:audit',
  'renewalDevices:view',
  'rechargeLog:view',
  'rechargeLog:export',
  'startStopLog:view',
  'offlinePayCodes:view',
  'offlinePayCodes:export',
  'offlinePayCodes:add',
  'statementDaily:view',
  'statementDaily:export',
  'statementMonthly:view',
  'statementMonthly:export',
  'statementYearly:view',
];
const fitting: readonly PagePermission[] = [
  'deviceIndex:view',
  'deviceIndex:add',
  'deviceIndex:modify',
  'deviceIndex:bind',
  'unitList:view',
  'unitDetail:view',
  'placeList:view',
  'placeDetail:view',
  'importRecords:view',
];
const selling: readonly PagePermission[] = [
  'unitList:view',
  'unitList:add',
  'unitDetail:view',
  'projectList:view',
  'deviceStatistics:view',
  'deviceExpireTip:view',
  'deviceExpireTip:export',
  'deviceExpired:view',
  'pricesQuery:view',
  'ordersMine:view',
];
/** Of the tenants of a large city besides. */
const more: readonly RoleSeed[] = [
  { kind: 'platform', name: '财务', description: '看订单和对账，审核退款', permissions: [...pages('main'), ...money] },
  {
    kind: 'agent',
    name: '安装员',
    description: '登记、绑定设备，看单位和场所',
    permissions: [...pages('main', 'deviceList', 'deviceDetail'), ...fitting, 'device.smoke:bind', 'device.gas:bind'],
  },
  {
    kind: 'unit',
    name: '单位查看员',
    description: '只看本单位的设备、报警和建筑',
    permissions: [...seen, ...pages('placeList', 'placeDetail', 'buildingList', 'buildingDetail', 'planMonitor')],
  },
  {
    kind: 'agent',
    name: '合作商销售',
    description: '看单位、项目和到期设备，登记新单位',
    permissions: [...pages('main', 'deviceList'), ...selling],
  },
];

export interface CityRole extends Omit<RoleSeed, 'name'> {
  readonly roleId: number;
  readonly rentId: string;
  readonly roleName: string;
  readonly madeAt: Ms;
}

/** Some time in office hours, so many days ago or on the last workday before. */
export const morningOf = (city: City, dice: Dice, daysAgo: number): Ms => officeTime(dice, city.now - daysAgo * dayMs);

/** The roles that a tenant has made within the last months, one in each week, on any of its workdays. @spec ROL-01 ROL-04 */
export const rolesOf = (city: City, tenant: number, dice: Dice): CityRole[] =>
  [...first, ...(crowdShare(city) > 0 ? more : [])].map(({ kind, name, description, permissions }, index) => {
    const madeAt = morningOf(city, dice, 90 - index * 7 - dice.int(0, 4));
    return {
      roleId: tenant * 100 + index + 1,
      rentId: city.tenants[tenant]?.rentId ?? '',
      kind,
      roleName: name,
      description,
      permissions,
      madeAt,
    };
  });
