import { defineWords } from '@fireline/domain/lib';

export const selectWords = defineWords({
  'Select.placeholder': { cn: '请选择', hk: '請選擇', en: 'Choose' },
  'Select.clear': { cn: '清除选择', hk: '清除選擇', en: 'Clear choice' },
  'Select.empty': { cn: '没有可选项', hk: '沒有選項', en: 'Nothing to choose from' },
});
