import { defineWords } from '@fireline/domain/lib';

export const chartFrameWords = defineWords({
  'ChartFrame.showTable': { cn: '显示表格', hk: '顯示表格', en: 'Show as table' },
  'ChartFrame.showPicture': { cn: '显示图形', hk: '顯示圖形', en: 'Show as chart' },
  'ChartFrame.csv': { cn: '导出 CSV', hk: '匯出 CSV', en: 'Export as CSV' },
  'ChartFrame.picture': { cn: '保存图片', hk: '儲存圖片', en: 'Save as picture' },
  'ChartFrame.pictureFailed': { cn: '图片保存失败', hk: '未能儲存圖片', en: 'The picture could not be saved' },
  'ChartFrame.empty': {
    cn: '所选时间范围内没有数据',
    hk: '所選時段內沒有數據',
    en: 'No data in the chosen time range',
  },
});
