import { defineWords, type Phrase } from '../../lib/index.ts';
import type { DueIn, RectificationEvent, RectificationState } from './rectification.ts';

type Needed =
  | `alarm.rectification.state.${RectificationState}`
  | `alarm.rectification.event.${RectificationEvent}`
  | `alarm.rectification.already.${RectificationState}`
  | `alarm.rectification.due.${DueIn['due']}`;

/** What is said of hazards and their rectification. @spec ALM-13 SHL-12 */
export const alarmHazardWords = defineWords({
  'alarm.rectification.state.inProgress': { cn: '整改中', hk: '整改中', en: 'In progress' },
  'alarm.rectification.state.completed': { cn: '已整改', hk: '已整改', en: 'Completed' },
  'alarm.rectification.state.handedOver': { cn: '已移交', hk: '已移交', en: 'Handed over' },
  'alarm.rectification.event.complete': { cn: '完成整改', hk: '完成整改', en: 'Complete' },
  'alarm.rectification.event.handOver': { cn: '移交', hk: '移交', en: 'Hand over' },
  'alarm.rectification.already.inProgress': {
    cn: '隐患正在整改',
    hk: '隱患正在整改',
    en: 'The hazard is being rectified',
  },
  'alarm.rectification.already.completed': {
    cn: '隐患已整改',
    hk: '隱患已整改',
    en: 'The hazard is already rectified',
  },
  'alarm.rectification.already.handedOver': {
    cn: '隐患已移交',
    hk: '隱患已移交',
    en: 'The hazard is already handed over',
  },
  'alarm.rectification.due.remaining': {
    cn: '剩余 {days} 天',
    hk: '尚餘 {days} 日',
    en: '{days} {days|day|days} left',
  },
  'alarm.rectification.due.today': { cn: '今天到期', hk: '今日到期', en: 'Due today' },
  'alarm.rectification.due.overdue': {
    cn: '逾期 {days} 天',
    hk: '逾期 {days} 日',
    en: '{days} {days|day|days} overdue',
  },
  'alarm.hazard.dueDay': {
    cn: '整改期限须不早于发现日期，且在其后 {0} 天之内',
    hk: '整改期限不可早於發現日期，並須在其後 {0} 日之內',
    en: 'The due day must lie within {0} days after the hazard was found',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
