import { defineWords, type Phrase } from '../../lib/index.ts';
import type { Button, PermissionAction } from '../buttons.ts';
import type { grantState } from '../matrix.ts';

/** The words of the permission matrix. @spec SHL-12 ROL-01 ROL-02 ROL-05 */
export const permissionWords = defineWords({
  'role.action.query': { cn: '查询', hk: '查詢', en: 'Query' },
  'role.action.manage': { cn: '管理', hk: '管理', en: 'Manage' },
  'role.action.command': { cn: '下发命令', hk: '發出指令', en: 'Command' },

  'role.button.view': { cn: '查看', hk: '檢視', en: 'View' },
  'role.button.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'role.button.share': { cn: '分享', hk: '分享', en: 'Share' },
  'role.button.add': { cn: '新增', hk: '新增', en: 'Add' },
  'role.button.modify': { cn: '修改', hk: '更改', en: 'Change' },
  'role.button.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'role.button.import': { cn: '导入', hk: '匯入', en: 'Import' },
  'role.button.bind': { cn: '绑定与解绑', hk: '綁定與解除綁定', en: 'Bind and unbind' },
  'role.button.handle': { cn: '处理', hk: '處理', en: 'Handle' },
  'role.button.audit': { cn: '审核', hk: '審核', en: 'Audit' },
  'role.button.publish': { cn: '发布', hk: '發佈', en: 'Publish' },
  'role.button.dispatch': { cn: '派单与转单', hk: '派單與轉單', en: 'Dispatch and transfer' },
  'role.button.pay': { cn: '支付', hk: '付款', en: 'Pay' },
  'role.button.give': { cn: '赠送', hk: '贈送', en: 'Give away' },
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
  'role.notFound': { cn: '没有这个角色', hk: '沒有這個角色', en: 'There is no such role' },
  'role.nameTaken': { cn: '已有同名角色', hk: '已有同名角色', en: 'There is a role of this name' },
  'role.conflict': {
    cn: '{name} 修改了此设置，请核对后重试',
    hk: '{name} 更改了此設定，請核對後再試',
    en: '{name} has changed this setting; please check and try again',
  },
  'role.inUse': {
    cn: '{count} 个账号正在使用此角色',
    hk: '{count} 個帳戶正使用此角色',
    en: '{count} {count|account has|accounts have} this role',
  },
  'role.ownAuthorize': {
    cn: '不能取消自己角色的授权权限',
    hk: '不可取消自己角色的授權權限',
    en: 'Your own role has to keep the right to authorise',
  },
  'role.assign.kind': {
    cn: '角色类型与账号不符',
    hk: '角色類型與帳戶不符',
    en: 'The role is of another kind than the account',
  },
  'role.assign.self': {
    cn: '不能变更自己的角色',
    hk: '不可更改自己的角色',
    en: 'Nobody changes their own role',
  },
  'role.permission.notOwn': {
    cn: '您自己没有权限“{permission}”，不能授予或收回，也不能管理拥有此权限的账号和角色',
    hk: '你自己沒有權限「{permission}」，不可授予或收回，亦不可管理擁有此權限的帳戶及角色',
    en: 'You do not have {permission} yourself: you cannot give it or take it, nor look after accounts and roles that have it',
  },
  'role.permission.unknown': {
    cn: '没有“{permission}”这项权限',
    hk: '沒有「{permission}」這項權限',
    en: 'There is no permission {permission}',
  },
  'role.permission.barred': {
    cn: '此类角色不能拥有权限“{permission}”',
    hk: '此類角色不可擁有權限「{permission}」',
    en: 'A role of this kind cannot have {permission}',
  },
  'role.permission.withoutPage': {
    cn: '“{permission}”所在的页面尚未授权',
    hk: '「{permission}」所在的頁面尚未授權',
    en: 'The page of {permission} is not granted',
  },
} satisfies Readonly<
  Record<
    `role.action.${PermissionAction}` | `role.button.${Button}` | `role.grant.${ReturnType<typeof grantState>}`,
    Phrase
  >
> &
  Readonly<Record<string, Phrase>>);
