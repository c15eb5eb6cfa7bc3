import { defineWords } from '@fireline/domain/lib';

/** Where the code of a page or of a part cannot be had, or what it shows cannot be drawn. */
export const loadingWords = defineWords({
  'loading.partNotLoaded': { cn: '此部分加载失败', hk: '此部分載入失敗', en: 'This part could not be loaded' },
  'loading.updated': {
    cn: '系统已更新，请重新加载页面。',
    hk: '系統已更新，請重新載入頁面。',
    en: 'Fireline has been updated. Please reload the page.',
  },
  'loading.reload': { cn: '重新加载页面', hk: '重新載入頁面', en: 'Reload the page' },
});

/** Of what stands around a page. */
export const notShownWords = defineWords({
  'loading.alarmsNotShown': {
    cn: '新报警无法显示，请查看报警列表',
    hk: '新警報無法顯示，請查看警報列表',
    en: 'New alarms cannot be shown here: look at the list of alarms',
  },
  'loading.statusNotShown': {
    cn: '报警状态无法显示',
    hk: '警報狀態無法顯示',
    en: 'The status of alarms cannot be shown',
  },
});
