import type { PermissionNode } from '@fireline/domain/role';

export const nodes: readonly PermissionNode[] = [
  { id: 'main', buttons: ['view'] },
  {
    id: 'device',
    children: [
      { id: 'deviceList', buttons: ['view', 'export', 'add', 'modify', 'delete', 'import', 'bind'] },
      { id: 'deviceDetail', buttons: ['view', 'command', 'reset', 'snapshot', 'record'] },
    ],
  },
  {
    id: 'alarm',
    children: [
      { id: 'alarmNow', buttons: ['view', 'export', 'handle'] },
      { id: 'alarmRules', buttons: ['view', 'export', 'add', 'modify', 'delete'] },
    ],
  },
  {
    id: 'system',
    roles: ['platform'],
    children: [{ id: 'empower', roles: ['platform'], buttons: ['view', 'modify', 'authorize'] }],
  },
  {
    id: 'deviceTypes',
    children: [
      {
        id: 'device.smoke',
        buttons: ['view', 'export', 'add', 'modify', 'delete', 'bind', 'command', 'reset', 'upgrade'],
      },
    ],
  },
];

const titles: Readonly<Record<string, string>> = {
  main: '首页',
  device: '设备管理',
  deviceList: '设备列表',
  deviceDetail: '设备详情',
  alarm: '报警管理',
  alarmNow: '实时报警',
  alarmRules: '报警规则',
  system: '系统管理',
  empower: '角色授权',
  deviceTypes: '设备类型',
  'device.smoke': '烟感',
};

export const labelOf = (id: string): string => titles[id] ?? id;

export const saved: ReadonlySet<string> = new Set([
  'main:view',
  'deviceList:view',
  'deviceList:export',
  'deviceList:add',
  'alarmNow:view',
  'alarmNow:handle',
  'device.smoke:view',
]);

export const openIds = ['device', 'alarm', 'system', 'deviceTypes'];
