import { defineWords } from '@fireline/domain/lib';

export const linkWords = defineWords({
  'Link.newWindow': { cn: '（在新窗口打开）', hk: '（在新視窗開啟）', en: '(opens in a new window)' },
});
