import { defineWords } from '../../lib/index.ts';

/** What the user log says of roles. @spec SHL-12 SES-10 */
export const roleLogWords = defineWords({
  'session.log.area.role': { cn: '角色', hk: '角色', en: 'Roles' },
  'session.log.authorize': { cn: '授权', hk: '授權', en: 'Authorisation' },
  'session.log.role.create': { cn: '新建角色', hk: '新增角色', en: 'Role created' },
  'session.log.role.change': { cn: '修改角色', hk: '更改角色', en: 'Role changed' },
  'session.log.role.delete': { cn: '删除角色', hk: '刪除角色', en: 'Role deleted' },
  'session.log.role.assign': { cn: '变更账号角色', hk: '更改帳戶角色', en: 'Role of an account changed' },
  'session.log.role.forcePush': { cn: '强制推送设置', hk: '強制推送設定', en: 'Forced alarms set' },
  'session.log.role.partnerPowers': { cn: '合作商权限设置', hk: '合作夥伴權限設定', en: 'Partner permissions set' },

  'session.log.field.permissions': { cn: '权限', hk: '權限', en: 'Rights' },
  'session.log.field.roleName': { cn: '角色名称', hk: '角色名稱', en: 'Role' },
});
