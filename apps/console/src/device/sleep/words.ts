import { defineWords } from '@fireline/domain/lib';

/** How the wearer of a watch sleeps. */
export const sleepWords = defineWords({
  'sleep.now': { cn: '当前状态', hk: '目前狀態', en: 'Now' },
  'sleep.now.none': { cn: '手表暂无睡眠状态', hk: '手錶暫無睡眠狀態', en: 'The watch says nothing of sleep now' },
  'sleep.night': { cn: '夜晚', hk: '晚上', en: 'Night' },
  'sleep.night.of': { cn: '{night} 醒来', hk: '{night} 醒來', en: 'Waking on {night}' },
  'sleep.stages': { cn: '睡眠阶段', hk: '睡眠階段', en: 'Stages of the night' },
  'sleep.stage': { cn: '阶段', hk: '階段', en: 'Stage' },
  'sleep.from': { cn: '开始', hk: '開始', en: 'From' },
  'sleep.to': { cn: '结束', hk: '結束', en: 'To' },
  'sleep.minutes': { cn: '分钟', hk: '分鐘', en: 'Minutes' },
  'sleep.grade': { cn: '睡眠质量', hk: '睡眠質素', en: 'Quality' },
  'sleep.needs': {
    cn: '{grade}：睡眠至少 {asleepMin} 分钟、效率至少 {efficiencyPercent}%、深睡至少 {deepPercent}%',
    hk: '{grade}：睡眠最少 {asleepMin} 分鐘、效率最少 {efficiencyPercent}%、深層睡眠最少 {deepPercent}%',
    en: '{grade}: at least {asleepMin} {asleepMin|minute|minutes} asleep, {efficiencyPercent}% efficiency and {deepPercent}% deep sleep',
  },
  'sleep.asleep': { cn: '睡眠时长', hk: '睡眠時間', en: 'Asleep' },
  'sleep.inBed': { cn: '卧床时长', hk: '臥床時間', en: 'In bed' },
  'sleep.efficiency': { cn: '睡眠效率', hk: '睡眠效率', en: 'Efficiency' },
  'sleep.hours': { cn: '{hours} 小时 {minutes} 分', hk: '{hours} 小時 {minutes} 分', en: '{hours} h {minutes} min' },
  'sleep.nights': { cn: '近 30 晚', hk: '近 30 晚', en: 'The last 30 nights' },
  'sleep.none': { cn: '没有睡眠记录', hk: '沒有睡眠記錄', en: 'No sleep on record' },
});
