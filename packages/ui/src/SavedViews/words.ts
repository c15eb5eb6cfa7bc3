import { defineWords } from '@fireline/domain/lib';

export const savedViewsWords = defineWords({
  'SavedViews.views': { cn: '视图', hk: '檢視', en: 'Views' },
  'SavedViews.standard': { cn: '标准视图', hk: '標準檢視', en: 'Standard view' },
  'SavedViews.changed': { cn: '已更改', hk: '已更改', en: 'changed' },
  'SavedViews.isDefault': { cn: '默认', hk: '預設', en: 'default' },
  'SavedViews.makeDefault': { cn: '设“{name}”为默认视图', hk: '設「{name}」為預設檢視', en: 'Make {name} the default' },
  'SavedViews.remove': { cn: '删除“{name}”', hk: '刪除「{name}」', en: 'Remove {name}' },
  'SavedViews.update': { cn: '保存更改到“{name}”', hk: '儲存更改到「{name}」', en: 'Save changes to {name}' },
  'SavedViews.name': { cn: '新视图的名称', hk: '新檢視的名稱', en: 'Name of a new view' },
  'SavedViews.save': { cn: '保存为新视图', hk: '儲存為新檢視', en: 'Save as new view' },
  'SavedViews.taken': { cn: '已有同名视图', hk: '已有同名檢視', en: 'A view has that name already' },
  'SavedViews.failed': { cn: '未能保存：{reason}', hk: '未能儲存：{reason}', en: 'Could not save: {reason}' },
  'SavedViews.gone': {
    cn: '此视图中的列已不存在：{columns}。其余照常显示。',
    hk: '此檢視中的欄已不存在：{columns}。其餘照常顯示。',
    en: 'Columns of this view no longer exist: {columns}. The rest is shown.',
  },
});
