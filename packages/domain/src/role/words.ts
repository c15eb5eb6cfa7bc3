import { defineWords, type Phrase } from '../lib/index.ts';
import type * as limits from './limits.ts';
import type { Role } from './roles.ts';

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
  'role.scope.notOwn': {
    cn: '此账号能看到不归您管理的场所，您不能管理此账号',
    hk: '此帳戶可看到並非由你管理的場所，你不可管理此帳戶',
    en: 'This account sees places that are not yours, so you do not look after it',
  },
  'role.noPermission': { cn: '您没有操作权限', hk: '你沒有操作權限', en: 'You have no operation permission' },
} satisfies Readonly<Record<`role.name.${Role}`, Phrase>> & Readonly<Record<string, Phrase>>);

/** What each limit is, for the guide to the rules. @spec SHL-12 */
export const roleLimitWords = defineWords({
  'role.limit.roleNameChars': { cn: '角色名称字符数', hk: '角色名稱字元數目', en: "Characters of a role's name" },
  'role.limit.rolesMax': { cn: '自建角色数', hk: '自訂角色數目', en: 'Roles that a tenant makes' },
  'role.limit.roleDescriptionChars': {
    cn: '角色描述字符数',
    hk: '角色描述字元數目',
    en: "Characters of a role's description",
  },
} satisfies Readonly<Record<`role.limit.${keyof typeof limits}`, Phrase>>);
