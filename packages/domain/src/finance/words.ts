import { defineWords, type Phrase } from '../lib/index.ts';
import type * as limits from './limits.ts';
import type { MerchantType, RecipientRelation, RecipientType } from './merchants.ts';
import type { OrderEvent, OrderPrompt, OrderState, OrderType, PaymentMethod } from './orders.ts';
import type { CallbackState, ChannelState, PayChannel } from './payment.ts';
import type { RefundEvent, RefundState, RefundTrackStep } from './refunds.ts';
import type { SplitEvent, SplitResult } from './splitRecords.ts';
import type { ToggleOutcome, TriggerEvent, TriggerState } from './triggers.ts';

type NeededOrder =
  | `finance.callback.${CallbackState}`
  | `finance.channel.${PayChannel}.${Exclude<ChannelState, 'ready'>}`
  | `finance.method.${PaymentMethod}`
  | `finance.order.event.${OrderEvent}`
  | `finance.order.prompt.${OrderPrompt}`
  | `finance.order.state.${OrderState}`
  | `finance.order.type.${OrderType}`
  | `finance.refund.event.${RefundEvent}`
  | `finance.refund.is.${RefundState}`
  | `finance.refund.state.${RefundState}`
  | `finance.refund.track.${RefundTrackStep}`;

type NeededSplit =
  | `finance.merchant.type.${MerchantType}`
  | `finance.recipient.relation.${RecipientRelation}`
  | `finance.recipient.type.${RecipientType}`
  | `finance.split.event.${SplitEvent}`
  | `finance.split.is.${SplitResult}`
  | `finance.split.result.${SplitResult}`
  | `finance.trigger.already.${TriggerState}`
  | `finance.trigger.event.${TriggerEvent}`
  | `finance.trigger.outcome.${ToggleOutcome}`
  | `finance.trigger.state.${TriggerState}`;

