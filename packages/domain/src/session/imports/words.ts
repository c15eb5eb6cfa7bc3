import { defineWords } from '../../lib/index.ts';

/** The columns of a file of accounts, and what is wrong with a row of it. @spec SES-08 DEV-26 SHL-12 */
export const sessionImportWords = defineWords({
  'session.import.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'session.import.realName': { cn: '姓名', hk: '姓名', en: 'Real name' },
  'session.import.mobile': { cn: '手机号码', hk: '手提電話號碼', en: 'Mobile number' },
  'session.import.role': { cn: '账号类型', hk: '帳戶類型', en: 'Kind of account' },
  'session.import.node': { cn: '所属单位名称或编号', hk: '所屬單位名稱或編號', en: 'Bound to (name or number)' },
  'session.import.roleName': { cn: '角色名称', hk: '角色名稱', en: 'Role name' },
  'session.import.nodeUnknown': {
    cn: '没有这个归属，或有多个同名，请改填编号',
    hk: '沒有此歸屬，或有多個同名，請改填編號',
    en: 'There is nothing of that name to bind to, or several; give its number instead',
  },
  'session.import.roleUnknown': {
    cn: '没有这个名称的角色',
    hk: '沒有此名稱的角色',
    en: 'There is no role of that name',
  },
});
