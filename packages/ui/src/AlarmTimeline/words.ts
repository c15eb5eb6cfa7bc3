import { defineWords } from '@fireline/domain/lib';

export const alarmTimelineWords = defineWords({
  'AlarmTimeline.label': { cn: '处理轨迹', hk: '處理軌跡', en: 'Handling track' },
  'AlarmTimeline.alarm': { cn: '报警', hk: '警報', en: 'the alarm' },
  'AlarmTimeline.waiting': { cn: '尚未关闭', hk: '尚未關閉', en: 'Not closed yet' },
});
