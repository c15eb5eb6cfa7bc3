import { defineWords } from '@fireline/domain/lib';

/** What hangs on a unit, a place or a project: devices, alarms and people. */
export const partWords = defineWords({
  'part.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'part.devices': { cn: '设备', hk: '裝置', en: 'Devices' },
  'part.status': { cn: '状态', hk: '狀態', en: 'Status' },
  'part.place': { cn: '场所', hk: '場所', en: 'Place' },
  'part.level': { cn: '级别', hk: '級別', en: 'Level' },
  'part.kind': { cn: '报警', hk: '警報', en: 'Alarm' },
  'part.time': { cn: '报警时间', hk: '警報時間', en: 'Alarm time' },
  'part.closing': { cn: '结果', hk: '結果', en: 'Result' },
  'part.by': { cn: '处理人', hk: '處理人', en: 'By' },
  'part.alarms': { cn: '历史报警', hk: '過往警報', en: 'Past alarms' },
  'part.people': { cn: '账号', hk: '帳戶', en: 'Accounts' },
  'part.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'part.realName': { cn: '姓名', hk: '姓名', en: 'Name' },
  'part.role': { cn: '角色', hk: '角色', en: 'Role' },
  'part.mobile': { cn: '手机', hk: '手提電話', en: 'Mobile' },
  'part.lastLogin': { cn: '最近登录', hk: '最近登入', en: 'Last login' },
  'part.never': { cn: '从未登录', hk: '從未登入', en: 'Never' },
  'part.noDevices': { cn: '没有设备', hk: '沒有裝置', en: 'No devices' },
  'part.noAlarms': { cn: '没有历史报警', hk: '沒有過往警報', en: 'No past alarms' },
  'part.noPeople': { cn: '没有账号', hk: '沒有帳戶', en: 'No accounts' },
  'part.newOrder': { cn: '新建工单', hk: '新增工單', en: 'New work order' },
  'part.inDeviceList': { cn: '在设备列表中打开', hk: '在裝置清單開啟', en: 'Open in the device list' },
  'part.inUserList': { cn: '在用户管理中打开', hk: '在用戶管理開啟', en: 'Open in user management' },
});
