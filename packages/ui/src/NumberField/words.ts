import { defineWords } from '@fireline/domain/lib';

export const numberFieldWords = defineWords({
  'NumberField.more': { cn: '增加', hk: '增加', en: 'Increase' },
  'NumberField.less': { cn: '减少', hk: '減少', en: 'Decrease' },
});