/** The words of orders, payments and refunds, and every reason of a refusal. @spec SHL-12 FIN-01 FIN-08 FIN-13 */
export const financeWords = defineWords({
  'finance.callback.pending': { cn: '等待支付结果', hk: '等待付款結果', en: 'Waiting for the payment' },
  'finance.callback.paid': { cn: '支付成功', hk: '付款成功', en: 'Paid' },
  'finance.callback.failed': { cn: '支付失败', hk: '付款失敗', en: 'Payment failed' },
  'finance.callback.expired': { cn: '支付超时', hk: '付款逾時', en: 'Payment expired' },

  'finance.channel.applet.unauthenticated': {
    cn: '支付小程序未认证，无法收款',
    hk: '付款小程式未經認證，無法收款',
    en: 'The payment applet is not authenticated and cannot take payments',
  },
  'finance.channel.applet.unauthorised': {
    cn: '支付小程序未授权，无法收款',
    hk: '付款小程式未獲授權，無法收款',
    en: 'The payment applet is not authorised and cannot take payments',
  },
  'finance.channel.officialAccount.unauthenticated': {
    cn: '公众号未认证，无法收款',
    hk: '官方帳號未經認證，無法收款',
    en: 'The official account is not authenticated and cannot take payments',
  },
  'finance.channel.officialAccount.unauthorised': {
    cn: '公众号未授权，无法收款',
    hk: '官方帳號未獲授權，無法收款',
    en: 'The official account is not authorised and cannot take payments',
  },

  'finance.method.wechat': { cn: '微信支付', hk: '微信支付', en: 'WeChat Pay' },
  'finance.method.alipay': { cn: '支付宝', hk: '支付寶', en: 'Alipay' },
  'finance.method.balance': { cn: '账户余额', hk: '帳戶結餘', en: 'Account balance' },
  'finance.method.bankTransfer': { cn: '银行转账', hk: '銀行轉帳', en: 'Bank transfer' },
  'finance.method.offlineCode': { cn: '线下支付码', hk: '離線付款碼', en: 'Offline pay code' },

  'finance.order.event.pay': { cn: '支付', hk: '付款', en: 'Pay' },
  'finance.order.event.abandon': { cn: '未完成支付', hk: '未完成付款', en: 'Not paid' },
  'finance.order.event.paid': { cn: '支付到账', hk: '款項已到帳', en: 'Payment arrived' },
  'finance.order.event.fail': { cn: '支付失败', hk: '付款失敗', en: 'Payment failed' },
  'finance.order.event.cancel': { cn: '取消订单', hk: '取消訂單', en: 'Cancel order' },
  'finance.order.event.expire': { cn: '超时关闭', hk: '逾時關閉', en: 'Expire' },
  'finance.order.prompt.askIfPaid': { cn: '支付是否已成功？', hk: '付款是否已成功？', en: 'Did the payment succeed?' },
  'finance.order.prompt.unpaidOrders': {
    cn: '您有未支付的订单，请前往处理',
    hk: '你有未付款的訂單，請前往處理',
    en: 'Unpaid orders exist, please go and handle them',
  },
  'finance.order.state.unpaid': { cn: '未支付', hk: '未付款', en: 'Unpaid' },
  'finance.order.state.paying': { cn: '支付中', hk: '付款中', en: 'Paying' },
  'finance.order.state.success': { cn: '支付成功', hk: '付款成功', en: 'Paid' },
  'finance.order.state.failed': { cn: '支付失败', hk: '付款失敗', en: 'Failed' },
  'finance.order.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'finance.order.state.expired': { cn: '已过期', hk: '已過期', en: 'Expired' },
  'finance.order.type.serviceFee': { cn: '设备服务费', hk: '裝置服務費', en: 'Device service fee' },
  'finance.order.type.dataCard': { cn: '流量卡', hk: '數據卡', en: 'Data card' },
  'finance.order.type.smsTraffic': { cn: '短信流量', hk: '短訊流量', en: 'SMS traffic' },
  'finance.order.type.voiceTraffic': { cn: '语音流量', hk: '語音流量', en: 'Voice traffic' },
  'finance.order.type.smsResource': { cn: '短信资源', hk: '短訊資源', en: 'SMS resource' },
  'finance.order.type.voiceResource': { cn: '语音资源', hk: '語音資源', en: 'Voice resource' },
  'finance.order.type.cloudStorage': { cn: '云存储', hk: '雲端儲存', en: 'Cloud storage' },
  'finance.order.type.watermark': { cn: '水印', hk: '水印', en: 'Watermark' },
  'finance.order.type.topUp': { cn: '账户充值', hk: '帳戶增值', en: 'Top-up' },
  'finance.order.alreadyPaid': { cn: '订单已支付', hk: '訂單已付款', en: 'The order has been paid' },
  'finance.order.amount': {
    cn: '支付金额 {paid} 元与应付金额 {payable} 元不一致',
    hk: '付款金額 {paid} 元與應付金額 {payable} 元不符',
    en: 'The amount paid, {paid} yuan, is not the amount payable, {payable} yuan',
  },
  'finance.order.cancelled': { cn: '订单已取消', hk: '訂單已取消', en: 'The order has been cancelled' },
  'finance.order.expired': {
    cn: '订单已超过支付时限',
    hk: '訂單已超過付款時限',
    en: 'The time to pay this order is over',
  },
  'finance.order.latePayment': {
    cn: '订单已关闭，款项将原路退回',
    hk: '訂單已關閉，款項將退回原付款方式',
    en: 'The order is closed: the payment goes back to the payer',
  },
  'finance.order.notDue': { cn: '支付时限未到', hk: '付款時限未到', en: 'The time to pay is not over yet' },
  'finance.order.notPaying': {
    cn: '订单没有正在进行的支付',
    hk: '訂單沒有進行中的付款',
    en: 'No payment of this order is under way',
  },
  'finance.order.paidInFull': {
    cn: '已支付金额须等于应付金额，未支付时为 0',
    hk: '已付金額須等於應付金額，未付款時為 0',
    en: 'The amount paid must be the amount payable, or 0 while unpaid',
  },
  'finance.order.paymentTime': {
    cn: '支付时间须在支付成功后才有',
    hk: '付款時間須在付款成功後才有',
    en: 'There is a payment time if and only if the order is paid',
  },
  'finance.order.refunded': {
    cn: '已退款金额须在 0 与已支付金额之间',
    hk: '已退款金額須在 0 與已付金額之間',
    en: 'The amount refunded must be between 0 and the amount paid',
  },
  'finance.order.paying': {
    cn: '支付进行中，请先确认支付未完成',
    hk: '付款進行中，請先確認付款未完成',
    en: 'A payment is under way: first confirm that it was not completed',
  },

  'finance.refund.event.approve': { cn: '同意退款', hk: '批准退款', en: 'Approve' },
  'finance.refund.event.refuse': { cn: '拒绝退款', hk: '拒絕退款', en: 'Refuse' },
  'finance.refund.event.succeed': { cn: '退款到账', hk: '退款已到帳', en: 'Refund arrived' },
  'finance.refund.event.fail': { cn: '退款失败', hk: '退款失敗', en: 'Refund failed' },
  'finance.refund.is.underReview': { cn: '退款正在审核', hk: '退款正在審核', en: 'The refund is under review' },
  'finance.refund.is.success': { cn: '退款已成功', hk: '退款已成功', en: 'The refund has succeeded' },
  'finance.refund.is.refused': { cn: '退款已被拒绝', hk: '退款已被拒絕', en: 'The refund has been refused' },
  'finance.refund.is.failed': {
    cn: '退款已失败，请重新申请',
    hk: '退款已失敗，請重新申請',
    en: 'The refund has failed, please ask anew',
  },
  'finance.refund.state.underReview': { cn: '审核中', hk: '審核中', en: 'Under review' },
  'finance.refund.state.success': { cn: '退款成功', hk: '退款成功', en: 'Refunded' },
  'finance.refund.state.refused': { cn: '已拒绝', hk: '已拒絕', en: 'Refused' },
  'finance.refund.state.failed': { cn: '退款失败', hk: '退款失敗', en: 'Failed' },
  'finance.refund.track.purchaseCompleted': { cn: '购买完成', hk: '購買完成', en: 'Purchase completed' },
  'finance.refund.track.refunding': { cn: '退款中', hk: '退款中', en: 'Refunding' },
  'finance.refund.track.refundSucceeded': { cn: '退款成功', hk: '退款成功', en: 'Refund succeeded' },
  'finance.refund.track.refundFailed': { cn: '退款失败', hk: '退款失敗', en: 'Refund failed' },
  'finance.refund.amount': {
    cn: '退款金额须大于 0，且不超过可退的 {0} 元',
    hk: '退款金額須大於 0，且不超過可退的 {0} 元',
    en: 'A refund is more than 0 and at most the {0} yuan that are left',
  },
  'finance.refund.approved': {
    cn: '退款已同意，正在退款',
    hk: '退款已批准，正在退款',
    en: 'The refund has been approved and is on its way',
  },
  'finance.refund.changed': {
    cn: '订单已变更，请刷新后重试',
    hk: '訂單已更改，請重新載入後再試',
    en: 'The order has changed, please reload it and try again',
  },
  'finance.refund.financeOnly': {
    cn: '只有财务可以审核退款',
    hk: '只有財務人員可審核退款',
    en: 'Only finance may audit a refund',
  },
  'finance.refund.notApproved': {
    cn: '退款尚未审核通过',
    hk: '退款尚未獲批准',
    en: 'The refund has not been approved',
  },
  'finance.refund.notOwn': {
    cn: '只能申请自己的订单退款',
    hk: '只可申請自己的訂單退款',
    en: 'Only your own order can be refunded',
  },
  'finance.refund.notPaid': {
    cn: '只有支付成功的订单可以退款',
    hk: '只有付款成功的訂單可以退款',
    en: 'Only a paid order can be refunded',
  },
  'finance.refund.pending': {
    cn: '该订单有退款正在处理',
    hk: '此訂單有退款正在處理',
    en: 'A refund of this order is pending',
  },
  'finance.refund.type': {
    cn: '只有设备服务费、流量卡、短信和语音流量可以退款',
    hk: '只有裝置服務費、數據卡、短訊及語音流量可以退款',
    en: 'Only device service, data cards, SMS and voice traffic can be refunded',
  },
  'finance.refund.used': {
    cn: '需收回 {0}，只剩 {1} 未使用',
    hk: '需收回 {0}，只餘 {1} 未使用',
    en: '{0} would be taken back, only {1} are unused',
  },
} satisfies Readonly<Record<NeededOrder, Phrase>> & Readonly<Record<string, Phrase>>);

