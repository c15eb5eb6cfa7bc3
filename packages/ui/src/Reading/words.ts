import { defineWords } from '@fireline/domain/lib';

export const readingWords = defineWords({
  'Reading.range': { cn: '量程 {min} 至 {max}', hk: '量程 {min} 至 {max}', en: 'Range {min} to {max}' },
});
