import { defineWords } from '@fireline/domain/lib';

/** What the cashier of the sandbox says. @spec SHL-12 FIN-12 */
export const cashierWords = defineWords({
  'cashier.title': { cn: '测试收银台', hk: '測試收銀處', en: 'Test cashier' },
  'cashier.test': { cn: '这里不发生真实扣款。', hk: '這裏不發生真實扣款。', en: 'No money is moved here.' },
  'cashier.amount': { cn: '应付金额', hk: '應付金額', en: 'To be paid' },
  'cashier.number': { cn: '单号', hk: '單號', en: 'Number' },
  'cashier.pay': { cn: '支付 {amount}', hk: '支付 {amount}', en: 'Pay {amount}' },
  'cashier.act.fail': { cn: '支付失败', hk: '付款失敗', en: 'Let it fail' },
  'cashier.act.payLess': { cn: '少付一分钱', hk: '少付一仙', en: 'Pay one cent less' },
  'cashier.act.payTwiceReported': { cn: '支付，通知发两次', hk: '付款，通知發兩次', en: 'Pay, notified twice' },
  'cashier.act.payUnreported': { cn: '支付，通知丢失', hk: '付款，通知遺失', en: 'Pay, notice lost' },
  'cashier.act.payWronglySigned': {
    cn: '支付，通知签名错误',
    hk: '付款，通知簽名錯誤',
    en: 'Pay, notice wrongly signed',
  },
  'cashier.act.payGarbled': { cn: '支付，通知内容损坏', hk: '付款，通知內容損壞', en: 'Pay, notice garbled' },
  'cashier.act.payLate': { cn: '支付，通知晚到两分钟', hk: '付款，通知遲到兩分鐘', en: 'Pay, notice two minutes late' },
  'cashier.others': { cn: '模拟其他情况', hk: '模擬其他情況', en: 'What else may happen' },
  'cashier.state.open': { cn: '等待支付', hk: '等待付款', en: 'Waits for the payment' },
  'cashier.state.paid': { cn: '已支付，可以关闭本页', hk: '已付款，可以關閉本頁', en: 'Paid. You can close this page' },
  'cashier.state.failed': {
    cn: '支付失败，请回到订单重试',
    hk: '付款失敗，請返回訂單重試',
    en: 'Failed. Try again from the order',
  },
  'cashier.state.closed': { cn: '此二维码已失效', hk: '此二維碼已失效', en: 'This code has ended' },
  'cashier.state.over': { cn: '支付时间已过', hk: '付款時間已過', en: 'The time to pay is over' },
  'cashier.book': {
    cn: '渠道后台：退款 {count} 笔',
    hk: '渠道後台：退款 {count} 筆',
    en: 'The provider’s console: {count} {count|refund|refunds}',
  },
  'cashier.book.amount': { cn: '退款金额（元）', hk: '退款金額（元）', en: 'Amount to refund, in yuan' },
  'cashier.book.refund': { cn: '在渠道后台退款', hk: '在渠道後台退款', en: 'Refund it here' },
  'cashier.book.bounce': {
    cn: '让退款被退回（账户已注销）',
    hk: '讓退款被退回（帳戶已取消）',
    en: 'Let it come back (account closed)',
  },
  'cashier.book.isBack': { cn: '已被退回', hk: '已被退回', en: 'It came back' },
  'cashier.none': { cn: '没有这笔支付', hk: '沒有這筆付款', en: 'There is no such payment' },
});
