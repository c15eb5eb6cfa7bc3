import { defineWords } from '@fireline/domain/lib';

export const chartFrameWords = defineWords({
  'ChartFrame.showTable': { cn: '显示表格', hk: '顯示表格', en: 'Show as table' },
  'ChartFrame.showPicture': { cn: '显示图形', hk: '顯示圖形', en: 'Show as chart' },
  'ChartFrame.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'ChartFrame.csv': { cn: '数据表 (CSV)', hk: '數據表 (CSV)', en: 'Figures (CSV)' },
  'ChartFrame.png': { cn: '图片 (PNG)', hk: '圖片 (PNG)', en: 'Picture (PNG)' },
  'ChartFrame.svg': { cn: '矢量图 (SVG)', hk: '向量圖 (SVG)', en: 'Drawing (SVG)' },
  'ChartFrame.pictureFailed': { cn: '图片保存失败', hk: '未能儲存圖片', en: 'The picture could not be saved' },
  'ChartFrame.empty': {
    cn: '所选时间范围内没有数据',
    hk: '所選時段內沒有數據',
    en: 'No data in the chosen time range',
  },
});
