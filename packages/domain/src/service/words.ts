import { defineWords, type Phrase } from '../lib/index.ts';
import type { AgentStatus } from './agents.ts';
import type { OrderEvent, OrderState } from './handling.ts';
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
  | `service.due.${'met' | 'missed'}`
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
  'service.order.event.decline': { cn: '退回', hk: '退回', en: 'Decline' },
  'service.order.event.reassign': { cn: '改派', hk: '改派', en: 'Reassign' },
  'service.order.event.setLevel': { cn: '更改级别', hk: '更改級別', en: 'Change level' },
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
  'service.order.sameLevel': { cn: '工单已是该级别', hk: '工單已是此級別', en: 'The order has this level already' },
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
  'service.order.nobodys': {
    cn: '工单尚无人负责',
    hk: '工單尚無人負責',
    en: 'Nobody has the work order yet',
  },
  'service.order.reasonRequired': { cn: '请填写原因', hk: '請填寫原因', en: 'Please give the reason' },
  'service.order.nothingSaid': {
    cn: '请填写处理说明或添加图片',
    hk: '請填寫處理說明或加入圖片',
    en: 'Write what was done or add a picture',
  },
  'service.order.ratingRequired': { cn: '请选择评价', hk: '請選擇評價', en: 'Please choose a rating' },
  'service.order.rateOwnOnly': {
    cn: '只有创建人可以评价或追加工单',
    hk: '只有建立者可以評價或追加工單',
    en: 'Only its creator may rate it or follow it up',
  },
  'service.order.rateSelf': {
    cn: '不能评价自己处理的工单',
    hk: '不能評價自己處理的工單',
    en: 'Nobody rates the own work',
  },
  'service.order.rated': { cn: '工单已评价', hk: '工單已評價', en: 'The work order was rated already' },
  'service.order.closeFirst': { cn: '工单尚未关闭', hk: '工單尚未結束', en: 'The work order is not closed yet' },
  'service.order.tooLate': {
    cn: '工单关闭已超过 {days} 天',
    hk: '工單結束已超過 {days} 日',
    en: 'The work order was closed more than {days} {days|day|days} ago',
  },
  'service.diagnosis.notFound': {
    cn: '诊断记录不存在或无权查看',
    hk: '診斷記錄不存在或無權檢視',
    en: 'There is no such diagnosis for you',
  },
  'service.diagnosis.settled': {
    cn: '该诊断已转为工单',
    hk: '此診斷已轉為工單',
    en: 'A work order was made of this diagnosis already',
  },
  'service.diagnosis.tooMany': {
    cn: '每分钟最多诊断 {max} 次，请稍后再试',
    hk: '每分鐘最多診斷 {max} 次，請稍後再試',
    en: 'At most {max} diagnoses a minute; try again later',
  },
  'service.order.notFound': {
    cn: '工单不存在或无权查看',
    hk: '工單不存在或無權檢視',
    en: 'There is no such work order for you',
  },
  'service.order.agentGone': {
    cn: '该客服不能接收此工单',
    hk: '此客戶服務員不能接收此工單',
    en: 'This agent cannot be given the work order',
  },
  'service.order.deviceGone': {
    cn: '设备不存在或无权查看',
    hk: '裝置不存在或無權檢視',
    en: 'There is no such device for you',
  },
  'service.order.followed': {
    cn: '已有追加工单 {number}',
    hk: '已有追加工單 {number}',
    en: 'It is followed by work order {number} already',
  },
  'service.order.conflict': {
    cn: '{name} 已先行操作，请查看最新状态',
    hk: '{name} 已先行操作，請檢視最新狀態',
    en: '{name} was first; please look at how it stands now',
  },
  'service.order.requestTaken': {
    cn: '该次提交已生成另一工单',
    hk: '該次提交已產生另一工單',
    en: 'This press has made another work order',
  },
  'service.due.met': { cn: '按时受理', hk: '如期受理', en: 'Accepted in time' },
  'service.due.missed': { cn: '受理超时', hk: '受理逾時', en: 'Accepted late' },
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
  'service.list.transfers': { cn: '转单记录', hk: '轉交記錄', en: 'Transfer records' },
  'service.list.statistics': { cn: '工单统计', hk: '工單統計', en: 'Work order statistics' },
  'service.list.all': { cn: '全部工单', hk: '全部工單', en: 'All work orders' },

  'service.transfer.state.pendingConfirmation': { cn: '待确认', hk: '待確認', en: 'Pending confirmation' },
  'service.transfer.state.confirmed': { cn: '已确认', hk: '已確認', en: 'Confirmed' },
  'service.transfer.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'service.transfer.event.confirm': { cn: '确认接收', hk: '確認接收', en: 'Confirm' },
  'service.transfer.event.reject': { cn: '拒绝接收', hk: '拒絕接收', en: 'Reject' },
  'service.transfer.event.withdraw': { cn: '撤回', hk: '撤回', en: 'Withdraw' },
  'service.transfer.event.expire': { cn: '超时无人应答', hk: '逾時無人回應', en: 'No answer' },
  'service.transfer.event.end': { cn: '因工单改变而结束', hk: '因工單改變而結束', en: 'Ended with the order' },
  'service.transfer.stillWaits': {
    cn: '转单仍在等待确认',
    hk: '轉交仍在等待確認',
    en: 'The transfer may still be confirmed',
  },
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
  'service.agent.notFound': {
    cn: '客服不存在或无权查看',
    hk: '客戶服務員不存在或無權檢視',
    en: 'There is no such agent for you',
  },
  'service.agent.taken': { cn: '工号已被使用', hk: '職員編號已被使用', en: 'Another agent has this job number' },
  'service.agent.already': { cn: '该账号已是客服', hk: '此帳戶已是客戶服務員', en: 'This account is an agent already' },
  'service.agent.hasOrders': {
    cn: '仍有 {count} 个未结工单，请先移交',
    hk: '仍有 {count} 個未結工單，請先移交',
    en: 'There {count|is|are} still {count} open work {count|order|orders}; hand them on first',
  },
  'service.agent.wechatId': {
    cn: '微信标识只含字母、数字、下划线和连字符',
    hk: '微信識別碼只含字母、數字、底線和連字號',
    en: 'A WeChat identity holds only letters, digits, underscores and hyphens',
  },
  'service.agent.wechatUnbound': {
    cn: '尚未绑定微信，无法打开微信通知',
    hk: '尚未綁定微信，無法開啟微信通知',
    en: 'WeChat is not bound: its notifications cannot be switched on',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
