import { defineWords } from '@fireline/domain/lib';

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
  'session.change.must': {
    cn: '这是一次性密码，请先改成只有您知道的密码。',
    hk: '這是一次性密碼，請先改為只有你知道的密碼。',
    en: 'This password is for one use. Choose one that only you know to go on.',
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
