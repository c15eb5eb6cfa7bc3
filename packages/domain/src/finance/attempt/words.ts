import { defineWords, type Phrase } from '../../lib/index.ts';
import type { PaymentEvent, PaymentState } from './payments.ts';
import type { ProviderPaymentState, ProviderResult, ReceiverState } from './provider.ts';

type Needed =
  | `finance.payment.event.${PaymentEvent}`
  | `finance.payment.is.${PaymentState}`
  | `finance.payment.state.${PaymentState}`
  | `finance.provider.payment.${ProviderPaymentState}`
  | `finance.provider.result.${ProviderResult}`
  | `finance.provider.receiver.${ReceiverState}`;

/** The words of attempts to pay and of what providers report. @spec SHL-12 FIN-12 */
export const financePaymentWords = defineWords({
  'finance.payment.event.send': { cn: '渠道已受理', hk: '渠道已受理', en: 'Taken by the provider' },
  'finance.payment.event.lose': { cn: '渠道无应答', hk: '渠道沒有回應', en: 'No answer' },
  'finance.payment.event.paid': { cn: '款项到账', hk: '款項已到帳', en: 'Payment arrived' },
  'finance.payment.event.misfit': { cn: '到账金额不符', hk: '到帳金額不符', en: 'Another amount arrived' },
  'finance.payment.event.fail': { cn: '支付失败', hk: '付款失敗', en: 'Payment failed' },
  'finance.payment.event.close': { cn: '渠道已关闭', hk: '渠道已關閉', en: 'Closed at the provider' },
  'finance.payment.event.giveBack': { cn: '退回款项', hk: '退回款項', en: 'Return the money' },
  'finance.payment.event.book': { cn: '按实收入账', hk: '按實收入帳', en: 'Book it' },
  'finance.payment.event.givePart': { cn: '退回部分款项', hk: '退回部分款項', en: 'Return a part of the money' },
  'finance.payment.event.comeBack': { cn: '退款被退回', hk: '退款被退回', en: 'The money came back' },
  'finance.payment.state.created': { cn: '已发起', hk: '已發起', en: 'Created' },
  'finance.payment.state.pending': { cn: '等待支付', hk: '等待付款', en: 'Pending' },
  'finance.payment.state.unknown': { cn: '结果未知', hk: '結果不明', en: 'Unknown' },
  'finance.payment.state.paid': { cn: '已支付', hk: '已付款', en: 'Paid' },
  'finance.payment.state.failed': { cn: '支付失败', hk: '付款失敗', en: 'Failed' },
  'finance.payment.state.closed': { cn: '已关闭', hk: '已關閉', en: 'Closed' },
  'finance.payment.state.suspense': { cn: '待处理款项', hk: '待處理款項', en: 'In suspense' },
  'finance.payment.state.returned': { cn: '已退回', hk: '已退回', en: 'Returned' },
  'finance.payment.is.created': { cn: '支付已发起', hk: '付款已發起', en: 'The payment has been created' },
  'finance.payment.is.pending': { cn: '支付正在进行', hk: '付款正在進行', en: 'The payment is pending' },
  'finance.payment.is.unknown': {
    cn: '上一次支付的结果尚未确认，正在向支付渠道查询',
    hk: '上一次付款的結果尚未確認，正向付款渠道查詢',
    en: 'The result of an earlier payment is not known yet: the provider is being asked',
  },
  'finance.payment.is.paid': { cn: '该笔支付已成功', hk: '此筆付款已成功', en: 'This payment has been made' },
  'finance.payment.is.failed': { cn: '该笔支付已失败', hk: '此筆付款已失敗', en: 'This payment has failed' },
  'finance.payment.is.closed': { cn: '该笔支付已关闭', hk: '此筆付款已關閉', en: 'This payment has been closed' },
  'finance.payment.is.suspense': {
    cn: '到账金额与应付金额不符，财务正在处理',
    hk: '到帳金額與應付金額不符，財務人員正在處理',
    en: 'Another amount than payable has arrived, and finance is settling it',
  },
  'finance.payment.is.returned': { cn: '款项已退回', hk: '款項已退回', en: 'The money has been returned' },
  'finance.payment.closeFirst': {
    cn: '上一次支付尚未关闭，请稍候',
    hk: '上一次付款尚未關閉，請稍候',
    en: 'An earlier payment is still open and is closed first',
  },
  'finance.payment.paysOrder': {
    cn: '该笔款项已用于支付订单，请申请退款',
    hk: '此筆款項已用於訂單付款，請申請退款',
    en: 'The order is paid with this money: ask for a refund',
  },
  'finance.settle.how.book': { cn: '按到账金额入账', hk: '按到帳金額入帳', en: 'Book it for the order' },
  'finance.settle.how.giveBack': { cn: '原路退回', hk: '原路退回', en: 'Pay it back' },
  'finance.settle.how.paidOtherwise': {
    cn: '已用其他方式付给付款方',
    hk: '已用其他方式付給付款方',
    en: 'The payer was paid another way',
  },
  'finance.settle.ended': {
    cn: '订单已支付或已结束，这笔款项只能退回',
    hk: '訂單已付款或已結束，這筆款項只能退回',
    en: 'The order is paid or over: this money can only be paid back',
  },
  'finance.settle.partGone': {
    cn: '这笔款项已退回一部分，其余只能退回',
    hk: '這筆款項已退回一部分，其餘只能退回',
    en: 'A part of this money has gone back: the rest can only go back, too',
  },
  'finance.settle.notPayee': {
    cn: '只有收款方可以处理这笔款项',
    hk: '只有收款方可以處理這筆款項',
    en: 'Only the payee can settle this money',
  },
  'finance.settle.own': {
    cn: '不能处理自己下的订单，请由他人处理',
    hk: '不可處理自己落的訂單，請由他人處理',
    en: 'Nobody settles an order of the own: somebody else has to',
  },
  'finance.settle.topUp': {
    cn: '充值金额不符时只能退回',
    hk: '增值金額不符時只能退回',
    en: 'A top-up of another amount can only be paid back',
  },
  'finance.settle.changed': {
    cn: '这笔款项现在剩 {0} 元，请核对后重试',
    hk: '這筆款項現在餘 {0} 元，請核對後重試',
    en: '{0} yuan of this money is left now: check and try again',
  },
  'finance.settle.none': {
    cn: '这笔款项已处理',
    hk: '這筆款項已處理',
    en: 'This money has been settled already',
  },
  'finance.payment.sameAmount': {
    cn: '到账金额与应付金额一致',
    hk: '到帳金額與應付金額相符',
    en: 'The amount paid is the amount payable',
  },
  'finance.provider.payment.pending': { cn: '等待支付结果', hk: '等待付款結果', en: 'Waiting for the payment' },
  'finance.provider.payment.paid': { cn: '支付成功', hk: '付款成功', en: 'Paid' },
  'finance.provider.payment.failed': { cn: '支付失败', hk: '付款失敗', en: 'Payment failed' },
  'finance.provider.payment.expired': { cn: '支付超时', hk: '付款逾時', en: 'Payment expired' },
  'finance.provider.payment.closed': { cn: '支付已关闭', hk: '付款已關閉', en: 'Payment closed' },
  'finance.provider.result.pending': { cn: '渠道处理中', hk: '渠道處理中', en: 'With the provider' },
  'finance.provider.result.success': { cn: '渠道处理成功', hk: '渠道處理成功', en: 'Done by the provider' },
  'finance.provider.result.failed': { cn: '渠道处理失败', hk: '渠道處理失敗', en: 'Refused by the provider' },
  'finance.provider.receiver.pending': { cn: '等待渠道确认', hk: '等待渠道確認', en: 'Waiting for the provider' },
  'finance.provider.receiver.added': { cn: '渠道已登记', hk: '渠道已登記', en: 'Registered with the provider' },
  'finance.provider.receiver.refused': { cn: '渠道拒绝登记', hk: '渠道拒絕登記', en: 'Refused by the provider' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
