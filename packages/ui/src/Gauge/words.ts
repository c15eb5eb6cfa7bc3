import { defineWords } from '@fireline/domain/lib';

export const gaugeWords = defineWords({
  'Gauge.between': { cn: '正常 {min} 至 {max}', hk: '正常 {min} 至 {max}', en: 'normal {min} to {max}' },
  'Gauge.above': { cn: '正常高于 {min}', hk: '正常高於 {min}', en: 'normal above {min}' },
  'Gauge.below': { cn: '正常低于 {max}', hk: '正常低於 {max}', en: 'normal below {max}' },
});
