import { defineWords } from '@fireline/domain/lib';

export const bannerWords = defineWords({
  'Banner.dismiss': { cn: '收起', hk: '收起', en: 'Dismiss' },
});
