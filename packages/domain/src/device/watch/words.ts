import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SleepGrade, SleepStage } from './sleep.ts';

/** The words of the smartwatch's nights. @spec SHL-12 DEV-25 */
export const deviceWatchWords = defineWords({
  'device.sleep.stage.deep': { cn: '深睡', hk: '深層睡眠', en: 'Deep sleep' },
  'device.sleep.stage.light': { cn: '浅睡', hk: '淺層睡眠', en: 'Light sleep' },
  'device.sleep.stage.rem': { cn: '快速眼动', hk: '快速眼動', en: 'REM sleep' },
  'device.sleep.stage.awake': { cn: '清醒', hk: '清醒', en: 'Awake' },
  'device.sleep.grade.good': { cn: '良好', hk: '良好', en: 'Good' },
  'device.sleep.grade.fair': { cn: '一般', hk: '一般', en: 'Fair' },
  'device.sleep.grade.poor': { cn: '较差', hk: '欠佳', en: 'Poor' },
  'device.sleep.grade.none': { cn: '无睡眠数据', hk: '沒有睡眠數據', en: 'No sleep recorded' },
  'device.sleep.span': {
    cn: '睡眠阶段的起止时间有误',
    hk: '睡眠階段的起止時間有誤',
    en: 'A stage of sleep has to end after it begins, within a day, and not in the future',
  },
  'device.sleep.otherType': {
    cn: '只有智能手表才会上报睡眠',
    hk: '只有智能手錶才會上報睡眠',
    en: 'Only smartwatches report sleep',
  },
} satisfies Readonly<Record<string, Phrase>> &
  Readonly<Record<`device.sleep.stage.${SleepStage}` | `device.sleep.grade.${SleepGrade}`, Phrase>>);
