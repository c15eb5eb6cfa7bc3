import { defineWords } from '@fireline/domain/lib';

/** What the reader chooses for themselves. */
export const settingsWords = defineWords({
  'settings.title': { cn: '我的设置', hk: '我的設定', en: 'My settings' },
  'settings.what': {
    cn: '随账号保存，在其他浏览器同样有效。',
    hk: '隨帳戶儲存，在其他瀏覽器同樣有效。',
    en: 'Kept with the account: the same in every browser.',
  },
  'settings.popupHours': { cn: '弹窗时间范围', hk: '彈出時段', en: 'Alarms pop up for' },
  'settings.popupHours.hint': {
    cn: '更早的报警不弹窗，仍在列表中。',
    hk: '更早的警報不會彈出，仍在列表中。',
    en: 'Older ones do not pop up; they stay in the list.',
  },
  'settings.hours': { cn: '{hours} 小时', hk: '{hours} 小時', en: '{hours} h' },
  'settings.firstPage': { cn: '登录后首页', hk: '登入後首頁', en: 'First page after login' },
});
