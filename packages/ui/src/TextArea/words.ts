import { defineWords } from '@fireline/domain/lib';

export const textAreaWords = defineWords({
  'TextArea.count': {
    cn: '{count} / {limit} 字',
    hk: '{count} / {limit} 字',
    en: '{count} of {limit} {limit|character|characters}',
  },
  'TextArea.over': {
    cn: '超出 {count} 字',
    hk: '超出 {count} 字',
    en: '{count} {count|character|characters} too many',
  },
  'TextArea.isNear': { cn: '接近字数上限', hk: '接近字數上限', en: 'Close to the limit' },
  'TextArea.isOver': { cn: '已超过字数上限', hk: '已超過字數上限', en: 'Over the limit' },
});
