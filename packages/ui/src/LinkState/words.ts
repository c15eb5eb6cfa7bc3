import { defineWords } from '@fireline/domain/lib';

export const linkStateWords = defineWords({
  'LinkState.label': { cn: '推送连接', hk: '推送連線', en: 'Push link' },
});
