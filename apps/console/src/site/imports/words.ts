import { defineWords } from '@fireline/domain/lib';

/** The page of imports. @spec DEV-26 */
export const importRecordWords = defineWords({
  'imports.search': { cn: '文件名或导入人', hk: '檔案名稱或匯入人', en: 'File or person' },
  'imports.state': { cn: '状态', hk: '狀態', en: 'State' },
  'imports.anyState': { cn: '全部状态', hk: '所有狀態', en: 'Any state' },
  'imports.period': { cn: '导入时间', hk: '匯入時間', en: 'Time of import' },
  'imports.file': { cn: '文件', hk: '檔案', en: 'File' },
  'imports.kind': { cn: '内容', hk: '內容', en: 'What' },
  'imports.anyKind': { cn: '全部内容', hk: '全部內容', en: 'Anything' },
  'imports.progress': {
    cn: '{state}，已处理 {done}/{rows}',
    hk: '{state}，已處理 {done}/{rows}',
    en: '{state}, {done} of {rows}',
  },
  'imports.partly': {
    cn: '已完成，{failed} 行失败',
    hk: '已完成，{failed} 行失敗',
    en: 'Finished, {failed} {failed|row|rows} failed',
  },
  'imports.cancelledBy': { cn: '{name} 已取消', hk: '{name} 已取消', en: 'Cancelled by {name}' },
  'imports.by': { cn: '导入人', hk: '匯入人', en: 'By' },
  'imports.at': { cn: '开始时间', hk: '開始時間', en: 'Started' },
  'imports.took': { cn: '用时', hk: '用時', en: 'Took' },
  'imports.rows': { cn: '行数', hk: '行數', en: 'Rows' },
  'imports.success': { cn: '成功', hk: '成功', en: 'Succeeded' },
  'imports.failure': { cn: '失败', hk: '失敗', en: 'Failed' },
  'imports.empty': { cn: '还没有导入记录', hk: '尚未有匯入記錄', en: 'Nothing was imported yet' },
  'imports.failedRows': { cn: '失败的行', hk: '失敗的行', en: 'Failed rows' },
  'imports.rowNo': { cn: '行号', hk: '行號', en: 'Row' },
  'imports.noFailures': { cn: '没有失败的行', hk: '沒有失敗的行', en: 'No row failed' },
  'imports.mend': {
    cn: '下载失败的行，改正后再次导入；其余的行不会重复导入。',
    hk: '下載失敗的行，更正後再次匯入；其餘的行不會重複匯入。',
    en: 'Download the failed rows, correct them and import them again; the others are not imported twice.',
  },
  'imports.failedFile': { cn: '下载失败的行', hk: '下載失敗的行', en: 'Download the failed rows' },
  'imports.failedName': { cn: '{file}-失败的行', hk: '{file}-失敗的行', en: '{file} failed rows' },
  'imports.cancel': { cn: '取消导入', hk: '取消匯入', en: 'Cancel the import' },
  'imports.cancel.ask': {
    cn: '取消导入 {file}？已导入的 {done} 行保留，其余的行不再导入。',
    hk: '取消匯入 {file}？已匯入的 {done} 行保留，其餘的行不再匯入。',
    en: 'Cancel the import of {file}? {done} imported {done|row|rows} {done|stays|stay}, the others are not imported.',
  },
  'imports.cancelled': { cn: '已取消导入 {file}', hk: '已取消匯入 {file}', en: 'The import of {file} is cancelled' },
});
