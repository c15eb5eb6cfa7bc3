import { defineWords, type Phrase } from '../lib/index.ts';
import type { Button, PermissionAction } from './buttons.ts';
import type * as limits from './limits.ts';
import type { grantState } from './matrix.ts';
import type { Right, Role } from './roles.ts';

/** The words of roles. @spec SHL-12 SHL-17 ROL-03 */
export const roleWords = defineWords({
  'role.name.platform': { cn: '平台', hk: '平台', en: 'Platform' },
  'role.name.agent': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'role.name.unit': { cn: '联网单位', hk: '聯網單位', en: 'Unit' },
  'role.name.org': { cn: '监管机构', hk: '監管機構', en: 'Organisation' },
  'role.name.maint': { cn: '维保公司', hk: '維修保養公司', en: 'Maintenance company' },
  'role.name.resident': { cn: '居民', hk: '住戶', en: 'Resident' },

  'role.nodeKept': {
    cn: '只有同时管理双方的上级才能这样变更归属',
    hk: '只有同時管理雙方的上級才可如此更改歸屬',
    en: 'Only somebody above both sides can move it there',
  },
  'role.noPermission': { cn: '您没有操作权限', hk: '你沒有操作權限', en: 'You have no operation permission' },
} satisfies Readonly<Record<`role.name.${Role}`, Phrase>> & Readonly<Record<string, Phrase>>);

/** The words of the fixed rights of roles. @spec SHL-12 SHL-17 ROL-03 */
export const rightWords = defineWords({
  'role.right.alarm.query': { cn: '查询报警', hk: '查詢警報', en: 'See alarms' },
  'role.right.alarm.handle': { cn: '处理报警', hk: '處理警報', en: 'Handle alarms' },
  'role.right.device.query': { cn: '查询设备', hk: '查詢裝置', en: 'See devices' },
  'role.right.device.manage': { cn: '管理设备', hk: '管理裝置', en: 'Manage devices' },
  'role.right.device.command': { cn: '下发设备命令', hk: '向裝置發出指令', en: 'Command devices' },
  'role.right.device.share': { cn: '分享设备链接', hk: '分享裝置連結', en: 'Share device links' },
  'role.right.site.query': { cn: '查看场所与地图', hk: '查看場所及地圖', en: 'See places and maps' },
  'role.right.site.manage': { cn: '管理场所', hk: '管理場所', en: 'Manage places' },
  'role.right.site.create': { cn: '新建场所', hk: '新增場所', en: 'Create places' },
  'role.right.building.query': {
    cn: '查看建筑与消防资源',
    hk: '查看樓宇及消防資源',
    en: 'See buildings and fire resources',
  },
  'role.right.building.manage': { cn: '管理建筑', hk: '管理樓宇', en: 'Manage buildings' },
  'role.right.building.keepResources': { cn: '管理消防资源', hk: '管理消防資源', en: 'Manage fire resources' },
  'role.right.plan.query': { cn: '查看平面图', hk: '查看平面圖', en: 'View floor plans' },
  'role.right.plan.manage': { cn: '管理平面图', hk: '管理平面圖', en: 'Manage floor plans' },
  'role.right.plan.place': {
    cn: '在平面图上放置设备与标注',
    hk: '在平面圖上放置裝置及標示',
    en: 'Place devices and marks on floor plans',
  },
  'role.right.session.unlock': { cn: '解锁账号', hk: '解鎖帳戶', en: 'Unlock accounts' },
  'role.right.session.userLog': { cn: '查看用户日志', hk: '查看用戶日誌', en: 'See the user log' },
  'role.right.session.users': { cn: '查看账号', hk: '查看帳戶', en: 'See accounts' },
} satisfies Readonly<Record<`role.right.${Right}`, Phrase>>);

/** The words of the permission matrix. @spec SHL-12 ROL-01 ROL-02 ROL-05 */
export const permissionWords = defineWords({
  'role.action.query': { cn: '查询', hk: '查詢', en: 'Query' },
  'role.action.manage': { cn: '管理', hk: '管理', en: 'Manage' },
  'role.action.command': { cn: '下发命令', hk: '發出指令', en: 'Command' },

  'role.button.view': { cn: '查看', hk: '查看', en: 'View' },
  'role.button.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'role.button.add': { cn: '新增', hk: '新增', en: 'Add' },
  'role.button.modify': { cn: '修改', hk: '修改', en: 'Change' },
  'role.button.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'role.button.import': { cn: '导入', hk: '匯入', en: 'Import' },
  'role.button.bind': { cn: '绑定与解绑', hk: '綁定與解除綁定', en: 'Bind and unbind' },
  'role.button.handle': { cn: '处理', hk: '處理', en: 'Handle' },
  'role.button.audit': { cn: '审核', hk: '審核', en: 'Audit' },
  'role.button.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'role.button.dispatch': { cn: '派单与转单', hk: '派單與轉單', en: 'Dispatch and transfer' },
  'role.button.pay': { cn: '支付', hk: '付款', en: 'Pay' },
  'role.button.authorize': { cn: '授权', hk: '授權', en: 'Authorise' },
  'role.button.unlock': { cn: '解锁', hk: '解鎖', en: 'Unlock' },
  'role.button.command': { cn: '下发命令', hk: '發出指令', en: 'Send commands' },
  'role.button.reset': { cn: '复位', hk: '重設', en: 'Reset' },
  'role.button.snapshot': { cn: '抓拍', hk: '擷取畫面', en: 'Snapshot' },
  'role.button.record': { cn: '录像', hk: '錄影', en: 'Record' },
  'role.button.upgrade': { cn: '远程升级', hk: '遙距升級', en: 'Upgrade remotely' },

  'role.grant.all': { cn: '全部授权', hk: '全部授權', en: 'All granted' },
  'role.grant.some': { cn: '部分授权', hk: '部分授權', en: 'Some granted' },
  'role.grant.none': { cn: '未授权', hk: '未授權', en: 'None granted' },
  'role.grant.barred': { cn: '该角色不可授权', hk: '此角色不可授權', en: 'Not for this role' },
  'role.grantUnder': {
    cn: '授权此菜单下的全部页面和按钮',
    hk: '授權此選單下的所有頁面及按鈕',
    en: 'Grant all pages and buttons under this menu',
  },
  'role.noRightsYet': {
    cn: '该角色尚无任何权限，请先授权',
    hk: '此角色尚未有任何權限，請先授權',
    en: 'This role has no rights yet; authorise it first',
  },
  'role.forcedPush': {
    cn: '租户已强制推送报警，个人设置不生效',
    hk: '租戶已強制推送警報，個人設定不會生效',
    en: 'Your tenant pushes all alarms; personal settings do not apply',
  },
} satisfies Readonly<
  Record<
    `role.action.${PermissionAction}` | `role.button.${Button}` | `role.grant.${ReturnType<typeof grantState>}`,
    Phrase
  >
> &
  Readonly<Record<string, Phrase>>);

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const roleLimitWords = defineWords({
  'role.limit.roleNameChars': { cn: '角色名称字符数', hk: '角色名稱字元數目', en: "Characters of a role's name" },
  'role.limit.roleDescriptionChars': {
    cn: '角色描述字符数',
    hk: '角色描述字元數目',
    en: "Characters of a role's description",
  },
} satisfies Readonly<Record<`role.limit.${keyof typeof limits}`, Phrase>>);
