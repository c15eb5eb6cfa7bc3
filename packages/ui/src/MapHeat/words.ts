import { defineWords } from '@fireline/domain/lib';

export const mapHeatWords = defineWords({
  'MapHeat.label': { cn: '各区域分布', hk: '各區域分佈', en: 'By district' },
  'MapHeat.district': { cn: '区域', hk: '區域', en: 'District' },
  'MapHeat.value': { cn: '数量', hk: '數量', en: 'Count' },
  'MapHeat.none': { cn: '没有数据', hk: '沒有數據', en: 'no data' },
  'MapHeat.upTo': { cn: '≤ {value}', hk: '≤ {value}', en: '≤ {value}' },
  'MapHeat.loading': { cn: '正在取得区划…', hk: '正在載入區劃…', en: 'Loading the districts…' },
  'MapHeat.failed': { cn: '区划没有取到', hk: '區劃未能載入', en: 'The districts did not load' },
  'MapHeat.openShort': { cn: '查看', hk: '檢視', en: 'Open' },
  'MapHeat.open': { cn: '查看 {name}', hk: '檢視 {name}', en: 'Open {name}' },
});
