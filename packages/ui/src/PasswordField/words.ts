import { defineWords } from '@fireline/domain/lib';

export const passwordFieldWords = defineWords({
  'PasswordField.reveal': { cn: '显示密码', hk: '顯示密碼', en: 'Show password' },
  'PasswordField.capsLock': { cn: '大写锁定已打开', hk: '大寫鎖定已開啟', en: 'Caps Lock is on' },
});
