import { defineWords, type Phrase } from '../../lib/index.ts';
import type { RehearsalState } from './rehearsal.ts';
import type { RuleState } from './effect.ts';
import type { TriggerAction, TriggerCondition, TriggerMoment } from './triggers.ts';

type Needed =
  | `alarm.rule.state.${RuleState}`
  | `alarm.rehearsal.state.${RehearsalState}`
  | `alarm.trigger.moment.${TriggerMoment}`
  | `alarm.trigger.action.${TriggerAction}`
  | `alarm.trigger.condition.${TriggerCondition}`;

/** What is said of alarm rules, trigger rules and rehearsals. @spec ALM-05 ALM-12 N14 SHL-12 */
export const alarmRuleWords = defineWords({
  'alarm.rule.alarmTime': {
    cn: '报警时间须大于 {0} 分钟且小于 {1} 分钟',
    hk: '警報時間須大於 {0} 分鐘並小於 {1} 分鐘',
    en: 'The alarm time must be over {0} and under {1} minutes',
  },
  'alarm.rule.takesEffect': {
    cn: '修改将在 {0} 分钟后生效',
    hk: '更改將於 {0} 分鐘後生效',
    en: 'The change takes effect after {0} {0|minute|minutes}',
  },
  'alarm.rule.gap': {
    cn: '恢复值必须在阈值的正常一侧',
    hk: '回復值必須在臨界值的正常一側',
    en: 'The recovery value must lie on the normal side of the threshold',
  },
  'alarm.rule.measurement': {
    cn: '该读数不能判断此类报警',
    hk: '此讀數不能判斷這類警報',
    en: 'This reading does not tell this kind of alarm',
  },
  'alarm.rule.silentType': {
    cn: '所选设备类型中有的不上报该读数',
    hk: '所選裝置類型中有些不會回報此讀數',
    en: 'One of the chosen device types does not send this reading',
  },
  'alarm.rule.notFound': { cn: '没有此报警规则', hk: '沒有此警報規則', en: 'There is no such alarm rule' },
  'alarm.rule.conflict': {
    cn: '{name} 刚刚修改了此规则，请重新打开后再改',
    hk: '{name} 剛剛更改了此規則，請重新開啟再改',
    en: '{name} has changed this rule meanwhile; open it again',
  },
  'alarm.rule.tooMany': {
    cn: '规则已达 {0} 条上限',
    hk: '規則已達 {0} 條上限',
    en: 'There are {0} rules already, which is the most',
  },
  'alarm.rule.kindStays': {
    cn: '规则的报警类型和合作商不能改，请新建规则',
    hk: '規則的警報種類及合作夥伴不能更改，請新增規則',
    en: 'A rule keeps its kind and partner; create another rule instead',
  },
  'alarm.rule.alreadyInEffect': {
    cn: '此版本已生效，不能撤回',
    hk: '此版本已生效，不能撤回',
    en: 'This version is in effect already and cannot be withdrawn',
  },
  'alarm.rule.alreadyWithdrawn': {
    cn: '{name} 已撤回此版本',
    hk: '{name} 已撤回此版本',
    en: '{name} has withdrawn this version already',
  },
  'alarm.rule.alreadySo': { cn: '规则已是此状态', hk: '規則已是此狀態', en: 'The rule is so already' },
  'alarm.rule.state.inEffect': { cn: '生效中', hk: '生效中', en: 'In effect' },
  'alarm.rule.state.pending': { cn: '待生效', hk: '待生效', en: 'Takes effect soon' },
  'alarm.rule.state.off': { cn: '已停用', hk: '已停用', en: 'Off' },

  'alarm.rule.autoRecovery': { cn: '自动恢复', hk: '自動恢復', en: 'Auto-recovery' },
  'alarm.rule.armingEnable': { cn: '布防时启用', hk: '佈防時啟用', en: 'Only while armed' },
  'alarm.rule.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },

  'alarm.rehearsal.running': {
    cn: '{name} 的演算正在进行，请等其结束',
    hk: '{name} 的試算正在進行，請等其結束',
    en: 'A rehearsal of {name} is under way; wait until it ends',
  },
  'alarm.rehearsal.notFound': { cn: '没有此演算', hk: '沒有此試算', en: 'There is no such rehearsal' },
  'alarm.rehearsal.over': { cn: '演算已结束', hk: '試算已結束', en: 'The rehearsal has ended' },
  'alarm.rehearsal.state.waiting': { cn: '排队中', hk: '排隊中', en: 'Waiting' },
  'alarm.rehearsal.state.running': { cn: '演算中', hk: '試算中', en: 'Under way' },
  'alarm.rehearsal.state.done': { cn: '已完成', hk: '已完成', en: 'Done' },
  'alarm.rehearsal.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'alarm.rehearsal.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'alarm.rehearsal.result': {
    cn: '按所选历史数据：{alarms} 条报警，{sms} 条短信，{voice} 次语音',
    hk: '按所選過往數據：{alarms} 個警報，{sms} 個短訊，{voice} 次語音',
    en: 'On the chosen past data: {alarms} {alarms|alarm|alarms}, {sms} SMS, {voice} {voice|call|calls}',
  },

  'alarm.trigger.moment.raised': { cn: '报警发生时', hk: '警報發生時', en: 'When an alarm is raised' },
  'alarm.trigger.moment.standing': { cn: '超时未确认时', hk: '逾時未確認時', en: 'When nobody acknowledges it' },
  'alarm.trigger.moment.closed': { cn: '报警关闭时', hk: '警報關閉時', en: 'When an alarm is closed' },
  'alarm.trigger.action.app': { cn: 'APP 推送', hk: '應用程式推送', en: 'App push' },
  'alarm.trigger.action.email': { cn: '发送邮件', hk: '發送電郵', en: 'Send an e-mail' },
  'alarm.trigger.action.sms': { cn: '发送短信', hk: '發送短訊', en: 'Send an SMS' },
  'alarm.trigger.action.voice': { cn: '拨打语音电话', hk: '撥打語音電話', en: 'Call by phone' },
  'alarm.trigger.action.siteLetter': { cn: '站内信', hk: '站內信', en: 'Site letter' },
  'alarm.trigger.action.hazard': { cn: '登记隐患', hk: '登記隱患', en: 'Put a hazard on record' },
  'alarm.trigger.receivers': { cn: '请选择接收人', hk: '請選擇接收人', en: 'Choose who is sent word' },
  'alarm.trigger.notFound': { cn: '没有此触发规则', hk: '沒有此觸發規則', en: 'There is no such trigger rule' },
  'alarm.trigger.conflict': {
    cn: '{name} 刚刚修改了此规则，请重新打开后再改',
    hk: '{name} 剛剛更改了此規則，請重新開啟再改',
    en: '{name} has changed this rule meanwhile; open it again',
  },
  'alarm.trigger.condition.enabled': { cn: '规则已启用', hk: '規則已啟用', en: 'The rule is on' },
  'alarm.trigger.condition.real': { cn: '不是演练', hk: '不是演習', en: 'It is no drill' },
  'alarm.trigger.condition.moment': { cn: '时机', hk: '時機', en: 'Moment' },
  'alarm.trigger.condition.level': { cn: '级别', hk: '級別', en: 'Level' },
  'alarm.trigger.condition.kind': { cn: '报警类型', hk: '警報種類', en: 'Kind' },
  'alarm.trigger.condition.deviceType': { cn: '设备类型', hk: '裝置類型', en: 'Device type' },
  'alarm.trigger.condition.hours': { cn: '时段', hk: '時段', en: 'Hours' },
  'alarm.trigger.condition.standing': { cn: '未确认时长', hk: '未確認時長', en: 'Unacknowledged for so long' },
  'alarm.trigger.afterMinutes': {
    cn: '“超时未确认”须填写 {0} 至 {1} 分钟，其他时机不填',
    hk: '「逾時未確認」須填寫 {0} 至 {1} 分鐘，其他時機不用填寫',
    en: 'Give {0} to {1} minutes for "nobody acknowledges", and none otherwise',
  },
  'alarm.trigger.hours': {
    cn: '开始与结束时间须同时填写且不相同',
    hk: '開始及結束時間須一併填寫，且不可相同',
    en: 'Give both times, and not the same, or neither',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
