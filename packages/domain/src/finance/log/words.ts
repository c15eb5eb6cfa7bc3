import { defineWords } from '../../lib/index.ts';

/** What the user log says of orders and payments. @spec SHL-12 SES-10 */
export const financeLogWords = defineWords({
  'session.log.area.finance': { cn: '财务', hk: '財務', en: 'Finance' },
  'session.log.finance.placeOrder': { cn: '下单', hk: '落單', en: 'Order placed' },
  'session.log.finance.topUp': { cn: '余额充值', hk: '結餘增值', en: 'Top-up ordered' },
  'session.log.finance.settle': { cn: '处理不符款项', hk: '處理不符款項', en: 'Money of another amount settled' },
  'session.log.finance.pay': { cn: '支付订单', hk: '支付訂單', en: 'Order paid' },
  'session.log.finance.abandon': { cn: '放弃支付', hk: '放棄付款', en: 'Payment given up' },
  'session.log.finance.cancel': { cn: '取消订单', hk: '取消訂單', en: 'Order cancelled' },
});
