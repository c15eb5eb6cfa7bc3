import { defineWords } from '@fireline/domain/lib';

export const toastWords = defineWords({
  'Toast.region': { cn: '通知', hk: '通知', en: 'Notifications' },
  'Toast.dismiss': { cn: '关闭通知', hk: '關閉通知', en: 'Dismiss' },
});
