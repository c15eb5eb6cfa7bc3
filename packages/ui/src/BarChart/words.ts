import { defineWords } from '@fireline/domain/lib';

export const barChartWords = defineWords({
  'BarChart.place': { cn: '项目', hk: '項目', en: 'Entry' },
  'BarChart.total': { cn: '合计', hk: '合計', en: 'Total' },
  'BarChart.bars': {
    cn: '{count} 根柱，按方向键逐一读数',
    hk: '{count} 條棒，按方向鍵逐一讀數',
    en: '{count} {count|bar|bars}; arrow keys read them one by one',
  },
  'BarChart.others': { cn: '其他 {count} 项', hk: '其他 {count} 項', en: '{count} {count|other|others}' },
});
