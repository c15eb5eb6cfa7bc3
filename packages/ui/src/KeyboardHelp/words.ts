import { defineWords } from '@fireline/domain/lib';

export const keyboardHelpWords = defineWords({
  'KeyboardHelp.title': { cn: '键盘快捷键', hk: '鍵盤快捷鍵', en: 'Keyboard shortcuts' },
  'KeyboardHelp.general': { cn: '通用', hk: '一般', en: 'General' },
  'KeyboardHelp.then': { cn: '然后', hk: '然後', en: 'then' },
  'KeyboardHelp.hint': {
    cn: '输入文字时，单个按键不会触发快捷键',
    hk: '輸入文字時，單個按鍵不會觸發快捷鍵',
    en: 'While you type in a field, single keys are text',
  },
});
