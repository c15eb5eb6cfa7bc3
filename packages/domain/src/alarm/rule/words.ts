import { defineWords, type Phrase } from '../../lib/index.ts';
import type { TriggerAction, TriggerMoment } from './triggers.ts';

type Needed = `alarm.trigger.moment.${TriggerMoment}` | `alarm.trigger.action.${TriggerAction}`;

/** What is said of alarm rules, trigger rules and rehearsals. @spec ALM-05 ALM-12 N14 SHL-12 */
export const alarmRuleWords = defineWords({
  'alarm.rule.alarmTime': {
    cn: '报警时间须大于 {0} 分钟且小于 {1} 分钟',
    hk: '警報時間須大於 {0} 分鐘並小於 {1} 分鐘',
    en: 'The alarm time must be over {0} and under {1} minutes',
  },
  'alarm.rule.takesEffect': {
    cn: '修改将在 {0} 分钟后生效',
    hk: '修改將於 {0} 分鐘後生效',
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

  'alarm.rule.autoRecovery': { cn: '自动恢复', hk: '自動回復', en: 'Auto-recovery' },
  'alarm.rule.armingEnable': { cn: '布防时启用', hk: '佈防時啟用', en: 'Only while armed' },
  'alarm.rule.partner': { cn: '合作伙伴', hk: '合作夥伴', en: 'Partner' },

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
  'alarm.trigger.action.snapshot': { cn: '摄像机抓拍', hk: '攝影機擷圖', en: 'Take a snapshot' },
  'alarm.trigger.action.recording': { cn: '摄像机录像', hk: '攝影機錄影', en: 'Record video' },
  'alarm.trigger.action.workOrder': { cn: '创建工单', hk: '建立工單', en: 'Create a work order' },
  'alarm.trigger.action.command': { cn: '下发设备命令', hk: '向裝置發出指令', en: 'Send a device command' },
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
