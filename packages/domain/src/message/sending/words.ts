import { defineWords, type Phrase } from '../../lib/index.ts';
import type { RangePreset, StatisticsLevel } from './statistics.ts';
import type { SendKind, SendReason, SendState } from './record.ts';
import type { CarrierName } from './access.ts';
import type { Receiver, Trigger } from './triggers.ts';

type Needed =
  | `message.preset.${RangePreset}`
  | `message.level.${StatisticsLevel}`
  | `message.trigger.${Trigger}`
  | `message.receiver.${Receiver}`
  | `message.send.state.${SendState}`
  | `message.send.reason.${SendReason}`
  | `message.send.kind.${SendKind}`
  | `message.carrier.${CarrierName}`;

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
  'message.trigger.alarmStanding': { cn: '报警无人确认', hk: '警報無人確認', en: 'Alarm nobody took' },
  'message.trigger.alarmHandled': { cn: '报警已处理', hk: '警報已處理', en: 'Alarm handled' },
  'message.trigger.alarmRecovered': { cn: '报警恢复', hk: '警報恢復', en: 'Alarm recovered' },
  'message.trigger.faultRaised': { cn: '发生故障', hk: '發生故障', en: 'Fault raised' },
  'message.trigger.deviceOffline': { cn: '设备离线', hk: '裝置離線', en: 'Device offline' },
  'message.trigger.lowBattery': { cn: '电量低', hk: '電量低', en: 'Low battery' },
  'message.trigger.dutyMissed': { cn: '查岗未应答', hk: '查崗未回應', en: 'Duty check missed' },
  'message.trigger.hazardDue': { cn: '隐患整改即将到期', hk: '隱患整改即將到期', en: 'Hazard about to be due' },
  'message.trigger.hazardOverdue': { cn: '隐患整改逾期', hk: '隱患整改逾期', en: 'Hazard overdue' },
  'message.trigger.serviceExpiring': { cn: '服务即将到期', hk: '服務即將到期', en: 'Service about to expire' },
  'message.trigger.inspectionDue': { cn: '巡检任务待完成', hk: '巡查任務待完成', en: 'Inspection due' },
  'message.trigger.inspectionOverdue': { cn: '巡检任务逾期', hk: '巡查任務逾期', en: 'Inspection overdue' },
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
  'message.receiver.responsible': { cn: '整改责任人', hk: '整改責任人', en: 'Responsible for putting it right' },
  'message.receiver.inspector': { cn: '巡检员', hk: '巡查員', en: 'Inspector' },
  'message.receiver.agent': { cn: '客服人员', hk: '客戶服務員', en: 'Customer-service agent' },
  'message.access.shownNumber': { cn: '号码只能包含数字', hk: '號碼只可包含數字', en: 'Digits only' },
  'message.access.url': {
    cn: '请填写以 https:// 开头的地址，不能含用户名、空格或不可见字符',
    hk: '請填寫以 https:// 開首的網址，不可含用戶名稱、空格或不可見字元',
    en: 'Please enter an address that begins with https:// and has no user name, blanks or invisible characters',
  },
  'message.access.mailUrl': {
    cn: '请填写以 smtps:// 或 smtp:// 开头的地址，如 smtps://smtp.example.com:465',
    hk: '請填寫以 smtps:// 或 smtp:// 開頭的位址，例如 smtps://smtp.example.com:465',
    en: 'Please enter an address that begins with smtps:// or smtp://, such as smtps://smtp.example.com:465',
  },
  'message.template.carrierCode': {
    cn: '模板编号只能包含字母、数字、下划线和连字符',
    hk: '範本編號只可包含字母、數字、底線及連字號',
    en: 'Letters, digits, underscores and hyphens only',
  },
  'message.access.urlForbidden': {
    cn: '此地址指向内网，本平台不允许',
    hk: '此網址指向內部網絡，本平台不允許',
    en: 'This address leads into a private network, which is not allowed here',
  },
  'message.access.secretRequired': {
    cn: '请填写密钥或密码',
    hk: '請填寫密鑰或密碼',
    en: 'Please enter the secret or the password',
  },
  'message.access.noKey': {
    cn: '服务器上缺少加密密钥，密码无法保存；请系统管理员放回 secret.key 或设置 FIRELINE_SECRET_KEY',
    hk: '伺服器上缺少加密密鑰，密碼無法儲存；請系統管理員放回 secret.key 或設定 FIRELINE_SECRET_KEY',
    en: 'The server lacks the key that encrypts passwords: ask its administrator to put secret.key back or to set FIRELINE_SECRET_KEY',
  },
  'message.access.noWebhook': {
    cn: '此安装不支持该接入方式',
    hk: '此安裝不支援該接入方式',
    en: 'This installation cannot send that way',
  },
  'message.access.onlyOne': {
    cn: '这是唯一启用的通道，不能删除；请先启用另一个',
    hk: '這是唯一已啟用的通道，不可刪除；請先啟用另一個',
    en: 'This is the only access that is on and cannot be deleted; switch another one on first',
  },
  'message.access.notFound': { cn: '没有此通道', hk: '沒有此通道', en: 'There is no such access' },
  'message.conflict': {
    cn: '{name} 刚刚改过，请查看后再改',
    hk: '{name} 剛剛更改過，請檢視後再改',
    en: '{name} has just changed this; please look at it first',
  },
  'message.template.notFound': { cn: '没有此模板', hk: '沒有此範本', en: 'There is no such template' },
  'message.template.used': {
    cn: '模板正用于：{0}，不能删除或改变类型',
    hk: '範本正用於：{0}，不可刪除或更改類型',
    en: 'The template is used by {0} and cannot be deleted or change its type',
  },
  'message.template.notYours': {
    cn: '这是上级公开的模板，只能查看',
    hk: '這是上級公開的範本，只可檢視',
    en: 'This template is made public by somebody above and can only be read',
  },
  'message.trigger.channel': {
    cn: '此方式不能用于该触发条件',
    hk: '此方式不可用於該觸發條件',
    en: 'This way cannot be used here',
  },
  'message.trigger.receiver': {
    cn: '此接收人与报警无关',
    hk: '此接收人與警報無關',
    en: 'This receiver has nothing to do with alarms',
  },
  'message.block.notFound': { cn: '没有此记录', hk: '沒有此記錄', en: 'There is no such entry' },
  'message.block.exists': { cn: '名单中已有', hk: '名單中已有', en: 'It is already on the list' },
  'message.block.device': { cn: '没有此设备', hk: '沒有此裝置', en: 'There is no such device' },
  'message.send.notFound': { cn: '没有此发送记录', hk: '沒有此發送記錄', en: 'There is no such message' },
  'message.send.notFailed': {
    cn: '此消息没有失败，不能重新发送',
    hk: '此訊息沒有失敗，不能重新發送',
    en: 'This message has not failed, and is not sent again',
  },
  'message.send.noMobile': {
    cn: '您的账号没有手机号码或邮箱',
    hk: '你的帳戶沒有手機號碼或電郵',
    en: 'Your account has no mobile number or e-mail address',
  },
  'message.receipt.refused': { cn: '回执无效', hk: '回執無效', en: 'The receipt is not valid' },
  'message.receipt.known': { cn: '回执没有新内容', hk: '回執沒有新內容', en: 'The receipt reports nothing new' },
  'message.send.heldLetter.title': {
    cn: '一级报警的发送受限',
    hk: '一級警報的發送受限',
    en: 'Sending of level 1 alarms is held back',
  },

  'message.carrier.sandbox': { cn: '模拟通道', hk: '模擬通道', en: 'Sandbox' },
  'message.carrier.smtp': { cn: '邮件服务器（SMTP）', hk: '郵件伺服器（SMTP）', en: 'Mail server (SMTP)' },
  'message.carrier.aliyun': { cn: '阿里云短信', hk: '阿里雲短訊', en: 'Alibaba Cloud SMS' },
  'message.carrier.webhook': { cn: '网络接口', hk: '網絡介面', en: 'Web service' },
  'message.send.kind.alarm': { cn: '报警', hk: '警報', en: 'Alarm' },
  'message.send.kind.notice': { cn: '通知', hk: '通知', en: 'Notice' },
  'message.send.kind.code': { cn: '验证码', hk: '驗證碼', en: 'Code' },
  'message.send.kind.test': { cn: '测试', hk: '測試', en: 'Test' },
  'message.send.state.planned': { cn: '待发送', hk: '待發送', en: 'To be sent' },
  'message.send.state.held': { cn: '暂缓发送', hk: '暫緩發送', en: 'Held back' },
  'message.send.state.notSent': { cn: '未发送', hk: '未發送', en: 'Not sent' },
  'message.send.state.handed': { cn: '已交运营商', hk: '已交電訊商', en: 'With the carrier' },
  'message.send.state.sent': { cn: '已发出', hk: '已發出', en: 'Sent' },
  'message.send.state.delivered': { cn: '已送达', hk: '已送達', en: 'Delivered' },
  'message.send.state.failed': { cn: '发送失败', hk: '發送失敗', en: 'Failed' },
  'message.send.reason.off': { cn: '接收人关闭了此方式', hk: '接收人關閉了此方式', en: 'Switched off by the receiver' },
  'message.send.reason.silenced': { cn: '静默中', hk: '靜默中', en: 'Silenced' },
  'message.send.reason.interval': { cn: '推送间隔未到', hk: '推送間隔未到', en: 'Within the push interval' },
  'message.send.reason.frequency': {
    cn: '达到发送频次上限',
    hk: '達到發送頻次上限',
    en: 'The frequency limit is reached',
  },
  'message.send.reason.blockedPhone': {
    cn: '号码在黑名单中',
    hk: '號碼在黑名單中',
    en: 'The number is on the blacklist',
  },
  'message.send.reason.blockedDevice': {
    cn: '设备在黑名单中',
    hk: '裝置在黑名單中',
    en: 'The device is on the blacklist',
  },
  'message.send.reason.noTemplate': { cn: '没有可用的模板', hk: '沒有可用的範本', en: 'No template can be used' },
  'message.send.reason.noAccess': {
    cn: '没有启用的发送通道',
    hk: '沒有已啟用的發送通道',
    en: 'No access is switched on',
  },
  'message.send.reason.noAddress': {
    cn: '接收人没有号码或邮箱',
    hk: '接收人沒有號碼或電郵',
    en: 'The receiver has no number or address',
  },
  'message.send.reason.noUnits': {
    cn: '短信或语音余额不足',
    hk: '短訊或語音結餘不足',
    en: 'No messages or calls left',
  },
  'message.send.reason.overLimit': {
    cn: '已达本月用量上限',
    hk: '已達本月用量上限',
    en: 'The monthly maximum is reached',
  },
  'message.send.reason.over': {
    cn: '发送前已处理或已改期',
    hk: '發送前已處理或已改期',
    en: 'Dealt with before, or its due day was changed',
  },
  'message.send.reason.tooLate': {
    cn: '超过 24 小时未能发送',
    hk: '超過 24 小時未能發送',
    en: 'Could not go for 24 hours',
  },
  'message.send.reason.wrongClock': {
    cn: '由超前的时钟生成，未发送',
    hk: '由超前的時鐘產生，未發送',
    en: 'Written by a clock that ran ahead',
  },
  'message.send.reason.timeout': { cn: '运营商没有应答', hk: '電訊商沒有回應', en: 'The carrier did not answer' },
  'message.send.reason.unreachable': {
    cn: '无法连接运营商',
    hk: '無法連接電訊商',
    en: 'The carrier cannot be reached',
  },
  'message.send.reason.forbidden': {
    cn: '通道地址指向内网',
    hk: '通道網址指向內部網絡',
    en: 'The access leads into a private network',
  },
  'message.send.reason.refused': { cn: '运营商拒绝', hk: '電訊商拒絕', en: 'The carrier refused it' },
  'message.send.reason.noReceipt': { cn: '没有收到回执', hk: '沒有收到回執', en: 'No receipt came' },
  'message.send.reason.unanswered': {
    cn: '已交运营商，结果未知',
    hk: '已交電訊商，結果未知',
    en: 'Handed over, answer unknown',
  },
  'message.send.reason.internal': { cn: '平台内部错误', hk: '平台內部錯誤', en: 'An error inside the platform' },
  'message.send.reason.undelivered': { cn: '对方未接收', hk: '對方未接收', en: 'It did not reach the receiver' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
