import { defineWords, type Phrase } from '../../lib/index.ts';
import type * as limits from '../limits.ts';

/** A short name of each limit, for people. @spec SHL-12 */
export const serviceLimitWords = defineWords({
  'service.limit.problemChars': {
    cn: '工单问题描述字数',
    hk: '工單問題描述字數',
    en: 'Problem description',
  },
  'service.limit.reasonChars': {
    cn: '处理原因或备注字数',
    hk: '處理原因或備註字數',
    en: 'Handling reason or remark',
  },
  'service.limit.batchOrderCount': { cn: '批量处理的工单数', hk: '批次處理的工單數目', en: 'Work orders in one batch' },
  'service.limit.orderImageBytesMax': {
    cn: '工单图片大小',
    hk: '工單圖片大小',
    en: 'Size of a picture of a work order',
  },
  'service.limit.orderRequestChars': { cn: '提交编号字数', hk: '提交編號字數', en: 'Number of a press' },
  'service.limit.transferHours': { cn: '转单等待小时数', hk: '轉交等待小時數', en: 'Hours that a transfer waits' },
  'service.limit.afterClosingDays': {
    cn: '关闭后可评价或追加的天数',
    hk: '結束後可評價或追加的日數',
    en: 'Days for rating and following up',
  },
  'service.limit.dueMinutes': { cn: '受理时限', hk: '受理時限', en: 'Time until accepted' },
  'service.limit.feedbackDueMinutes': {
    cn: '反馈回复时限',
    hk: '意見回覆時限',
    en: 'Time until feedback is replied to',
  },
  'service.limit.remindMinutes': {
    cn: '到期前提醒的分钟数',
    hk: '到期前提示的分鐘數',
    en: 'Reminder before it is due',
  },
  'service.limit.imageCount': { cn: '图片张数', hk: '圖片張數', en: 'Images' },
  'service.limit.imageAddressChars': { cn: '图片地址字数', hk: '圖片網址字數', en: 'Image address' },
  'service.limit.jobNumberChars': { cn: '客服工号字数', hk: '職員編號字數', en: 'Job number' },
  'service.limit.diagnosedSendDays': {
    cn: '诊断查看发送的天数',
    hk: '診斷檢視發送的日數',
    en: 'Days in which a diagnosis looks for a message',
  },
  'service.limit.diagnosesPerMinute': { cn: '每分钟诊断次数', hk: '每分鐘診斷次數', en: 'Diagnoses a minute' },
  'service.limit.lastKnownHeartbeats': {
    cn: '数值视为最后已知的心跳数',
    hk: '數值視為最後已知的心跳數',
    en: 'Heartbeats after which a value is the last known',
  },
  'service.limit.wechatIdChars': { cn: '微信标识字数', hk: '微信識別碼字數', en: 'WeChat identity' },
  'service.limit.askedNameChars': {
    cn: '诊断用户名字数',
    hk: '診斷用戶名稱字數',
    en: 'User name in a diagnosis',
  },
  'service.limit.unsolvedReasonChars': {
    cn: '未解决原因字数',
    hk: '未解決原因字數',
    en: 'Unsolved reason',
  },
  'service.limit.goodSignalMin': {
    cn: '诊断视为正常的最低信号',
    hk: '診斷視為正常的最低訊號',
    en: 'Weakest good signal in a diagnosis',
  },
  'service.limit.goodBatteryPercentMin': {
    cn: '诊断视为正常的最低电量',
    hk: '診斷視為正常的最低電量',
    en: 'Lowest good battery in a diagnosis',
  },
  'service.limit.usualAlarmsPerDayMax': {
    cn: '诊断视为正常的每日报警次数',
    hk: '診斷視為正常的每日警報次數',
    en: 'Usual alarms of a device in a day',
  },
  'service.limit.goodBalancePiecesMin': {
    cn: '诊断提醒的短信与语音余量',
    hk: '診斷提示的短訊及語音餘額',
    en: 'Balance below which a diagnosis warns',
  },
  'service.limit.supportHours': {
    cn: '每日客服时间',
    hk: '每日客戶服務時間',
    en: 'Support hours of every day',
  },
  'service.limit.chatChars': { cn: '聊天内容字数', hk: '對話內容字數', en: 'Chat message' },
  'service.limit.chatImageMegabytesMax': { cn: '聊天图片大小', hk: '對話圖片大小', en: 'Chat image' },
  'service.limit.chatKeyChars': { cn: '聊天消息编号字数', hk: '對話訊息編號字數', en: 'Name of a chat message' },
  'service.limit.savedReplyTitleChars': {
    cn: '常用回复标题字数',
    hk: '常用回覆標題字數',
    en: 'Title of a saved reply',
  },
  'service.limit.savedRepliesMax': { cn: '常用回复条数', hk: '常用回覆數目', en: 'Saved replies' },
  'service.limit.chatSubjectChars': { cn: '聊天标题字数', hk: '對話標題字數', en: 'Subject of a chat' },
  'service.limit.chatReopenDays': {
    cn: '咨询结束后可重新打开的天数',
    hk: '查詢結束後可重新開啟的日數',
    en: 'Days in which a closed chat opens again',
  },
  'service.limit.chatIdleHours': {
    cn: '回复后无回应多久自动结束',
    hk: '回覆後無回應多久自動結束',
    en: 'Silence after an answer that closes a chat',
  },
  'service.limit.chatLetterMinutes': {
    cn: '回复超过多久另发站内信',
    hk: '回覆超過多久另發站內信',
    en: 'Wait after which an answer is also written as a letter',
  },
  'service.limit.chatLongWaitMinutes': {
    cn: '咨询等待多久算久等',
    hk: '查詢等候多久屬久候',
    en: 'Wait for an answer that is long',
  },
  'service.limit.chatFaqsMax': {
    cn: '咨询时推荐的常见问题数',
    hk: '查詢時建議的常見問題數',
    en: 'Questions offered at the beginning of a chat',
  },
  'service.limit.feedbackImageBytesMax': {
    cn: '反馈图片大小',
    hk: '意見圖片大小',
    en: 'Size of a picture of feedback',
  },
  'service.limit.feedbackChars': { cn: '反馈与回复字数', hk: '意見及回覆字數', en: 'Feedback and reply' },
} satisfies Readonly<Record<`service.limit.${keyof typeof limits}`, Phrase>>);
