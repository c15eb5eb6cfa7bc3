import { defineWords } from '@fireline/domain/lib';

export const buttonWords = defineWords({
  'Button.pending': { cn: '正在处理', hk: '處理中', en: 'Working' },
});
