import { defineWords } from '@fireline/domain/lib';

export const treeSelectWords = defineWords({
  'TreeSelect.placeholder': { cn: '请选择', hk: '請選擇', en: 'Choose' },
  'TreeSelect.clear': { cn: '清除选择', hk: '清除選擇', en: 'Clear choice' },
  'TreeSelect.chosen': { cn: '已选 {count} 项', hk: '已選 {count} 項', en: 'Chosen: {count}' },
  'TreeSelect.done': { cn: '完成', hk: '完成', en: 'Done' },
});
