import { defineWords } from '@fireline/domain/lib';

export const permissionMatrixWords = defineWords({
  'PermissionMatrix.label': { cn: '角色权限', hk: '角色權限', en: 'Permissions of the role' },
  'PermissionMatrix.menu': { cn: '菜单', hk: '選單', en: 'Menu' },
  'PermissionMatrix.search': { cn: '查找菜单', hk: '搜尋選單', en: 'Find a menu' },
  'PermissionMatrix.granted': {
    cn: '已授权 {granted}，共 {possible}',
    hk: '已授權 {granted}，共 {possible}',
    en: 'Granted: {granted} of {possible}',
  },
  'PermissionMatrix.added': { cn: '新增 {count}', hk: '新增 {count}', en: 'Added: {count}' },
  'PermissionMatrix.removed': { cn: '取消 {count}', hk: '取消 {count}', en: 'Taken back: {count}' },
  'PermissionMatrix.isAdded': { cn: '本次新增', hk: '本次新增', en: 'newly granted' },
  'PermissionMatrix.isRemoved': { cn: '本次取消', hk: '本次取消', en: 'newly taken back' },
  'PermissionMatrix.noEffect': {
    cn: '未授权“{needed}”，不生效',
    hk: '未授權「{needed}」，不會生效',
    en: 'no effect without “{needed}”',
  },
  'PermissionMatrix.along': { cn: '同时授权：{names}', hk: '同時授權：{names}', en: 'Granted along: {names}' },
  'PermissionMatrix.alongOff': { cn: '同时取消：{names}', hk: '同時取消：{names}', en: 'Taken back along: {names}' },
  'PermissionMatrix.grantAll': { cn: '全部授权', hk: '全部授權', en: 'Grant all' },
  'PermissionMatrix.revokeAll': { cn: '全部取消', hk: '全部取消', en: 'Take all back' },
  'PermissionMatrix.reset': { cn: '放弃更改', hk: '放棄更改', en: 'Drop changes' },
  'PermissionMatrix.notFound': { cn: '没有匹配的菜单', hk: '沒有符合的選單', en: 'No menu matches' },
  'PermissionMatrix.empty': { cn: '没有可授权的菜单', hk: '沒有可授權的選單', en: 'There is nothing to authorise' },
});
