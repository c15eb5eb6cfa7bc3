import { defineWords } from '@fireline/domain/lib';

export const mapDistrictsWords = defineWords({
  'MapDistricts.loading': { cn: '正在读取区划…', hk: '正在載入地區…', en: 'Loading the districts…' },
  'MapDistricts.failed': { cn: '未能读取区划', hk: '未能載入地區', en: 'The districts did not load' },
  'MapDistricts.empty': {
    cn: '没有这个区划的边界',
    hk: '沒有此地區的邊界',
    en: 'There is no outline of this district',
  },
  'MapDistricts.shows': { cn: '区划图：{names}', hk: '地區圖：{names}', en: 'Districts: {names}' },
  'MapDistricts.comma': { cn: '、', hk: '、', en: ', ' },
});
