import { defineWords } from '@fireline/domain/lib';

export const commandPaletteWords = defineWords({
  'CommandPalette.title': { cn: '查找与命令', hk: '搜尋與指令', en: 'Find and do' },
  'CommandPalette.placeholder': {
    cn: '输入页面、设备或操作',
    hk: '輸入頁面、裝置或操作',
    en: 'Type a page, a device or what to do',
  },
  'CommandPalette.recent': { cn: '最近使用', hk: '最近使用', en: 'Used last' },
  'CommandPalette.general': { cn: '通用', hk: '一般', en: 'General' },
});
