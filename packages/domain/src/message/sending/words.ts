import { defineWords, type Phrase } from '../../lib/index.ts';
import type { RangePreset, StatisticsLevel } from './statistics.ts';
import type { Receiver, Trigger } from './triggers.ts';

type Needed =
  | `message.preset.${RangePreset}`
  | `message.level.${StatisticsLevel}`
  | `message.trigger.${Trigger}`
  | `message.receiver.${Receiver}`;

/** The words of the sending statistics and the service centre. @spec SHL-12 MSG-05 MSG-06 */
export const messageSendingWords = defineWords({
  'message.preset.last7Days': { cn: '近 7 天', hk: '最近 7 日', en: 'Last 7 days' },
  'message.preset.last10Days': { cn: '近 10 天', hk: '最近 10 日', en: 'Last 10 days' },
  'message.preset.last30Days': { cn: '近 30 天', hk: '最近 30 日', en: 'Last 30 days' },
  'message.level.platform': { cn: '平台', hk: '平台', en: 'Platform' },
  'message.level.tenant': { cn: '租户', hk: '租戶', en: 'Tenant' },
  'message.level.user': { cn: '用户', hk: '用戶', en: 'User' },
  'message.range.order': {
    cn: '结束日期不能早于开始日期',
    hk: '結束日期不可早於開始日期',
    en: 'The last day cannot come before the first',
  },
  'message.range.tooLong': {
    cn: '最多可选 {0} 天，现在是 {days} 天',
    hk: '最多可選 {0} 日，現時為 {days} 日',
    en: 'At most {0} days; these are {days}',
  },

  'message.trigger.alarmRaised': { cn: '发生报警', hk: '發生警報', en: 'Alarm raised' },
  'message.trigger.alarmRecovered': { cn: '报警恢复', hk: '警報恢復', en: 'Alarm recovered' },
  'message.trigger.faultRaised': { cn: '发生故障', hk: '發生故障', en: 'Fault raised' },
  'message.trigger.deviceOffline': { cn: '设备离线', hk: '裝置離線', en: 'Device offline' },
  'message.trigger.lowBattery': { cn: '电量低', hk: '電量低', en: 'Low battery' },
  'message.trigger.serviceExpiring': { cn: '服务即将到期', hk: '服務即將到期', en: 'Service about to expire' },
  'message.trigger.inspectionDue': { cn: '巡检任务待完成', hk: '巡查任務待完成', en: 'Inspection due' },
  'message.trigger.inspectionFailed': { cn: '巡检不合格', hk: '巡查不合格', en: 'Inspection item failed' },
  'message.trigger.workOrderAssigned': { cn: '工单派发', hk: '工單指派', en: 'Work order assigned' },
  'message.trigger.announcementApproved': { cn: '公告发布', hk: '公告發布', en: 'Announcement published' },
  'message.trigger.templateRequired': {
    cn: '短信和语音须选择模板',
    hk: '短訊及語音須選擇範本',
    en: 'SMS and voice need a template',
  },
  'message.receiver.placeManager': { cn: '场所负责人', hk: '場所負責人', en: 'Manager of the place' },
  'message.receiver.placeMembers': { cn: '场所成员', hk: '場所成員', en: 'Members of the place' },
  'message.receiver.unitContacts': { cn: '单位联系人', hk: '單位聯絡人', en: 'Contacts of the unit' },
  'message.receiver.maintenanceCompany': { cn: '维保公司', hk: '維修保養公司', en: 'Maintenance company' },
  'message.receiver.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'message.receiver.inspector': { cn: '巡检员', hk: '巡查員', en: 'Inspector' },
  'message.receiver.agent': { cn: '客服人员', hk: '客戶服務員', en: 'Customer-service agent' },
  'message.access.shownNumber': { cn: '号码只能包含数字', hk: '號碼只可包含數字', en: 'Digits only' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
