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
    en: '{count} {count|point|points}; arrow keys read them one by one',
  },
  'LineChart.noPoints': { cn: '这段时间没有读数', hk: '這段時間沒有讀數', en: 'No readings in this time' },
  'LineChart.keys': {
    cn: '按加号放大时间，按减号缩小，按 0 显示全部，按 Shift 加左右键移动',
    hk: '按加號放大時間，按減號縮小，按 0 顯示全部，按 Shift 加左右鍵移動',
    en: 'Plus shows less time, minus more, 0 all of it, Shift with an arrow moves it',
  },
  'LineChart.zoomIn': { cn: '放大', hk: '放大', en: 'Zoom in' },
  'LineChart.zoomOut': { cn: '缩小', hk: '縮小', en: 'Zoom out' },
  'LineChart.whole': { cn: '显示全部时间', hk: '顯示全部時間', en: 'Show all of the time' },
  'LineChart.shown': { cn: '{from} 至 {to}', hk: '{from} 至 {to}', en: '{from} to {to}' },
});
