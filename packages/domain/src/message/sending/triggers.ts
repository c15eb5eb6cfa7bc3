import type { AlarmCategory, AlarmKind } from '../../alarm/index.ts';
import { defineForm, flag, id, oneOf, optional, type Phrase, someOf } from '../../lib/index.ts';
import type { AlarmMoment } from './record.ts';
import { type Channel, channels, type MessageGroup } from '../templates.ts';

/**
 * What makes the service centre send: the group of the message and the ways a tenant starts with.
 * Decision: SMS and voice, which cost, only where somebody must act at once.
 * @spec MSG-06
 */
export const triggers = {
  alarmRaised: { group: 'alarm', channels: ['siteLetter', 'app', 'sms', 'voice'] },
  alarmStanding: { group: 'alarm', channels: ['siteLetter', 'app', 'sms', 'voice'] },
  alarmHandled: { group: 'alarm', channels: ['siteLetter', 'app'] },
  alarmRecovered: { group: 'alarm', channels: ['siteLetter', 'app'] },
  faultRaised: { group: 'alarm', channels: ['siteLetter', 'app'] },
  deviceOffline: { group: 'alarm', channels: ['siteLetter', 'app'] },
  lowBattery: { group: 'alarm', channels: ['siteLetter', 'app'] },
  dutyMissed: { group: 'alarm', channels: ['siteLetter', 'app', 'sms'] },
  hazardDue: { group: 'inspection', channels: ['siteLetter', 'app', 'sms'] },
  hazardOverdue: { group: 'inspection', channels: ['siteLetter', 'app', 'sms'] },
  serviceExpiring: { group: 'payment', channels: ['siteLetter', 'app', 'sms'] },
  inspectionDue: { group: 'inspection', channels: ['siteLetter', 'app'] },
  inspectionOverdue: { group: 'inspection', channels: ['siteLetter', 'app'] },
  inspectionFailed: { group: 'inspection', channels: ['siteLetter', 'app'] },
  workOrderAssigned: { group: 'workOrder', channels: ['siteLetter', 'app', 'sms', 'voice'] },
  announcementApproved: { group: 'announcement', channels: ['siteLetter', 'app'] },
} as const satisfies Record<string, { readonly group: MessageGroup; readonly channels: readonly Channel[] }>;
export type Trigger = keyof typeof triggers;

/** Who may be sent to. @spec MSG-06 */
export const receivers = [
  'placeManager',
  'placeMembers',
  'unitContacts',
  'maintenanceCompany',
  'partner',
  'responsible',
  'inspector',
  'agent',
] as const;
export type Receiver = (typeof receivers)[number];

/** Those that stand around an alarm: whoever answers for inspection or service has nothing to do with it. @spec MSG-06 */
export const alarmReceivers = [
  'placeManager',
  'placeMembers',
  'unitContacts',
  'maintenanceCompany',
  'partner',
] as const satisfies readonly Receiver[];

/** The triggers that an alarm pulls. @spec MSG-06 */
export const alarmTriggers = [
  'alarmRaised',
  'faultRaised',
  'deviceOffline',
  'lowBattery',
  'alarmStanding',
  'alarmRecovered',
  'alarmHandled',
] as const satisfies readonly Trigger[];
export type AlarmTrigger = (typeof alarmTriggers)[number];

/** The triggers that a hazard pulls. @spec MSG-06 ALM-13 */
export const hazardTriggers = ['hazardDue', 'hazardOverdue'] as const satisfies readonly Trigger[];
/** The triggers that a patrol pulls. @spec MSG-06 INS-05 */
export const inspectionTriggers = [
  'inspectionDue',
  'inspectionOverdue',
  'inspectionFailed',
] as const satisfies readonly Trigger[];
/**
 * Those whose messages go after everything else. Decision: what they remind of lasts for days, and a work order delays no alarm. Other notices, such as that nobody is
 * on duty, do not wait behind alarms.
 * @spec MSG-06
 */
export const reminderTriggers = [
  ...hazardTriggers,
  'serviceExpiring',
  'workOrderAssigned',
  ...inspectionTriggers,
] as const satisfies readonly Trigger[];

/** The triggers that something pulls: those that a tenant switches and sets. @spec MSG-06 DEV-14 ALM-13 INS-05 N16 */
export const pulledTriggers = [
  ...alarmTriggers,
  'dutyMissed',
  ...hazardTriggers,
  'serviceExpiring',
  'workOrderAssigned',
  ...inspectionTriggers,
] as const satisfies readonly Trigger[];
export type PulledTrigger = (typeof pulledTriggers)[number];

