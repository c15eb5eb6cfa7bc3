import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SilenceState, SilenceTarget } from './silence.ts';

/** What is said of silences. @spec ALM-12 SHL-12 */
export const alarmSilenceWords = defineWords({
  'alarm.silence.target.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'alarm.silence.target.place': { cn: '场所', hk: '場所', en: 'Place' },
  'alarm.silence.target.rule': { cn: '报警规则', hk: '警報規則', en: 'Alarm rule' },
  'alarm.silence.state.planned': { cn: '未开始', hk: '未開始', en: 'Planned' },
  'alarm.silence.state.running': { cn: '进行中', hk: '進行中', en: 'Running' },
  'alarm.silence.state.ended': { cn: '已结束', hk: '已結束', en: 'Ended' },
  'alarm.silence.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'alarm.silence.mark': { cn: '静默', hk: '靜默', en: 'Silenced' },
  'alarm.silence.until': {
    cn: '{by} 设置静默至 {time}：{reason}',
    hk: '{by} 設定靜默至 {time}：{reason}',
    en: 'Silenced by {by} until {time}: {reason}',
  },
  'alarm.silence.past': {
    cn: '开始时间最多早于现在 {0} 分钟',
    hk: '開始時間最多早於現在 {0} 分鐘',
    en: 'A silence begins at most {0} {0|minute|minutes} ago',
  },
  'alarm.silence.far': {
    cn: '开始时间最多在 {0} 天之后',
    hk: '開始時間最多在 {0} 日之後',
    en: 'A silence is planned at most {0} {0|day|days} ahead',
  },
  'alarm.silence.level': {
    cn: '一级报警规则不能静默',
    hk: '一級警報規則不可靜默',
    en: 'A rule of level 1 cannot be silenced',
  },
  'alarm.silence.tooMany': {
    cn: '同时最多 {0} 个未结束的静默',
    hk: '同時最多 {0} 個未結束的靜默',
    en: 'At most {0} silences may be planned or running at once',
  },
  'alarm.silence.notFound': { cn: '没有此静默', hk: '沒有此靜默', en: 'There is no such silence' },
  'alarm.silence.over': {
    cn: '静默已结束或已取消',
    hk: '靜默已結束或已取消',
    en: 'The silence is over or cancelled',
  },
} satisfies Readonly<Record<`alarm.silence.target.${SilenceTarget}` | `alarm.silence.state.${SilenceState}`, Phrase>> &
  Readonly<Record<string, Phrase>>);
