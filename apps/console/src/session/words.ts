import { defineWords } from '@fireline/domain/lib';

export const loginWords = defineWords({
  'session.login.title': { cn: '登录监控台', hk: '登入監察台', en: 'Log in to the console' },
  'session.login.ways': { cn: '其他方式', hk: '其他方式', en: 'Other ways' },
  'session.login.byPassword': { cn: '密码登录', hk: '密碼登入', en: 'Password' },
  'session.login.byCode': { cn: '验证码登录', hk: '驗證碼登入', en: 'Code' },
  'session.login.forgotten': { cn: '忘记密码', hk: '忘記密碼', en: 'Forgot password' },
  'session.login.register': { cn: '注册账号', hk: '註冊帳戶', en: 'Register' },
  'session.login.rentId': { cn: '租户编号', hk: '租戶編號', en: 'Tenant' },
  'session.login.username': { cn: '用户名', hk: '用戶名稱', en: 'User name' },
  'session.login.password': { cn: '密码', hk: '密碼', en: 'Password' },
  'session.login.autoLogin': {
    cn: '会话到期后自动重新登录',
    hk: '登入到期後自動重新登入',
    en: 'Log in again by itself when the session ends',
  },
  'session.login.autoLogin.hint': {
    cn: '密码只保存在本页内存中，关闭或刷新页面后失效。',
    hk: '密碼只保存在本頁記憶體，關閉或重新載入後失效。',
    en: 'The password stays in this page’s memory only; closing or reloading the page forgets it.',
  },
  'session.login.refused': {
    cn: '{count} 台设备未能开通：',
    hk: '{count} 部裝置未能開通：',
    en: '{count} {count|device was|devices were} refused:',
  },
  'session.login.refusedMore': { cn: '另有 {count} 台', hk: '另有 {count} 部', en: 'and {count} more' },
  'session.login.expired': {
    cn: '登录已到期，请重新登录。完成后将回到原来的页面。',
    hk: '登入已到期，請重新登入。完成後會返回原來的頁面。',
    en: 'Your session has ended. Log in again to return to where you were.',
  },
});
