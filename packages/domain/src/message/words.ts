import { defineWords, type Phrase } from '../lib/index.ts';
import type { AnnouncementType, Classification, PushTarget } from './announcements.ts';
import type { AuditEvent, AuditState } from './audit.ts';
import type { Folder } from './centre.ts';
import type * as limits from './limits.ts';
import type { Channel, MessageGroup, Placeholder } from './templates.ts';

type Needed =
  | `message.classification.${Classification}`
  | `message.type.${AnnouncementType}`
  | `message.pushTarget.${PushTarget}`
  | `message.audit.state.${AuditState}`
  | `message.audit.event.${AuditEvent}`
  | `message.audit.refusal.${AuditState}`
  | `message.folder.${Folder}`
  | `message.channel.${Channel}`
  | `message.group.${MessageGroup}`
  | `message.placeholder.${Placeholder}`;

/**
 * The words of announcements, their audit, templates and the message centre.
 * @spec SHL-12 MSG-01 MSG-02 MSG-03 MSG-04
 */
export const messageWords = defineWords({
  'message.classification.system': { cn: '系统公告', hk: '系統公告', en: 'System announcement' },
  'message.classification.activity': { cn: '活动消息', hk: '活動訊息', en: 'Activity message' },
  'message.type.notice': { cn: '通知', hk: '通知', en: 'Notice' },
  'message.type.maintenance': { cn: '停机维护', hk: '停機維護', en: 'Maintenance' },
  'message.type.upgrade': { cn: '功能升级', hk: '功能升級', en: 'Upgrade' },
  'message.type.safety': { cn: '安全提醒', hk: '安全提示', en: 'Safety reminder' },
  'message.type.promotion': { cn: '优惠活动', hk: '優惠推廣', en: 'Promotion' },
  'message.type.training': { cn: '培训活动', hk: '培訓活動', en: 'Training' },
  'message.type.survey': { cn: '问卷调查', hk: '問卷調查', en: 'Survey' },
  'message.pushTarget.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partners and agents' },
  'message.pushTarget.unit': { cn: '单位与物业', hk: '單位及物業', en: 'Units and properties' },
  'message.pushTarget.place': { cn: '场所', hk: '場所', en: 'Places' },
  'message.announcement.otherClassification': {
    cn: '该类型不属于所选分类',
    hk: '此類型不屬於所選分類',
    en: 'This type belongs to the other classification',
  },

  'message.announcement.notFound': { cn: '没有此公告', hk: '沒有此公告', en: 'There is no such announcement' },
  'message.announcement.conflict': {
    cn: '{name} 刚刚改过此公告，请查看后再改',
    hk: '{name} 剛剛更改過此公告，請檢視後再改',
    en: '{name} has just changed this announcement; look at it and change it again',
  },
  'message.audit.state.pendingReview': { cn: '待审核', hk: '待審核', en: 'Pending review' },
  'message.audit.state.approved': { cn: '已通过', hk: '已批准', en: 'Approved' },
  'message.audit.state.rejected': { cn: '已驳回', hk: '已退回', en: 'Rejected' },
  'message.audit.event.approve': { cn: '通过', hk: '批准', en: 'Approve' },
  'message.audit.event.reject': { cn: '驳回', hk: '退回', en: 'Reject' },
  'message.audit.event.resubmit': { cn: '重新提交', hk: '重新提交', en: 'Resubmit' },
  'message.audit.reviewersOnly': {
    cn: '只有审核人员可以审核',
    hk: '只有審核人員可以審核',
    en: 'Only reviewers may audit',
  },
  'message.audit.ownAnnouncement': {
    cn: '公告由您提交，须由其他审核人员通过',
    hk: '公告由你提交，須由其他審核人員批准',
    en: 'You submitted this announcement; another reviewer has to approve it',
  },
  'message.audit.refusal.pendingReview': {
    cn: '公告正在等待审核',
    hk: '公告正等待審核',
    en: 'The announcement is still waiting for its review',
  },
  'message.audit.refusal.approved': {
    cn: '公告已审核通过，审核人：{name}',
    hk: '公告已獲批准，審核人：{name}',
    en: 'The announcement was already approved; reviewer: {name}',
  },
  'message.audit.refusal.rejected': {
    cn: '公告已被驳回，须先重新提交，审核人：{name}',
    hk: '公告已被退回，須先重新提交，審核人：{name}',
    en: 'The announcement was rejected and must be resubmitted first; reviewer: {name}',
  },

  'message.folder.pinned': { cn: '置顶', hk: '置頂', en: 'Pinned' },
  'message.folder.all': { cn: '全部消息', hk: '全部訊息', en: 'All messages' },
  'message.folder.notificationRecords': { cn: '通知记录', hk: '通知記錄', en: 'Notification records' },
  'message.folder.announcementAudit': { cn: '公告审核', hk: '公告審核', en: 'Announcement audit' },
  'message.folder.templates': { cn: '消息模板', hk: '訊息範本', en: 'Templates' },
  'message.folder.receiveConfiguration': { cn: '接收配置', hk: '接收設定', en: 'Receive configuration' },

  'message.channel.siteLetter': { cn: '站内信', hk: '站內訊息', en: 'Site letter' },
  'message.channel.app': { cn: '应用推送', hk: '應用程式推送', en: 'App push' },
  'message.channel.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'message.channel.voice': { cn: '语音电话', hk: '語音電話', en: 'Voice call' },
  'message.channel.wechat': { cn: '微信', hk: '微信', en: 'WeChat' },
  'message.channel.email': { cn: '邮件', hk: '電郵', en: 'E-mail' },

  'message.group.alarm': { cn: '报警', hk: '警報', en: 'Alarms' },
  'message.group.device': { cn: '设备', hk: '裝置', en: 'Devices' },
  'message.group.inspection': { cn: '巡检与隐患', hk: '巡查及隱患', en: 'Inspection and hazards' },
  'message.group.workOrder': { cn: '工单', hk: '工單', en: 'Work orders' },
  'message.group.payment': { cn: '费用', hk: '費用', en: 'Payments' },
  'message.group.account': { cn: '账号', hk: '帳戶', en: 'Account' },
  'message.group.announcement': { cn: '公告', hk: '公告', en: 'Announcements' },

  'message.placeholder.unit': { cn: '单位名称', hk: '單位名稱', en: 'Unit' },
  'message.placeholder.place': { cn: '场所名称', hk: '場所名稱', en: 'Place' },
  'message.placeholder.address': { cn: '地址', hk: '地址', en: 'Address' },
  'message.placeholder.device': { cn: '设备名称', hk: '裝置名稱', en: 'Device' },
  'message.placeholder.kind': { cn: '类别', hk: '類別', en: 'Kind' },
  'message.placeholder.level': { cn: '级别', hk: '級別', en: 'Level' },
  'message.placeholder.time': { cn: '时间', hk: '時間', en: 'Time' },
  'message.placeholder.days': { cn: '天数', hk: '日數', en: 'Days' },
  'message.placeholder.name': { cn: '姓名', hk: '姓名', en: 'Name' },
  'message.placeholder.count': { cn: '数量', hk: '數量', en: 'Count' },
  'message.placeholder.number': { cn: '编号', hk: '編號', en: 'Number' },
  'message.placeholder.amount': { cn: '金额', hk: '金額', en: 'Amount' },
  'message.placeholder.title': { cn: '标题', hk: '標題', en: 'Title' },
  'message.template.unknownPlaceholder': {
    cn: '占位符“{name}”不可用，可用的有：{allowed}',
    hk: '不可使用佔位符「{name}」，可用的有：{allowed}',
    en: 'The placeholder "{name}" cannot be used here; these can: {allowed}',
  },
  'message.template.brace': {
    cn: '花括号须成对，括号内只能是占位符名称',
    hk: '大括號須成對，括號內只可為佔位符名稱',
    en: 'Braces come in pairs around the name of a placeholder',
  },
  'message.template.missing': {
    cn: '占位符“{name}”没有内容',
    hk: '佔位符「{name}」沒有內容',
    en: 'Nothing to fill the placeholder "{name}" with',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** A short name of each limit, for people. @spec SHL-12 */
export const messageLimitWords = defineWords({
  'message.limit.pinMinutes': { cn: '置顶时长', hk: '置頂時間', en: 'Pin time' },
  'message.limit.titleChars': { cn: '公告标题字数', hk: '公告標題字數', en: 'Announcement title' },
  'message.limit.contentChars': { cn: '公告与模板内容字数', hk: '公告及範本內容字數', en: 'Content' },
  'message.limit.descriptionChars': { cn: '公告说明字数', hk: '公告說明字數', en: 'Description' },
  'message.limit.rejectionChars': { cn: '驳回原因字数', hk: '退回原因字數', en: 'Rejection reason' },
  'message.limit.templateNameChars': { cn: '模板名称字数', hk: '範本名稱字數', en: 'Template name' },
  'message.limit.standingMinutes': { cn: '升级前等待', hk: '升級前等待', en: 'Wait before an alarm is escalated' },
  'message.limit.accessUrlChars': { cn: '通道地址字数', hk: '通道網址字數', en: 'Address of an access' },
  'message.limit.mailSecretChars': {
    cn: '邮箱密码或访问密钥字数',
    hk: '郵箱密碼或存取密鑰字數',
    en: 'Password or key of an access',
  },
  'message.limit.carrierCodeChars': {
    cn: '运营商模板编号字数',
    hk: '電訊商範本編號字數',
    en: 'Code of a carrier’s template',
  },
  'message.limit.accessSecretChars': { cn: '签名密钥字数', hk: '簽署密鑰字數', en: 'Secret of an access' },
  'message.limit.accessPosition': { cn: '通道顺序', hk: '通道次序', en: 'Order of an access' },
  'message.limit.statisticsRangeDaysMax': {
    cn: '短信与语音统计的最长天数',
    hk: '短訊及語音統計的最長日數',
    en: 'Longest range of SMS and voice statistics',
  },
  'message.limit.smsSingleGsmUnits': {
    cn: '单条短信（英文字符）',
    hk: '單則短訊（英文字元）',
    en: 'One SMS in the GSM alphabet',
  },
  'message.limit.smsPartGsmUnits': {
    cn: '长短信每条（英文字符）',
    hk: '長短訊每則（英文字元）',
    en: 'Each part of a long SMS in the GSM alphabet',
  },
  'message.limit.smsSingleUcsUnits': {
    cn: '单条短信（含中文）',
    hk: '單則短訊（含中文）',
    en: 'One SMS in any other alphabet',
  },
  'message.limit.smsPartUcsUnits': {
    cn: '长短信每条（含中文）',
    hk: '長短訊每則（含中文）',
    en: 'Each part of a long SMS in any other alphabet',
  },
  'message.limit.accessChars': {
    cn: '接入名称与账号字数',
    hk: '接入名稱及帳戶字數',
    en: 'Access name and account',
  },
  'message.limit.smsSignatureChars': { cn: '短信签名字数', hk: '短訊簽名字數', en: 'SMS signature' },
  'message.limit.shownNumberDigits': {
    cn: '外显号码位数',
    hk: '來電顯示號碼位數',
    en: 'Digits of the number a call shows',
  },
  'message.limit.blocksCountedDays': {
    cn: '名单拦截统计天数',
    hk: '名單攔截統計日數',
    en: 'Days over which held back messages of a list are counted',
  },
  'message.limit.sendsCountedDays': {
    cn: '规则与触发统计天数',
    hk: '規則及觸發統計日數',
    en: 'Days over which sends of a rule are counted',
  },
  'message.limit.receiversPerNodeMax': {
    cn: '每处最多接收人数',
    hk: '每處最多接收人數',
    en: 'Receivers of one kind at one place',
  },
  'message.limit.sendsOfAlarmMax': {
    cn: '每条报警最多显示的发送记录',
    hk: '每個警報最多顯示的發送記錄',
    en: 'Sends shown of one alarm',
  },
  'message.limit.sendSumsMax': {
    cn: '发送统计最多显示的行数',
    hk: '發送統計最多顯示的行數',
    en: 'Lines of the SMS and voice statistics',
  },
  'message.limit.accessesMax': { cn: '发送通道数', hk: '發送通道數目', en: 'Accesses to carriers' },
  'message.limit.templatesMax': { cn: '消息模板数', hk: '訊息範本數目', en: 'Message templates' },
  'message.limit.phoneBlocksMax': { cn: '黑名单号码数', hk: '黑名單號碼數目', en: 'Blocked numbers' },
  'message.limit.heldLetterReceiversMax': {
    cn: '一级报警未发出时最多通知人数',
    hk: '一級警報未發出時最多通知人數',
    en: 'People told that a level 1 does not go',
  },
} satisfies Readonly<Record<`message.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const messageGuardWords = defineWords({
  'message.guard.isReviewer': { cn: '由审核人员操作', hk: '由審核人員操作', en: 'By a reviewer' },
  'message.guard.byAnother': {
    cn: '由提交人以外的审核人员操作',
    hk: '由提交人以外的審核人員操作',
    en: 'By another than who submitted it',
  },
  'message.guard.reasonGiven': { cn: '已填写驳回原因', hk: '已填寫駁回原因', en: 'A reason is given' },
});
