import { defineWords } from '@fireline/domain/lib';

export const dialogWords = defineWords({
  'Dialog.close': { cn: '关闭', hk: '關閉', en: 'Close' },
});
