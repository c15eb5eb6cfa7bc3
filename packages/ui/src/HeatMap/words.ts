import { defineWords } from '@fireline/domain/lib';

export const heatMapWords = defineWords({
  'HeatMap.cell': { cn: '{name}：{value}', hk: '{name}：{value}', en: '{name}: {value}' },
  'HeatMap.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'HeatMap.none': { cn: '没有数据', hk: '沒有數據', en: 'no data' },
  'HeatMap.upTo': { cn: '≤ {value}', hk: '≤ {value}', en: '≤ {value}' },
  'HeatMap.cells': {
    cn: '{rows} 行 {columns} 列，最大 {most}，按方向键逐格读数',
    hk: '{rows} 行 {columns} 欄，最大 {most}，按方向鍵逐格讀數',
    en: '{rows} {rows|row|rows}, {columns} {columns|column|columns}, most {most}; arrow keys read them one by one',
  },
});
