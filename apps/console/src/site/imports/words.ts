import { defineWords } from '@fireline/domain/lib';

/** The page of imports. @spec DEV-26 */
export const importWords = defineWords({
  'imports.search': { cn: '文件名或导入人', hk: '檔案名稱或匯入人', en: 'File or person' },
  'imports.state': { cn: '状态', hk: '狀態', en: 'State' },
  'imports.anyState': { cn: '全部状态', hk: '全部狀態', en: 'Any state' },
  'imports.period': { cn: '导入时间', hk: '匯入時間', en: 'Time of import' },
  'imports.file': { cn: '文件', hk: '檔案', en: 'File' },
  'imports.kind': { cn: '内容', hk: '內容', en: 'What' },
  'imports.kind.place': { cn: '九小场所', hk: '九小場所', en: 'Small places' },
  'imports.progress': {
    cn: '{state}，已处理 {done}/{rows}',
    hk: '{state}，已處理 {done}/{rows}',
    en: '{state}, {done} of {rows}',
  },
  'imports.by': { cn: '导入人', hk: '匯入人', en: 'By' },
  'imports.at': { cn: '开始时间', hk: '開始時間', en: 'Started' },
  'imports.took': { cn: '用时', hk: '用時', en: 'Took' },
  'imports.rows': { cn: '行数', hk: '行數', en: 'Rows' },
  'imports.success': { cn: '成功', hk: '成功', en: 'Succeeded' },
  'imports.failure': { cn: '失败', hk: '失敗', en: 'Failed' },
  'imports.empty': { cn: '还没有导入记录', hk: '尚未有匯入記錄', en: 'Nothing was imported yet' },
  'imports.places': { cn: '导入九小场所', hk: '匯入九小場所', en: 'Import small places' },
  'imports.how': {
    cn: '只能导入九小场所。在模板中每行填写一个场所，另存为 CSV（UTF-8）后上传。留空的合作商为当前合作商；离开页面不影响导入。',
    hk: '只可匯入九小場所。在範本中每行填寫一個場所，另存為 CSV（UTF-8）後上載。合作夥伴留空即為目前的合作夥伴；離開頁面不影響匯入。',
    en: 'Only small places can be imported. Fill one place per row into the template, save it as CSV (UTF-8) and upload it. Without a partner a place goes to the current one. The import goes on when you leave.',
  },
  'imports.template': { cn: '下载模板', hk: '下載範本', en: 'Download the template' },
  'imports.templateName': { cn: '九小场所导入模板', hk: '九小場所匯入範本', en: 'small-places-template' },
  'imports.choose': { cn: 'CSV 文件', hk: 'CSV 檔案', en: 'CSV file' },
  'imports.limits': { cn: '最多 {max} 行', hk: '最多 {max} 行', en: 'Up to {max} rows' },
  'imports.begun': { cn: '已开始导入 {file}', hk: '已開始匯入 {file}', en: 'The import of {file} has begun' },
  'imports.failedRows': { cn: '失败的行', hk: '失敗的行', en: 'Failed rows' },
  'imports.rowNo': { cn: '行号', hk: '行號', en: 'Row' },
  'imports.reason': { cn: '原因', hk: '原因', en: 'Reason' },
  'imports.noFailures': { cn: '没有失败的行', hk: '沒有失敗的行', en: 'No row failed' },
  'imports.mend': {
    cn: '可导出失败的行，改正后再次上传；其余的行不会重复导入。',
    hk: '可匯出失敗的行，更正後再次上載；其餘的行不會重複匯入。',
    en: 'Export the failed rows, mend them and upload them again; the others are not imported twice.',
  },
});