/** Those that answer for the station of a unit, which stands in no place. */
const stationReceivers = ['unitContacts', 'maintenanceCompany', 'partner'] as const satisfies readonly Receiver[];

/** Who stands around what pulls a trigger: nobody else can be chosen. @spec MSG-06 ALM-13 INS-05 N16 */
export function receiversFor(trigger: PulledTrigger): readonly Receiver[] {
  if (trigger === 'dutyMissed') return stationReceivers;
  if (trigger === 'workOrderAssigned') return ['agent'];
  // a task is of a unit, which stands in no place
  if (trigger === 'inspectionDue' || trigger === 'inspectionOverdue') return ['inspector', ...stationReceivers];
  const hasResponsible = (hazardTriggers as readonly Trigger[]).includes(trigger) || trigger === 'inspectionFailed';
  return hasResponsible ? ['responsible', ...alarmReceivers] : alarmReceivers;
}

/** Which trigger an alarm pulls at a moment. @spec MSG-06 ALM-09 */
export function triggerOfAlarm(
  moment: AlarmMoment,
  { category, kind }: { readonly category: AlarmCategory; readonly kind: AlarmKind },
): AlarmTrigger | undefined {
  if (moment === 'standing') return 'alarmStanding';
  if (moment === 'recovered') return 'alarmRecovered';
  if (moment === 'handled') return 'alarmHandled';
  if (kind === 'offline' || kind === 'signalLost') return 'deviceOffline';
  if (kind === 'lowBattery') return 'lowBattery';
  if (category === 'alarm') return 'alarmRaised';
  return category === 'fault' ? 'faultRaised' : undefined;
}

/** Whom a trigger is sent to until somebody says otherwise. */
export const startingReceivers = (trigger: Trigger): readonly Receiver[] => {
  if (trigger === 'alarmStanding') return ['placeManager', 'unitContacts', 'partner'];
  if (trigger === 'dutyMissed') return ['unitContacts', 'partner'];
  if (trigger === 'workOrderAssigned') return ['agent'];
  if (trigger === 'hazardDue' || trigger === 'hazardOverdue') return ['responsible', 'placeManager'];
  if (trigger === 'inspectionDue') return ['inspector'];
  if (trigger === 'inspectionOverdue') return ['inspector', 'unitContacts'];
  if (trigger === 'inspectionFailed') return ['responsible', 'placeManager'];
  return ['placeManager', 'unitContacts'];
};

/**
 * What is sent where no template is chosen: in the language of the account, and of the mainland where a person has none.
 * @spec MSG-06 SHL-12
 */
