import { defineWords } from '@fireline/domain/lib';

export const sliderWords = defineWords({
  'Slider.low': { cn: '下限', hk: '下限', en: 'Lower limit' },
  'Slider.high': { cn: '上限', hk: '上限', en: 'Upper limit' },
  'Slider.normal': {
    cn: '超出正常范围 {min} 至 {max}',
    hk: '超出正常範圍 {min} 至 {max}',
    en: 'Outside the normal range of {min} to {max}',
  },
  'Slider.normalMax': { cn: '高于正常值 {max}', hk: '高於正常值 {max}', en: 'Above the normal {max}' },
  'Slider.normalMin': { cn: '低于正常值 {min}', hk: '低於正常值 {min}', en: 'Below the normal {min}' },
});
