import { defineWords } from '@fireline/domain/lib';

export const comboBoxWords = defineWords({
  'ComboBox.placeholder': { cn: '输入以查找', hk: '輸入以搜尋', en: 'Type to find' },
  'ComboBox.open': { cn: '显示选项', hk: '顯示選項', en: 'Show choices' },
  'ComboBox.clear': { cn: '清除选择', hk: '清除選擇', en: 'Clear choice' },
  'ComboBox.create': { cn: '添加“{label}”', hk: '新增「{label}」', en: 'Add “{label}”' },
});