/** The words of merchants, recipients, split rules, triggers and split records. @spec SHL-12 FIN-02 FIN-04 FIN-06 FIN-07 */
export const financeSplitWords = defineWords({
  'finance.merchant.type.ordinary': { cn: '普通商户', hk: '普通商戶', en: 'Ordinary merchant' },
  'finance.merchant.type.special': { cn: '特约商户', hk: '特約商戶', en: 'Special merchant' },
  'finance.merchant.number': {
    cn: '商户号只能包含数字',
    hk: '商戶編號只可包含數字',
    en: 'A merchant number has digits only',
  },
  'finance.merchant.notReceiving': {
    cn: '商户未开通收款',
    hk: '商戶未啟用收款',
    en: 'The merchant cannot receive payments',
  },
  'finance.merchant.notSplitting': {
    cn: '商户未开通分账',
    hk: '商戶未啟用分帳',
    en: 'Splitting is not enabled for the merchant',
  },

  'finance.recipient.type.merchant': { cn: '商户', hk: '商戶', en: 'Merchant' },
  'finance.recipient.type.person': { cn: '个人', hk: '個人', en: 'Person' },
  'finance.recipient.openId': {
    cn: '只能包含字母、数字、下划线和连字符',
    hk: '只可包含字母、數字、底線及連字號',
    en: 'Letters, digits, underscores and hyphens only',
  },
  'finance.recipient.relation.serviceProvider': { cn: '服务商', hk: '服務供應商', en: 'Service provider' },
  'finance.recipient.relation.store': { cn: '门店', hk: '門市', en: 'Store' },
  'finance.recipient.relation.staff': { cn: '员工', hk: '員工', en: 'Staff' },
  'finance.recipient.relation.storeOwner': { cn: '店主', hk: '店主', en: 'Store owner' },
  'finance.recipient.relation.partner': { cn: '合作伙伴', hk: '合作夥伴', en: 'Partner' },
  'finance.recipient.relation.headquarters': { cn: '总部', hk: '總部', en: 'Headquarters' },
  'finance.recipient.relation.brand': { cn: '品牌方', hk: '品牌方', en: 'Brand' },
  'finance.recipient.relation.distributor': { cn: '分销商', hk: '分銷商', en: 'Distributor' },
  'finance.recipient.relation.user': { cn: '用户', hk: '用戶', en: 'User' },
  'finance.recipient.relation.supplier': { cn: '供应商', hk: '供應商', en: 'Supplier' },
  'finance.recipient.relation.custom': { cn: '其他', hk: '其他', en: 'Other' },

  'finance.record.cents': {
    cn: '到账金额须为不小于 0 的整数分',
    hk: '到帳金額須為不小於 0 的整數分',
    en: 'The amount received must be whole cents, not below 0',
  },
  'finance.record.completion': {
    cn: '完成时间须在分账结束后才有',
    hk: '完成時間須在分帳結束後才有',
    en: 'There is a completion time if and only if the split has ended',
  },
  'finance.record.detail': { cn: '分账明细单号重复', hk: '分帳明細編號重複', en: 'A detail number stands twice' },
  'finance.record.error': {
    cn: '失败的分账须有错误码，其他分账不得有',
    hk: '失敗的分帳須有錯誤代碼，其他分帳不得有',
    en: 'There is an error code if and only if the split failed',
  },
  'finance.record.sum': {
    cn: '到账合计 {received} 元超过订单总额 {total} 元',
    hk: '到帳合計 {received} 元超過訂單總額 {total} 元',
    en: 'The {received} yuan received are more than the total of {total} yuan',
  },
  'finance.record.times': {
    cn: '完成时间早于创建时间',
    hk: '完成時間早於建立時間',
    en: 'It was completed before it was created',
  },
  'finance.record.totals': {
    cn: '同一订单的总额不一致',
    hk: '同一訂單的總額不一致',
    en: 'The totals of one order differ',
  },

  'finance.sheet.columns': {
    cn: '每行须有 {0} 列（接收方、名称、账户、比例），此行有 {1} 列',
    hk: '每行須有 {0} 欄（收款方、名稱、帳戶、比例），此行有 {1} 欄',
    en: 'A row has {0} columns (recipient, name, account, ratio), this one has {1}',
  },
  'finance.sheet.tooLong': {
    cn: '粘贴的内容不能超过 {0} 个字符',
    hk: '貼上的內容不可超過 {0} 個字元',
    en: 'At most {0} characters can be pasted',
  },

  'finance.split.event.succeed': { cn: '分账成功', hk: '分帳成功', en: 'Succeed' },
  'finance.split.event.fail': { cn: '分账失败', hk: '分帳失敗', en: 'Fail' },
  'finance.split.event.retry': { cn: '重试', hk: '重試', en: 'Retry' },
  'finance.split.is.pending': { cn: '分账正在处理', hk: '分帳正在處理', en: 'The split is pending' },
  'finance.split.is.success': { cn: '分账已成功', hk: '分帳已成功', en: 'The split has succeeded' },
  'finance.split.is.failed': {
    cn: '分账已失败，请重试',
    hk: '分帳已失敗，請重試',
    en: 'The split has failed, please retry it',
  },
  'finance.split.result.pending': { cn: '处理中', hk: '處理中', en: 'Pending' },
  'finance.split.result.success': { cn: '成功', hk: '成功', en: 'Success' },
  'finance.split.result.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'finance.split.sum': {
    cn: '分账比例合计 {1}%，不能超过 {0}%',
    hk: '分帳比例合計 {1}%，不可超過 {0}%',
    en: 'The ratios add up to {1}%, at most {0}% may be split',
  },
  'finance.split.twice': {
    cn: '该接收方已在前面',
    hk: '此收款方已在前面',
    en: 'This recipient stands in an earlier row',
  },

  'finance.trigger.already.enabled': { cn: '触发器已启用', hk: '觸發器已啟用', en: 'The trigger is enabled already' },
  'finance.trigger.already.disabled': { cn: '触发器已停用', hk: '觸發器已停用', en: 'The trigger is disabled already' },
  'finance.trigger.event.enable': { cn: '启用', hk: '啟用', en: 'Enable' },
  'finance.trigger.event.disable': { cn: '停用', hk: '停用', en: 'Disable' },
  'finance.trigger.outcome.done': { cn: '操作成功', hk: '操作成功', en: 'Done' },
  'finance.trigger.outcome.failed': {
    cn: '操作失败，状态未改变',
    hk: '操作失敗，狀態未改變',
    en: 'Failed, nothing has changed',
  },
  'finance.trigger.outcome.abnormal': {
    cn: '操作结果异常，请刷新后核对状态',
    hk: '操作結果異常，請重新載入後核對狀態',
    en: 'The outcome is abnormal, please reload and check the state',
  },
  'finance.trigger.state.enabled': { cn: '已启用', hk: '已啟用', en: 'Enabled' },
  'finance.trigger.state.disabled': { cn: '已停用', hk: '已停用', en: 'Disabled' },
  'finance.trigger.twice': {
    cn: '该合作伙伴已有此订单类型的触发器',
    hk: '此合作夥伴已有此訂單類型的觸發器',
    en: 'This partner has a trigger for this order type already',
  },
} satisfies Readonly<Record<NeededSplit, Phrase>> & Readonly<Record<string, Phrase>>);

