import { defineWords } from '@fireline/domain/lib';

export const setupWords = defineWords({
  'session.setup.title': { cn: '初始设置', hk: '初始設定', en: 'Set up this installation' },
  'session.setup.intro': {
    cn: '系统中还没有租户。请创建第一个租户及其管理员，其他账号由管理员创建。',
    hk: '系統中還沒有租戶。請建立第一個租戶及其管理員，其他帳戶由管理員建立。',
    en: 'There is no tenant yet. Create the first one and its administrator, who creates all other accounts.',
  },
  'session.setup.codeLabel': { cn: '初始设置码', hk: '初始設定碼', en: 'Set-up code' },
  'session.setup.code.hint': {
    cn: '启动服务的终端上显示，8 个字符',
    hk: '啟動服務的終端機上顯示，8 個字元',
    en: 'The terminal in which the gateway was started shows it: 8 characters',
  },
  'session.setup.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'session.setup.rentId': { cn: '租户编号', hk: '租戶編號', en: 'Id of the tenant' },
  'session.setup.rentId.hint': {
    cn: '登录时填写，如 R100',
    hk: '登入時填寫，如 R100',
    en: 'Asked for at each login, such as R100',
  },
  'session.setup.rentName': { cn: '租户名称', hk: '租戶名稱', en: 'Name of the tenant' },
  'session.setup.administrator': { cn: '管理员', hk: '管理員', en: 'Administrator' },
  'session.setup.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'session.setup.realName': { cn: '姓名', hk: '姓名', en: 'Real name' },
  'session.setup.password': { cn: '密码', hk: '密碼', en: 'Password' },
  'session.setup.password.hint': {
    cn: '{min} 至 {max} 个字符，含大写字母、小写字母、数字和特殊字符',
    hk: '{min} 至 {max} 個字元，須有大寫字母、小寫字母、數字及特殊字元',
    en: '{min} to {max} characters with upper and lower case, a digit and a special character',
  },
  'session.setup.confirmation': { cn: '再次输入密码', hk: '再次輸入密碼', en: 'Password again' },
  'session.setup.submit': { cn: '创建租户', hk: '建立租戶', en: 'Create the tenant' },
});
