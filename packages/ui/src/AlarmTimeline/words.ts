import { defineWords } from '@fireline/domain/lib';

export const alarmTimelineWords = defineWords({
  'AlarmTimeline.label': { cn: '处理轨迹', hk: '處理軌跡', en: 'Handling track' },
  'AlarmTimeline.waiting': { cn: '等待处理', hk: '等待處理', en: 'Waiting for a person' },
});
