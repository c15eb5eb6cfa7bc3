import { defineWords } from '@fireline/domain/lib';

export const lineChartWords = defineWords({
  'LineChart.time': { cn: '时间', hk: '時間', en: 'Time' },
  'LineChart.value': { cn: '数值', hk: '數值', en: 'Value' },
  'LineChart.band': { cn: '正常范围 {from} 至 {to}', hk: '正常範圍 {from} 至 {to}', en: 'Normal from {from} to {to}' },
  'LineChart.above': { cn: '正常不低于 {from}', hk: '正常不低於 {from}', en: 'Normal from {from} up' },
  'LineChart.below': { cn: '正常不高于 {to}', hk: '正常不高於 {to}', en: 'Normal up to {to}' },
  'LineChart.points': {
    cn: '{count} 个点，按方向键逐点读数',
    hk: '{count} 個點，按方向鍵逐點讀數',
    en: '{count} points; arrow keys read them one by one',
  },
});
