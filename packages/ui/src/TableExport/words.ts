import { defineWords } from '@fireline/domain/lib';

export const tableExportWords = defineWords({
  'TableExport.export': { cn: '导出', hk: '匯出', en: 'Export' },
  'TableExport.xlsx': { cn: 'Excel 文件（XLSX）', hk: 'Excel 檔案（XLSX）', en: 'Excel file (XLSX)' },
  'TableExport.csv': { cn: 'CSV 文件', hk: 'CSV 檔案', en: 'CSV file' },
  'TableExport.print': { cn: '打印…', hk: '列印…', en: 'Print…' },
  'TableExport.stop': { cn: '停止（{share}）', hk: '停止（{share}）', en: 'Stop ({share})' },
  'TableExport.started': { cn: '正在准备', hk: '正在準備', en: 'Preparing' },
  'TableExport.done': { cn: '已导出 {count} 行', hk: '已匯出 {count} 行', en: '{count} {count|row|rows} exported' },
  'TableExport.stopped': { cn: '已停止', hk: '已停止', en: 'Stopped' },
  'TableExport.failed': { cn: '导出失败：{reason}', hk: '匯出失敗：{reason}', en: 'Could not export: {reason}' },
  'TableExport.printed': {
    cn: '打印于 {time}，共 {count} 行',
    hk: '列印於 {time}，共 {count} 行',
    en: 'Printed {time}, {count} {count|row|rows}',
  },
});
