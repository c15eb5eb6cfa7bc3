import { defineWords, type Phrase } from '../../lib/index.ts';
import type { DutyCheckEvent, DutyCheckState } from './check.ts';
import type { DrillState } from './drill.ts';
import type { HandoverEvent, HandoverState } from './handover.ts';

type Needed =
  | `alarm.drill.state.${DrillState}`
  | `alarm.duty.state.${DutyCheckState}`
  | `alarm.duty.event.${DutyCheckEvent}`
  | `alarm.duty.already.${DutyCheckState}`
  | `alarm.handover.state.${HandoverState}`
  | `alarm.handover.event.${HandoverEvent}`
  | `alarm.handover.already.${HandoverState}`;

/** What is said of duty checks, handovers and drills. @spec N15 N16 SHL-12 */
export const alarmDutyWords = defineWords({
  'alarm.duty.state.asked': { cn: '待应答', hk: '待回應', en: 'Asked' },
  'alarm.duty.state.present': { cn: '在岗', hk: '在崗', en: 'Present' },
  'alarm.duty.state.missed': { cn: '未应答', hk: '沒有回應', en: 'Missed' },
  'alarm.duty.event.answer': { cn: '应答', hk: '回應', en: 'Answer' },
  'alarm.duty.event.expire': { cn: '超时', hk: '逾時', en: 'Time runs out' },
  'alarm.duty.already.asked': { cn: '查岗尚未应答', hk: '查崗尚未回應', en: 'The duty check is not answered yet' },
  'alarm.duty.already.present': { cn: '查岗已应答', hk: '查崗已回應', en: 'The duty check is already answered' },
  'alarm.duty.already.missed': {
    cn: '查岗已超时，记为未应答',
    hk: '查崗已逾時，記為沒有回應',
    en: 'The duty check is over and counts as missed',
  },
  'alarm.duty.tooLate': {
    cn: '须在 {0} 分钟内应答',
    hk: '須在 {0} 分鐘內回應',
    en: 'It had to be answered within {0} {0|minute|minutes}',
  },
  'alarm.duty.stillTime': {
    cn: '{0} 分钟时限未到',
    hk: '{0} 分鐘時限未到',
    en: 'The time to answer is not over: {0} {0|minute|minutes}',
  },

  'alarm.handover.state.draft': { cn: '草稿', hk: '草稿', en: 'Draft' },
  'alarm.handover.state.signed': { cn: '交班人已签字', hk: '交更人已簽署', en: 'Signed by who leaves' },
  'alarm.handover.state.accepted': { cn: '接班人已签字', hk: '接更人已簽署', en: 'Accepted by who comes' },
  'alarm.handover.event.sign': { cn: '签字交班', hk: '簽署交更', en: 'Sign' },
  'alarm.handover.event.accept': { cn: '签字接班', hk: '簽署接更', en: 'Accept' },
  'alarm.handover.event.sendBack': { cn: '退回', hk: '退回', en: 'Send back' },
  'alarm.handover.already.draft': { cn: '交班人尚未签字', hk: '交更人尚未簽署', en: 'Who leaves has not signed yet' },
  'alarm.handover.already.signed': { cn: '交班人已签字', hk: '交更人已簽署', en: 'Who leaves has already signed' },
  'alarm.handover.already.accepted': { cn: '交接已完成', hk: '交接已完成', en: 'The handover is complete' },
  'alarm.handover.notYours': {
    cn: '只有交班人可以签字交班',
    hk: '只有交更人可以簽署交更',
    en: 'Only who leaves may sign',
  },
  'alarm.handover.samePerson': {
    cn: '接班人不能与交班人相同',
    hk: '接更人不可與交更人相同',
    en: 'Another person must accept the handover',
  },
  'alarm.handover.remark': {
    cn: '还有 {0} 条未关闭的报警，请填写备注',
    hk: '尚有 {0} 個未關閉的警報，請填寫備註',
    en: '{0} {0|alarm is|alarms are} not closed: please add a remark',
  },
  'alarm.handover.reason': { cn: '请填写退回原因', hk: '請填寫退回原因', en: 'Please say why you send it back' },

  'alarm.duty.notFound': { cn: '没有此值班计划', hk: '沒有此值班計劃', en: 'There is no such duty plan' },
  'alarm.duty.checkNotFound': { cn: '没有此查岗', hk: '沒有此查崗', en: 'There is no such duty check' },
  'alarm.duty.conflict': {
    cn: '{name}已修改值班计划，请刷新后重试',
    hk: '{name}已更改值班計劃，請重新整理後再試',
    en: '{name} has changed the duty plan meanwhile: reload it and try again',
  },
  'alarm.handover.notFound': { cn: '没有此交接班', hk: '沒有此交更', en: 'There is no such handover' },
  'alarm.handover.running': {
    cn: '{name}正在值班，请先交接',
    hk: '{name}正在值班，請先交更',
    en: '{name} is on duty: hand over first',
  },
  'alarm.handover.changed': {
    cn: '交接单已变化，请刷新后重试',
    hk: '交更單已變更，請重新整理後再試',
    en: 'The handover has changed meanwhile: reload it and try again',
  },

  'alarm.drill.state.planned': { cn: '未开始', hk: '未開始', en: 'Planned' },
  'alarm.drill.state.running': { cn: '进行中', hk: '進行中', en: 'Running' },
  'alarm.drill.state.ended': { cn: '已结束', hk: '已結束', en: 'Ended' },
  'alarm.drill.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'alarm.drill.notFound': { cn: '没有此演练', hk: '沒有此演習', en: 'There is no such drill' },
  'alarm.drill.past': {
    cn: '开始时间最多早于现在 {0} 分钟',
    hk: '開始時間最多早於現在 {0} 分鐘',
    en: 'A drill begins at most {0} {0|minute|minutes} ago',
  },
  'alarm.drill.far': {
    cn: '开始时间最多在 {0} 天之后',
    hk: '開始時間最多在 {0} 日之後',
    en: 'A drill is planned at most {0} {0|day|days} ahead',
  },
  'alarm.drill.over': { cn: '演练已结束或已取消', hk: '演習已結束或已取消', en: 'The drill is over or cancelled' },
  'alarm.drill.floor': {
    cn: '该建筑没有 {0} 层',
    hk: '該樓宇沒有 {0} 樓',
    en: 'The building has no floor {0}',
  },
  'alarm.drill.mark': { cn: '演练', hk: '演習', en: 'Drill' },
  'alarm.drill.running': {
    cn: '演练进行中，至 {time} 结束；演练报警不计入统计，也不发送',
    hk: '演習進行中，至 {time} 結束；演習警報不計入統計，亦不會發送',
    en: 'Drill until {time}: its alarms are neither counted nor sent',
  },
  'alarm.drill.building': {
    cn: '选择楼层前请先选择建筑',
    hk: '選擇樓層前請先選擇樓宇',
    en: 'Choose the building before the floor',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
