import { defineWords } from '@fireline/domain/lib';

export const ratingInputWords = defineWords({
  'RatingInput.score': {
    cn: '{word}，{score} / {max} 分',
    hk: '{word}，{score} / {max} 分',
    en: '{word}, {score} of {max}',
  },
  'RatingInput.clear': { cn: '清除评价', hk: '清除評分', en: 'Clear rating' },
  'RatingInput.resolution': { cn: '问题解决了吗？', hk: '問題解決了嗎？', en: 'Is the problem solved?' },
  'RatingInput.reason': { cn: '哪些还没有解决？', hk: '哪些尚未解決？', en: 'What is not solved yet?' },
});
