import { defineWords } from '@fireline/domain/lib';

export const sparklineWords = defineWords({
  'Sparkline.text': {
    cn: '{label}：最新 {last}，最低 {lowest}，最高 {highest}',
    hk: '{label}：最新 {last}，最低 {lowest}，最高 {highest}',
    en: '{label}: last {last}, lowest {lowest}, highest {highest}',
  },
  'Sparkline.none': { cn: '{label}：没有读数', hk: '{label}：沒有讀數', en: '{label}: no readings' },
});
