import { defineWords } from '@fireline/domain/lib';

export const stepsWords = defineWords({
  'Steps.done': { cn: '已完成', hk: '已完成', en: 'done' },
  'Steps.now': { cn: '进行中', hk: '進行中', en: 'in progress' },
  'Steps.ahead': { cn: '未开始', hk: '未開始', en: 'not started' },
  'Steps.failed': { cn: '有问题', hk: '有問題', en: 'has a problem' },
});
