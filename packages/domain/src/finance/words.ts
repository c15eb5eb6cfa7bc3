import { defineWords, type Phrase } from '../lib/index.ts';
import type * as limits from './limits.ts';
import type { OrderEvent, OrderPrompt, OrderState, OrderType, PaymentMethod } from './orders.ts';
import type { ChannelState, PayChannel } from './payment.ts';

type Needed =
  | `finance.channel.${PayChannel}.${Exclude<ChannelState, 'ready'>}`
  | `finance.method.${PaymentMethod}`
  | `finance.order.event.${OrderEvent}`
  | `finance.order.prompt.${OrderPrompt}`
  | `finance.order.state.${OrderState}`
  | `finance.order.type.${OrderType}`;

/** The words of orders and payments, and every reason of a refusal. @spec SHL-12 FIN-01 FIN-13 */
export const financeWords = defineWords({
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
  'finance.order.notFound': { cn: '没有这个订单', hk: '沒有這個訂單', en: 'There is no such order' },
  'finance.order.notPayer': {
    cn: '只有付款方可以支付或取消这个订单',
    hk: '只有付款方可以支付或取消這個訂單',
    en: 'Only its payer can pay or cancel this order',
  },
  'finance.order.methodNotOffered': {
    cn: '收款方暂不提供这种支付方式',
    hk: '收款方暫不提供這種付款方式',
    en: 'The payee does not offer this way to pay',
  },
  'finance.order.otherContent': {
    cn: '这次提交已经下过单，内容不同',
    hk: '這次提交已經落單，內容不同',
    en: 'This request has placed another order already',
  },
  'finance.order.noBalance': {
    cn: '这个账号没有可以充入的余额',
    hk: '這個帳戶沒有可以存入的結餘',
    en: 'This account has no balance that a purchase could fill',
  },
  'finance.order.tooManyOpen': {
    cn: '最多同时有 {0} 个待支付订单，请先支付或取消',
    hk: '最多同時有 {0} 個待付款訂單，請先付款或取消',
    en: 'At most {0} orders may wait to be paid: pay or cancel one first',
  },
  'finance.order.notOnSale': { cn: '这个套餐已停售', hk: '這個套餐已停售', en: 'This package is no longer on sale' },
  'finance.order.priceChanged': {
    cn: '价格已变更：页面显示 {seen} 元，现在 {now} 元',
    hk: '價格已更改：頁面顯示 {seen} 元，現在 {now} 元',
    en: 'The price has changed: shown {seen} yuan, now {now} yuan',
  },
  'finance.order.oneType': {
    cn: '一个订单只能购买短信或语音中的一种',
    hk: '一個訂單只能購買短訊或語音其中一種',
    en: 'One order is for messages or for calls, not for both',
  },
  'finance.notice.signature': {
    cn: '通知的签名无效',
    hk: '通知的簽名無效',
    en: 'The notice is not signed by its provider',
  },
  'finance.notice.unreadable': { cn: '通知无法读取', hk: '通知無法讀取', en: 'The notice cannot be read' },
  'finance.notice.merchant': {
    cn: '通知属于其他商户',
    hk: '通知屬於其他商戶',
    en: 'The notice is for another merchant',
  },
  'finance.notice.number': { cn: '通知的单号未知', hk: '通知的單號不明', en: 'The notice is about no payment of ours' },
  'finance.sandbox.unknown': { cn: '没有这笔测试支付', hk: '沒有這筆測試付款', en: 'There is no such test payment' },
  'finance.sandbox.over': { cn: '这笔测试支付已结束', hk: '這筆測試付款已結束', en: 'This test payment is over' },
  'finance.sandbox.noRefund': { cn: '没有这笔测试退款', hk: '沒有這筆測試退款', en: 'There is no such test refund' },
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
  'finance.order.type.setMeal': { cn: '套餐', hk: '套餐', en: 'Bundle' },
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
  'finance.order.freeMethod': {
    cn: '0.00 元的订单无需支付渠道，直接用余额完成',
    hk: '0.00 元的訂單毋須付款渠道，直接以結餘完成',
    en: 'An order of 0.00 needs no provider: it is completed from the balance',
  },
  'finance.order.topUpMethod': {
    cn: '账户充值只能在线支付',
    hk: '帳戶增值只可網上付款',
    en: 'A top-up is paid online',
  },
  'finance.order.total': {
    cn: '订单金额最多 {0} 元，每项不能小于 0',
    hk: '訂單金額最多 {0} 元，每項不可小於 0',
    en: 'An order comes to at most {0} yuan, and no line to less than 0',
  },
  'finance.code.notWaiting': {
    cn: '该订单不再等待支付码',
    hk: '此訂單不再等待付款碼',
    en: 'This order waits for no pay code',
  },
  'finance.code.ownOrder': {
    cn: '本人的订单须由他人发放支付码',
    hk: '本人的訂單須由他人發放付款碼',
    en: 'Somebody else hands out the pay code for an order of your own',
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
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

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
  'finance.limit.statedRefundDays': {
    cn: '向支付渠道补查退款的天数',
    hk: '向付款渠道補查退款的日數',
    en: 'Days back that a provider is asked for refunds',
  },
  'finance.limit.orderCents': { cn: '订单金额', hk: '訂單金額', en: 'Amount of an order' },
  'finance.limit.paymentWindowMin': {
    cn: '在线或余额支付的时限',
    hk: '網上或結餘付款的時限',
    en: 'Time to pay online or from the balance',
  },
  'finance.limit.offlineCodeDays': {
    cn: '线下支付码的支付时限（天）',
    hk: '離線付款碼的付款時限（日）',
    en: 'Days to pay with an offline pay code',
  },
  'finance.limit.bankTransferDays': {
    cn: '银行转账的支付时限（天）',
    hk: '銀行轉帳的付款時限（日）',
    en: 'Days to pay by bank transfer',
  },
  'finance.limit.providerMaxPercentDefault': {
    cn: '支付渠道允许分出的默认比例',
    hk: '付款渠道容許分出的預設百分比',
    en: 'What a provider lets out in splits by default',
  },
  'finance.limit.splitReturnDays': {
    cn: '分账可回退天数',
    hk: '分帳可退回日數',
    en: 'Days in which a split can be returned',
  },
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
  'finance.limit.openOrdersMax': {
    cn: '每个账号同时待支付的订单数',
    hk: '每個帳戶同時待付款的訂單數目',
    en: 'Orders of one account that may wait to be paid',
  },
  'finance.limit.noticeKeptDays': {
    cn: '支付渠道通知原文保留天数',
    hk: '付款渠道通知原文保留日數',
    en: 'Days for which notices of providers are kept',
  },
  'finance.limit.orderLines': { cn: '一个订单的套餐种数', hk: '一個訂單的套餐種類數目', en: 'Lines of an order' },
  'finance.limit.requestIdChars': {
    cn: '一次提交的标识字符数',
    hk: '一次提交的識別碼字元數目',
    en: 'Characters that name a press',
  },
  'finance.limit.payKeyChars': {
    cn: '支付账户密钥字符数',
    hk: '付款帳戶密鑰字元數目',
    en: 'Characters of a payment key',
  },
  'finance.limit.merchantsMax': { cn: '商户数', hk: '商戶數目', en: 'Merchants of a payee' },
  'finance.limit.recipientsMax': { cn: '分账接收方数', hk: '分帳收款方數目', en: 'Recipients of a payee' },
  'finance.limit.splitRulesMax': { cn: '分账规则数', hk: '分帳規則數目', en: 'Split rules of a payee' },
  'finance.limit.splitTriggersMax': { cn: '分账触发器数', hk: '分帳觸發器數目', en: 'Split triggers of a payee' },
  'finance.limit.refundsMax': { cn: '一个订单的退款次数', hk: '一張訂單的退款次數', en: 'Refunds of an order' },
  'finance.limit.refundDays': {
    cn: '支付后可退款天数',
    hk: '付款後可退款日數',
    en: 'Days in which an order can be refunded',
  },
  'finance.limit.refundImageBytesMax': {
    cn: '退款凭证单张大小（字节）',
    hk: '退款證明單張大小（位元組）',
    en: 'Bytes of a picture of evidence',
  },
  'finance.limit.rollbackUnits': { cn: '退款收回数量', hk: '退款收回數量', en: 'Units taken back by a refund' },
} satisfies Readonly<Record<`finance.limit.${keyof typeof limits}`, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const financeGuardWords = defineWords({
  'finance.guard.isFinance': { cn: '由财务操作', hk: '由財務人員操作', en: 'By finance' },
  'finance.guard.isNotAsker': {
    cn: '不是申请退款的人',
    hk: '不是申請退款的人',
    en: 'Not by the person who asked for the refund',
  },
  'finance.guard.isFinal': {
    cn: '支付渠道的最终结果',
    hk: '付款渠道的最終結果',
    en: 'By the final word of the provider',
  },
  'finance.guard.amountDiffers': {
    cn: '到账金额与应付金额不符',
    hk: '到帳金額與應付金額不符',
    en: 'Another amount than payable has arrived',
  },
  'finance.guard.isSurplus': {
    cn: '款项未用于支付订单',
    hk: '款項未用於訂單付款',
    en: 'The order is not paid with this money',
  },
  'finance.guard.hasRemark': { cn: '已填写备注', hk: '已填寫備註', en: 'A remark is given' },
  'finance.guard.hasReason': { cn: '已填写原因', hk: '已填寫原因', en: 'A reason is given' },
  'finance.guard.mayBeSplit': {
    cn: '商户已开通分账',
    hk: '商戶已啟用分帳',
    en: 'Splitting is enabled for the merchant',
  },
  'finance.guard.inTime': { cn: '在支付时限内', hk: '在付款時限內', en: 'Within the time to pay' },
  'finance.guard.isDue': { cn: '已过支付时限', hk: '已過付款時限', en: 'The time to pay is over' },
  'finance.guard.amountMatches': {
    cn: '支付金额与应付金额一致',
    hk: '付款金額與應付金額相符',
    en: 'The amount paid is the amount payable',
  },
  'finance.guard.methodFits': {
    cn: '支付方式适用于该订单',
    hk: '付款方式適用於此訂單',
    en: 'The order can be paid that way',
  },
  'finance.guard.balanceSuffices': {
    cn: '用余额支付时余额足够',
    hk: '以餘額付款時餘額足夠',
    en: 'The balance suffices, if it pays',
  },
  'finance.guard.payeeReceives': {
    cn: '商户已开通收款',
    hk: '商戶已啟用收款',
    en: 'The merchant can receive payments',
  },
});