export const startingTexts: Readonly<Record<PulledTrigger, Phrase>> = {
  alarmRaised: {
    cn: '{unit}{place}的{device}于{time}发生{kind}（{level}），地址：{address}，请立即处理。',
    hk: '{unit}{place}的{device}於{time}發生{kind}（{level}），地址：{address}，請立即處理。',
    en: '{kind} ({level}) at {time}: {device}, {unit} {place}. Address: {address}. Please act at once.',
  },
  faultRaised: {
    cn: '{unit}{place}的{device}于{time}发生{kind}，请安排检修。',
    hk: '{unit}{place}的{device}於{time}發生{kind}，請安排檢修。',
    en: '{kind} at {time}: {device}, {unit} {place}. Please have it repaired.',
  },
  deviceOffline: {
    cn: '{unit}{place}的{device}于{time}{kind}，请检查设备与网络。',
    hk: '{unit}{place}的{device}於{time}{kind}，請檢查裝置及網絡。',
    en: '{kind} since {time}: {device}, {unit} {place}. Please check the device and its network.',
  },
  lowBattery: {
    cn: '{unit}{place}的{device}于{time}{kind}，请更换电池。',
    hk: '{unit}{place}的{device}於{time}{kind}，請更換電池。',
    en: '{kind} since {time}: {device}, {unit} {place}. Please replace the battery.',
  },
  alarmStanding: {
    cn: '{unit}{place}的{device}于{time}发生的{kind}（{level}）仍无人确认，请立即查看。',
    hk: '{unit}{place}的{device}於{time}發生的{kind}（{level}）仍無人確認，請立即查看。',
    en: 'Nobody has acknowledged {kind} ({level}) of {time}: {device}, {unit} {place}. Please look at it at once.',
  },
  alarmRecovered: {
    cn: '{unit}{place}的{device}于{time}发生的{kind}已恢复正常。',
    hk: '{unit}{place}的{device}於{time}發生的{kind}已恢復正常。',
    en: '{kind} of {time} has ended: {device}, {unit} {place}.',
  },
  alarmHandled: {
    cn: '{unit}{place}的{device}于{time}发生的{kind}已处理完毕。',
    hk: '{unit}{place}的{device}於{time}發生的{kind}已處理完畢。',
    en: '{kind} of {time} has been handled: {device}, {unit} {place}.',
  },
  dutyMissed: {
    cn: '{unit}的值班岗位未应答{time}的查岗，请立即核实。',
    hk: '{unit}的值班崗位未回應{time}的查崗，請立即核實。',
    en: 'The duty station of {unit} did not answer the check of {time}. Please find out why at once.',
  },
  hazardDue: {
    cn: '{unit}{place}的隐患“{name}”整改期限为{time}，剩余{days}天，请按期整改。',
    hk: '{unit}{place}的隱患「{name}」整改期限為{time}，尚餘{days}日，請如期整改。',
    en: 'The hazard “{name}” at {unit} {place} is due on {time}, in {days} {days|day|days}. Please put it right in time.',
  },
  hazardOverdue: {
    cn: '{unit}{place}的隐患“{name}”整改期限为{time}，已逾期{days}天，请立即整改。',
    hk: '{unit}{place}的隱患「{name}」整改期限為{time}，已逾期{days}日，請立即整改。',
    en: 'The hazard “{name}” at {unit} {place} was due on {time}, {days} {days|day|days} ago. Please put it right at once.',
  },
  serviceExpiring: {
    cn: '设备{name}（{number}）的服务截止日期为{time}，剩余{days}天，请及时续费。',
    hk: '裝置{name}（{number}）的服務截止日期為{time}，尚餘{days}日，請適時續費。',
    en: 'The service of the device {name} ({number}) ends on {time}, in {days} {days|day|days}. Please renew it in time.',
  },
  workOrderAssigned: {
    cn: '工单{number}（{level}）已派发给{name}，请于{time}前受理。',
    hk: '工單{number}（{level}）已指派給{name}，請於{time}前受理。',
    en: 'Work order {number} ({level}) was assigned to {name}. Please accept it by {time}.',
  },
  inspectionDue: {
    cn: '{unit}的巡检任务“{name}”须于{time}当天结束前完成，还有{count}个巡检点未检。',
    hk: '{unit}的巡查任務「{name}」須於{time}當日結束前完成，尚有{count}個巡查點未檢。',
    en: 'The inspection “{name}” of {unit} is to be completed by the end of {time}; {count} {count|point|points} to go.',
  },
  inspectionOverdue: {
    cn: '{unit}的巡检任务“{name}”应于{time}完成，已逾期{days}天，还有{count}个巡检点未检，请尽快补检。',
    hk: '{unit}的巡查任務「{name}」應於{time}完成，已逾期{days}日，尚有{count}個巡查點未檢，請盡快補檢。',
    en: 'The inspection “{name}” of {unit} was to be completed on {time}, {days} {days|day|days} ago; {count} {count|point|points} to go. Please make up for it soon.',
  },
  inspectionFailed: {
    cn: '{unit}{place}巡检于{time}发现“{name}”不合格，请尽快处理。',
    hk: '{unit}{place}巡查於{time}發現「{name}」不合格，請盡快處理。',
    en: '“{name}” failed the inspection at {unit} {place} on {time}. Please deal with it soon.',
  },
};

/**
 * A rule of the service centre: what sends, which way, to whom.
 * Decision: SMS and voice need a template, for carriers let nothing else pass.
 * @spec MSG-06
 */
export const triggerForm = defineForm(
  {
    trigger: oneOf(Object.keys(triggers) as Trigger[]),
    channels: someOf(channels),
    receivers: someOf(receivers),
    textTemplateId: optional(id),
    smsTemplateId: optional(id),
    voiceTemplateId: optional(id),
    isEnabled: flag,
  },
  ({ channels, smsTemplateId, voiceTemplateId }) => [
    smsTemplateId === undefined && channels.includes('sms')
      ? { code: 'message.trigger.templateRequired', field: 'smsTemplateId' }
      : undefined,
    voiceTemplateId === undefined && channels.includes('voice')
      ? { code: 'message.trigger.templateRequired', field: 'voiceTemplateId' }
      : undefined,
  ],
);
