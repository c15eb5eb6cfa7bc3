import { defineWords } from '@fireline/domain/lib';

/** Where the code of a page or of a part cannot be had. */
export const loadingWords = defineWords({
  'loading.partNotLoaded': { cn: '此部分加载失败', hk: '此部分載入失敗', en: 'This part could not be loaded' },
  'loading.updated': {
    cn: '系统已更新，请重新加载页面。',
    hk: '系統已更新，請重新載入頁面。',
    en: 'Fireline has been updated. Please reload the page.',
  },
  'loading.reload': { cn: '重新加载页面', hk: '重新載入頁面', en: 'Reload the page' },
});
