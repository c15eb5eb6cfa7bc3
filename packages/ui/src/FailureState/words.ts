import { defineWords } from '@fireline/domain/lib';

export const failureStateWords = defineWords({
  'FailureState.title': { cn: '没有加载成功', hk: '未能載入', en: 'This did not load' },
  'FailureState.retry': { cn: '重试', hk: '重試', en: 'Try again' },
});
