import { defineWords } from '@fireline/domain/lib';

export const textFieldWords = defineWords({
  'TextField.clear': { cn: '清除', hk: '清除', en: 'Clear' },
  'TextField.left': { cn: '还可输入 {count} 字', hk: '尚可輸入 {count} 字', en: 'Characters left: {count}' },
});
