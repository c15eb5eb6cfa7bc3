import { defineWords } from '@fireline/domain/lib';

export const multiSelectWords = defineWords({
  'MultiSelect.placeholder': {
    cn: '输入以查找，或粘贴列表',
    hk: '輸入以搜尋，或貼上清單',
    en: 'Type to find, or paste a list',
  },
  'MultiSelect.open': { cn: '显示选项', hk: '顯示選項', en: 'Show choices' },
  'MultiSelect.clear': { cn: '全部清除', hk: '全部清除', en: 'Clear all' },
  'MultiSelect.remove': { cn: '移除 {label}', hk: '移除 {label}', en: 'Remove {label}' },
  'MultiSelect.all': { cn: '选择全部 {count} 项', hk: '選擇全部 {count} 項', en: 'Select all {count}' },
  'MultiSelect.none': { cn: '取消全部 {count} 项', hk: '取消全部 {count} 項', en: 'Deselect all {count}' },
  'MultiSelect.chosen': { cn: '已选 {count} 项', hk: '已選 {count} 項', en: 'Chosen: {count}' },
  'MultiSelect.pasted': {
    cn: '从列表添加了 {count} 项',
    hk: '已從清單加入 {count} 項',
    en: 'Added from the list: {count}',
  },
  'MultiSelect.missing': {
    cn: '有 {count} 项未找到：{names}',
    hk: '有 {count} 項找不到：{names}',
    en: 'Not found ({count}): {names}',
  },
});