/** The names of the limits. @spec SHL-12 */
export const financeLimitWords = defineWords({
  'finance.limit.splitRatioPercent': {
    cn: '单个接收方分账比例',
    hk: '單一收款方分帳百分比',
    en: 'Split ratio of a recipient',
  },
  'finance.limit.splitSumPercent': {
    cn: '分账比例合计上限',
    hk: '分帳百分比合計上限',
    en: 'Largest sum of split ratios',
  },
  'finance.limit.splitTasks': {
    cn: '分账规则的接收方数',
    hk: '分帳規則的收款方數目',
    en: 'Recipients of a split rule',
  },
  'finance.limit.splitSheetChars': {
    cn: '粘贴内容字符数',
    hk: '貼上內容的字元數目',
    en: 'Characters of a pasted sheet',
  },
  'finance.limit.splitSheetColumns': { cn: '粘贴内容列数', hk: '貼上內容的欄數', en: 'Columns of a pasted sheet' },
  'finance.limit.merchantNumberChars': { cn: '商户号位数', hk: '商戶編號位數', en: 'Digits of a merchant number' },
  'finance.limit.openIdChars': { cn: 'openId 字符数', hk: 'openId 字元數目', en: 'Characters of an open id' },
  'finance.limit.orderCents': { cn: '订单金额', hk: '訂單金額', en: 'Amount of an order' },
  'finance.limit.paymentWindowMin': { cn: '支付时限', hk: '付款時限', en: 'Time to pay an order' },
  'finance.limit.refundReasonChars': {
    cn: '退款原因和联系方式字符数',
    hk: '退款原因及聯絡方式字元數目',
    en: 'Characters of the reason and contact of a refund',
  },
  'finance.limit.refundRemarkChars': {
    cn: '退款备注字符数',
    hk: '退款備註字元數目',
    en: 'Characters of the remark of a refund',
  },
  'finance.limit.refundEvidenceImages': {
    cn: '退款凭证图片数',
    hk: '退款證明圖片數目',
    en: 'Pictures of evidence of a refund',
  },
  'finance.limit.rollbackUnits': { cn: '退款收回数量', hk: '退款收回數量', en: 'Units taken back by a refund' },
} satisfies Readonly<Record<`finance.limit.${keyof typeof limits}`, Phrase>>);
