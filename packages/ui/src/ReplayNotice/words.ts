import { defineWords } from '@fireline/domain/lib';

export const replayNoticeWords = defineWords({
  'ReplayNotice.nothingMissed': {
    cn: '中断 {gap}，没有遗漏',
    hk: '中斷 {gap}，沒有遺漏',
    en: 'Gap {gap}, nothing missed',
  },
});
