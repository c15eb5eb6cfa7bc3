import { defineWords } from '@fireline/domain/lib';

/** What is said of any record: its buttons, who wrote it, that it was saved or deleted. */
export const recordPageWords = defineWords({
  'record.createdBy': { cn: '创建人', hk: '建立者', en: 'Created by' },
  'record.createdAt': { cn: '创建时间', hk: '建立時間', en: 'Created' },
  'record.changedBy': { cn: '修改人', hk: '更改者', en: 'Changed by' },
  'record.changedAt': { cn: '修改时间', hk: '更改時間', en: 'Changed' },
  'record.modify': { cn: '修改', hk: '更改', en: 'Change' },
  'record.change': { cn: '修改 {name}', hk: '更改 {name}', en: 'Change {name}' },
  'record.save': { cn: '保存', hk: '儲存', en: 'Save' },
  'record.saved': { cn: '已保存 {name}', hk: '已儲存 {name}', en: '{name} saved' },
  'record.show': { cn: '查看', hk: '檢視', en: 'Show' },
  'record.delete': { cn: '删除', hk: '刪除', en: 'Delete' },
  'record.delete.title': { cn: '删除 {name}？', hk: '刪除 {name}？', en: 'Delete {name}?' },
  'record.deleted': { cn: '已删除 {name}', hk: '已刪除 {name}', en: '{name} deleted' },
  'record.any': { cn: '{name}：全部', hk: '{name}：全部', en: '{name}: any' },
  'record.open': { cn: '打开{name}', hk: '開啟{name}', en: 'Open {name}' },
  'record.address': {
    cn: '以 http 或 https 开头的网址。',
    hk: '以 http 或 https 開頭的網址。',
    en: 'An address that starts with http or https.',
  },
  'record.range': {
    cn: '{min} 至 {max} 的整数。',
    hk: '{min} 至 {max} 的整數。',
    en: 'A whole number from {min} to {max}.',
  },
  'record.noChoice': {
    cn: '还没有可选的{name}，请先新建。',
    hk: '尚未有可選的{name}，請先新增。',
    en: 'There is nothing to choose for "{name}" yet. Create one first.',
  },
  'record.toChoices': { cn: '前往{page}', hk: '前往{page}', en: 'Go to {page}' },
});
export type RecordPageKeys = keyof typeof recordPageWords;
