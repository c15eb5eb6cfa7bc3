import { defineWords, type Phrase } from '../lib/index.ts';
import type { AgentStatus } from './agents.ts';
import type { OrderEvent, OrderState } from './handling.ts';
import type * as limits from './limits.ts';
import type { OrderList } from './lists.ts';
import type { NotificationMethod, OrderCategory, OrderLevel, Rating, Resolution } from './orders.ts';
import type { TransferEvent, TransferState } from './transfers.ts';

type Needed =
  | `service.order.state.${OrderState}`
  | `service.order.event.${OrderEvent}`
  | `service.order.refusal.${OrderState}`
  | `service.order.category.${OrderCategory}`
  | `service.order.level.${OrderLevel}`
  | `service.order.method.${NotificationMethod}`
  | `service.order.rating.${Rating}`
  | `service.order.resolution.${Resolution}`
  | `service.list.${OrderList | 'statistics'}`
  | `service.transfer.state.${TransferState}`
  | `service.transfer.event.${TransferEvent}`
  | `service.transfer.refusal.${TransferState}`
  | `service.agent.status.${AgentStatus}`;

/**
 * The words of work orders, transfers and agents.
 * @spec SHL-12 SRV-01 SRV-02 SRV-03 SRV-04
 */
export const serviceWords = defineWords({
  'service.order.state.pending': { cn: '待处理', hk: '待處理', en: 'Pending' },
  'service.order.state.processing': { cn: '处理中', hk: '處理中', en: 'Processing' },
  'service.order.state.closed': { cn: '已关闭', hk: '已結束', en: 'Closed' },
  'service.order.event.accept': { cn: '受理', hk: '受理', en: 'Accept' },
  'service.order.event.dispatch': { cn: '派单', hk: '指派', en: 'Dispatch' },
  'service.order.event.transfer': { cn: '转单', hk: '轉交', en: 'Transfer' },
  'service.order.event.handle': { cn: '处理', hk: '處理', en: 'Handle' },
  'service.order.event.close': { cn: '关闭', hk: '結束', en: 'Close' },
  'service.order.category.device': { cn: '设备', hk: '裝置', en: 'Device' },
  'service.order.category.falseAlarm': { cn: '误报', hk: '誤報', en: 'False alarm' },
  'service.order.category.messaging': { cn: '短信与语音', hk: '短訊及語音', en: 'SMS and voice' },
  'service.order.category.payment': { cn: '费用', hk: '費用', en: 'Payment' },
  'service.order.category.account': { cn: '账号', hk: '帳戶', en: 'Account' },
  'service.order.category.inspection': { cn: '巡检', hk: '巡查', en: 'Inspection' },
  'service.order.category.other': { cn: '其他', hk: '其他', en: 'Other' },
  'service.order.level.urgent': { cn: '紧急', hk: '緊急', en: 'Urgent' },
  'service.order.level.high': { cn: '重要', hk: '重要', en: 'High' },
  'service.order.level.normal': { cn: '普通', hk: '一般', en: 'Normal' },
  'service.order.method.sms': { cn: '短信', hk: '短訊', en: 'SMS' },
  'service.order.method.voice': { cn: '语音电话', hk: '語音電話', en: 'Voice call' },
  'service.order.method.wechat': { cn: '微信', hk: '微信', en: 'WeChat' },
  'service.order.rating.notRated': { cn: '未评价', hk: '未評價', en: 'Not rated' },
  'service.order.rating.veryDissatisfied': { cn: '非常不满意', hk: '非常不滿意', en: 'Very dissatisfied' },
  'service.order.rating.notSatisfied': { cn: '不满意', hk: '不滿意', en: 'Not satisfied' },
  'service.order.rating.general': { cn: '一般', hk: '一般', en: 'General' },
  'service.order.rating.satisfied': { cn: '满意', hk: '滿意', en: 'Satisfied' },
  'service.order.rating.verySatisfied': { cn: '非常满意', hk: '非常滿意', en: 'Very satisfied' },
  'service.order.resolution.resolved': { cn: '已解决', hk: '已解決', en: 'Resolved' },
  'service.order.resolution.unresolved': { cn: '未解决', hk: '未解決', en: 'Unresolved' },

  'service.agentFirst': { cn: '请先选择客服', hk: '請先選擇客戶服務員', en: 'Please select an agent first' },
  'service.order.levelRequired': { cn: '请选择工单级别', hk: '請選擇工單級別', en: 'Please choose the level' },
  'service.order.methodRequired': {
    cn: '请选择通知方式',
    hk: '請選擇通知方式',
    en: 'Please choose the notification method',
  },
  'service.order.resolutionRequired': {
    cn: '请选择问题是否已解决',
    hk: '請選擇問題是否已解決',
    en: 'Please choose whether the problem is resolved',
  },
  'service.order.selectFirst': { cn: '请先选择工单', hk: '請先選擇工單', en: 'Please select work orders first' },
  'service.order.sameAgent': {
    cn: '工单已在该客服名下',
    hk: '工單已由此客戶服務員負責',
    en: 'The agent already has it',
  },
  'service.order.others': {
    cn: '工单由他人负责：{name}',
    hk: '工單由他人負責：{name}',
    en: 'The work order is with somebody else: {name}',
  },
  'service.order.acceptFirst': {
    cn: '工单尚未受理，只有创建人可以关闭',
    hk: '工單尚未受理，只有建立者可以結束',
    en: 'Nobody has accepted it yet: only its creator may close it',
  },
  'service.order.transferPending': {
    cn: '工单正在等待转单确认',
    hk: '工單正等待轉交確認',
    en: 'The work order is waiting for its transfer to be confirmed',
  },
  'service.order.refusal.pending': {
    cn: '工单尚未受理，请先受理',
    hk: '工單尚未受理，請先受理',
    en: 'The work order must be accepted first',
  },
  'service.order.refusal.processing': {
    cn: '工单已受理，负责人：{name}',
    hk: '工單已受理，負責人：{name}',
    en: 'The work order was already accepted by {name}',
  },
  'service.order.refusal.closed': {
    cn: '工单已关闭，操作人：{name}',
    hk: '工單已結束，操作者：{name}',
    en: 'The work order was already closed by {name}',
  },

  'service.list.my': { cn: '我的工单', hk: '我的工單', en: 'My work orders' },
  'service.list.unprocessed': { cn: '未处理工单', hk: '未處理工單', en: 'Unprocessed' },
  'service.list.processing': { cn: '处理中工单', hk: '處理中工單', en: 'In processing' },
  'service.list.transfers': { cn: '转单记录', hk: '轉交紀錄', en: 'Transfer records' },
  'service.list.statistics': { cn: '工单统计', hk: '工單統計', en: 'Work order statistics' },
  'service.list.all': { cn: '全部工单', hk: '全部工單', en: 'All work orders' },

  'service.transfer.state.pendingConfirmation': { cn: '待确认', hk: '待確認', en: 'Pending confirmation' },
  'service.transfer.state.confirmed': { cn: '已确认', hk: '已確認', en: 'Confirmed' },
  'service.transfer.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'service.transfer.event.confirm': { cn: '确认接收', hk: '確認接收', en: 'Confirm' },
  'service.transfer.event.reject': { cn: '拒绝接收', hk: '拒絕接收', en: 'Reject' },
  'service.transfer.event.withdraw': { cn: '撤回', hk: '撤回', en: 'Withdraw' },
  'service.transfer.targetOnly': {
    cn: '只有接收的客服可以确认或拒绝',
    hk: '只有接收的客戶服務員可以確認或拒絕',
    en: 'Only the agent asked may confirm or reject',
  },
  'service.transfer.operatorOnly': {
    cn: '只有发起人可以撤回',
    hk: '只有發起人可以撤回',
    en: 'Only who asked may withdraw it',
  },
  'service.transfer.refusal.pendingConfirmation': {
    cn: '转单正在等待确认',
    hk: '轉交正等待確認',
    en: 'The transfer is waiting for its confirmation',
  },
  'service.transfer.refusal.confirmed': { cn: '转单已确认', hk: '轉交已確認', en: 'The transfer was confirmed' },
  'service.transfer.refusal.failed': { cn: '转单已失败', hk: '轉交已失敗', en: 'The transfer has failed' },

  'service.agent.status.enabled': { cn: '启用', hk: '啟用', en: 'Enabled' },
  'service.agent.status.disabled': { cn: '停用', hk: '停用', en: 'Disabled' },
  'service.agent.wechatUnbound': {
    cn: '尚未绑定微信，无法打开微信通知',
    hk: '尚未綁定微信，無法開啟微信通知',
    en: 'WeChat is not bound: its notifications cannot be switched on',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

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
  'service.limit.imageCount': { cn: '图片张数', hk: '圖片張數', en: 'Images' },
  'service.limit.imageAddressChars': { cn: '图片地址字数', hk: '圖片網址字數', en: 'Image address' },
  'service.limit.jobNumberChars': { cn: '客服工号字数', hk: '職員編號字數', en: 'Job number' },
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
  'service.limit.feedbackImageBytesMax': {
    cn: '反馈图片大小',
    hk: '意見圖片大小',
    en: 'Size of a picture of feedback',
  },
  'service.limit.feedbackChars': { cn: '反馈与回复字数', hk: '意見及回覆字數', en: 'Feedback and reply' },
} satisfies Readonly<Record<`service.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const serviceGuardWords = defineWords({
  'service.guard.isTarget': { cn: '由接收的客服操作', hk: '由接收的客戶服務員操作', en: 'By the agent asked' },
  'service.guard.isOperator': { cn: '由发起人操作', hk: '由發起人操作', en: 'By who asked' },
  'service.guard.reasonFits': {
    cn: '已填写原因且不超过字数',
    hk: '已填寫原因且不超過字數',
    en: 'A reason is given, and not too long',
  },
  'service.guard.agentSelected': {
    cn: '已选择另一位客服',
    hk: '已選擇另一位客戶服務員',
    en: 'Another agent is selected',
  },
  'service.guard.forMe': {
    cn: '工单未分派，或由本人负责',
    hk: '工單未分派，或由本人負責',
    en: 'Nobody has it yet, or oneself',
  },
  'service.guard.mine': { cn: '由本人负责', hk: '由本人負責', en: 'One has it oneself' },
  'service.guard.mineOrMyOwn': {
    cn: '由本人负责或创建',
    hk: '由本人負責或建立',
    en: 'One has it oneself, or created it',
  },
  'service.guard.myOwn': { cn: '由本人创建', hk: '由本人建立', en: 'One created it oneself' },
  'service.guard.resolutionChosen': {
    cn: '已选择问题是否解决',
    hk: '已選擇問題是否解決',
    en: 'It was chosen whether the problem is resolved',
  },
  'service.guard.noTransferPending': {
    cn: '没有等待确认的转单',
    hk: '沒有等待確認的轉交',
    en: 'No transfer waits to be confirmed',
  },
});
