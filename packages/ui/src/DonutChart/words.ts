import { defineWords } from '@fireline/domain/lib';

export const donutChartWords = defineWords({
  'DonutChart.part': { cn: '项目', hk: '項目', en: 'Part' },
  'DonutChart.value': { cn: '数量', hk: '數量', en: 'Count' },
  'DonutChart.share': { cn: '占比', hk: '佔比', en: 'Share' },
  'DonutChart.total': { cn: '合计', hk: '合計', en: 'Total' },
  'DonutChart.parts': {
    cn: '{total}，{count} 项，按方向键逐项读数',
    hk: '{total}，{count} 項，按方向鍵逐項讀數',
    en: '{total} in {count} {count|part|parts}; arrow keys read them one by one',
  },
  'DonutChart.others': { cn: '其他 {count} 项', hk: '其他 {count} 項', en: '{count} {count|other|others}' },
});
