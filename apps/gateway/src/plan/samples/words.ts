import { defineWords } from '@fireline/domain/lib';

/** What the sample drawings are called. */
export const sampleWords = defineWords({
  'plan.sample.residence': { cn: '住宅标准层', hk: '住宅標準層', en: 'Residential floor' },
  'plan.sample.office': { cn: '写字楼标准层', hk: '寫字樓標準層', en: 'Office floor' },
  'plan.sample.mall': { cn: '商场首层', hk: '商場地下', en: 'Ground floor of a mall' },
  'plan.sample.school': { cn: '教学楼二层', hk: '教學樓二樓', en: 'School, second floor' },
  'plan.sample.carPark': { cn: '地下车库', hk: '地下停車場', en: 'Underground car park' },
});
