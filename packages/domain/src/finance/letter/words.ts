import { defineWords, type Phrase } from '../../lib/index.ts';
import type { OrderLetter } from './letters.ts';

type Needed = `finance.letter.${OrderLetter}.${'title' | 'text'}`;

/** The words of letters about orders. @spec SHL-12 FIN-01 FIN-12 */
export const financeLetterWords = defineWords({
  'finance.letter.delivered.title': { cn: '购买成功', hk: '購買成功', en: 'Your purchase has arrived' },
  'finance.letter.delivered.text': {
    cn: '订单 {no} 已支付 {amount} 元，购买的短信和语音已到账。',
    hk: '訂單 {no} 已付 {amount} 元，購買的短訊和語音已到帳。',
    en: 'Order {no} of {amount} yuan is paid, and the messages and calls are on the balance.',
  },
  'finance.letter.toppedUp.title': { cn: '充值成功', hk: '增值成功', en: 'The top-up has arrived' },
  'finance.letter.toppedUp.text': {
    cn: '订单 {no}：{amount} 元已充入账户余额。',
    hk: '訂單 {no}：{amount} 元已存入帳戶結餘。',
    en: 'Order {no}: {amount} yuan are on the account balance.',
  },
  'finance.letter.expired.title': {
    cn: '订单超时未支付',
    hk: '訂單逾時未付款',
    en: 'The time to pay an order is over',
  },
  'finance.letter.expired.text': {
    cn: '订单 {no}（{amount} 元）未在时限内支付，已关闭，可重新下单。',
    hk: '訂單 {no}（{amount} 元）未在時限內付款，已關閉，可重新落單。',
    en: 'Order {no} of {amount} yuan was not paid in time and is closed. It can be ordered again.',
  },
  'finance.letter.suspense.title': {
    cn: '到账金额与订单不符',
    hk: '到帳金額與訂單不符',
    en: 'Another amount has arrived',
  },
  'finance.letter.suspense.text': {
    cn: '订单 {no} 应付 {amount} 元，实际到账 {paid} 元；财务确认后入账或原路退回。',
    hk: '訂單 {no} 應付 {amount} 元，實際到帳 {paid} 元；財務確認後入帳或原路退回。',
    en: 'Of order {no}, {amount} yuan were due and {paid} yuan arrived. Finance books them or pays them back.',
  },
  'finance.letter.returned.title': { cn: '款项已退回', hk: '款項已退回', en: 'Money was paid back' },
  'finance.letter.returned.text': {
    cn: '订单 {no} 的 {paid} 元已原路退回。',
    hk: '訂單 {no} 的 {paid} 元已原路退回。',
    en: '{paid} yuan of order {no} were paid back the way they came.',
  },
  'finance.letter.returnedOtherwise.title': {
    cn: '款项已用其他方式退回',
    hk: '款項已以其他方式退回',
    en: 'Money was paid back another way',
  },
  'finance.letter.returnedOtherwise.text': {
    cn: '订单 {no} 的 {paid} 元已用其他方式退回：{reason}',
    hk: '訂單 {no} 的 {paid} 元已以其他方式退回：{reason}',
    en: '{paid} yuan of order {no} were paid back another way: {reason}',
  },
  'finance.letter.cameBack.title': {
    cn: '退回的款项未能入账',
    hk: '退回的款項未能入帳',
    en: 'Money that was paid back did not reach you',
  },
  'finance.letter.cameBack.text': {
    cn: '订单 {no} 退回的 {paid} 元未能入账，收款账户可能已注销或异常。财务会再次退回或与您联系。',
    hk: '訂單 {no} 退回的 {paid} 元未能入帳，收款帳戶可能已取消或異常。財務人員會再次退回或聯絡你。',
    en: '{paid} yuan of order {no} that were paid back came back: the account they went to may be closed. Finance pays them back once more or gets in touch.',
  },
  'finance.letter.refunded.title': { cn: '退款成功', hk: '退款成功', en: 'A refund has arrived' },
  'finance.letter.refunded.text': {
    cn: '订单 {no} 的退款 {paid} 元已原路退回。',
    hk: '訂單 {no} 的退款 {paid} 元已原路退回。',
    en: '{paid} yuan of order {no} were refunded.',
  },
  'finance.letter.refundRefused.title': { cn: '退款申请被拒绝', hk: '退款申請被拒絕', en: 'A refund was refused' },
  'finance.letter.refundRefused.text': {
    cn: '订单 {no} 的退款 {paid} 元未获同意：{reason}',
    hk: '訂單 {no} 的退款 {paid} 元未獲批准：{reason}',
    en: 'The refund of {paid} yuan of order {no} was refused: {reason}',
  },
  'finance.letter.refundFailed.title': { cn: '退款失败', hk: '退款失敗', en: 'A refund has failed' },
  'finance.letter.refundFailed.text': {
    cn: '支付渠道未能退回订单 {no} 的 {paid} 元，已收回的数量已恢复，可再次申请。',
    hk: '付款渠道未能退回訂單 {no} 的 {paid} 元，已收回的數量已恢復，可再次申請。',
    en: 'The provider could not pay back {paid} yuan of order {no}. What was taken back is on the balance again; you can ask once more.',
  },
  'finance.letter.refundBounced.title': {
    cn: '退款未能入账',
    hk: '退款未能入帳',
    en: 'A refund did not reach you',
  },
  'finance.letter.refundBounced.text': {
    cn: '订单 {no} 的退款 {paid} 元被退回，收款账户可能已注销或异常。您无须重新申请，财务会再次退款或与您联系。',
    hk: '訂單 {no} 的退款 {paid} 元被退回，收款帳戶可能已取消或異常。你毋須重新申請，財務人員會再次退款或聯絡你。',
    en: 'The refund of {paid} yuan of order {no} came back: the account it went to may be closed. You need not ask again, finance pays it once more or gets in touch.',
  },
  'finance.letter.refundOtherwise.title': {
    cn: '退款已用其他方式支付',
    hk: '退款已以其他方式支付',
    en: 'A refund was paid another way',
  },
  'finance.letter.refundOtherwise.text': {
    cn: '订单 {no} 的退款 {paid} 元已用其他方式支付：{reason}',
    hk: '訂單 {no} 的退款 {paid} 元已以其他方式支付：{reason}',
    en: 'The refund of {paid} yuan of order {no} was paid another way: {reason}',
  },
  'finance.letter.refundUndone.title': { cn: '退款已撤销', hk: '退款已撤銷', en: 'A refund was called off' },
  'finance.letter.refundUndone.text': {
    cn: '订单 {no} 的退款 {paid} 元已撤销，已收回的数量已恢复：{reason}',
    hk: '訂單 {no} 的退款 {paid} 元已撤銷，已收回的數量已恢復：{reason}',
    en: 'The refund of {paid} yuan of order {no} was called off, and what was taken back is yours again: {reason}',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
