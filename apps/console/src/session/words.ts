import { defineWords } from '@fireline/domain/lib';

export const loginWords = defineWords({
  'session.login.title': { cn: '登录监控台', hk: '登入監察台', en: 'Log in to the console' },
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
  'session.login.expired': {
    cn: '登录已到期，请重新登录。完成后将回到原来的页面。',
    hk: '登入已到期，請重新登入。完成後會返回原來的頁面。',
    en: 'Your session has ended. Log in again to return to where you were.',
  },
});

/** The dialog in which somebody changes the own password. */
export const passwordWords = defineWords({
  'session.change.title': { cn: '修改密码', hk: '更改密碼', en: 'Change password' },
  'session.change.old': { cn: '原密码', hk: '舊密碼', en: 'Old password' },
  'session.change.new': { cn: '新密码', hk: '新密碼', en: 'New password' },
  'session.change.new.hint': {
    cn: '{min} 至 {max} 个字符，须含大写字母、小写字母、数字和特殊字符',
    hk: '{min} 至 {max} 個字元，須包含大寫字母、小寫字母、數字及特殊符號',
    en: '{min} to {max} characters, with an upper-case and a lower-case letter, a digit and a special character',
  },
  'session.change.again': { cn: '再次输入新密码', hk: '再次輸入新密碼', en: 'New password again' },
  'session.change.others': {
    cn: '修改后，该账号在其他设备上的登录将全部退出，本机保持登录。',
    hk: '更改後，此帳戶在其他裝置上的登入會全部登出，本機會保持登入。',
    en: 'Every other device where this account is logged in will be signed out; this one stays.',
  },
  'session.change.submit': { cn: '修改密码', hk: '更改密碼', en: 'Change password' },
  'session.change.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'session.change.done': { cn: '密码已修改', hk: '密碼已更改', en: 'Password changed' },
  'session.change.done.others': {
    cn: '其他设备上的登录已退出，请用新密码重新登录。',
    hk: '其他裝置上的登入已登出，請用新密碼重新登入。',
    en: 'Other devices are signed out; log in there with the new password.',
  },
});
