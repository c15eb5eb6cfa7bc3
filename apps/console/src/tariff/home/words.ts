import { defineWords } from '@fireline/domain/lib';

/** What the first page of the tariff centre says. @spec SHL-12 TAR-04 TAR-07 FIN-01 */
export const tariffHomeWords = defineWords({
  'tariffHome.waits': { cn: '待办', hk: '待辦', en: 'Needs your attention' },
  'tariffHome.left.sms': { cn: '剩 {count} 条', hk: '餘 {count} 條', en: '{count} {count|message|messages} left' },
  'tariffHome.left.voice': { cn: '剩 {count} 次', hk: '餘 {count} 次', en: '{count} {count|call|calls} left' },
  'tariffHome.unpaid': { cn: '待支付订单', hk: '待付款訂單', en: 'Orders to pay' },
  'tariffHome.expired': { cn: '服务已到期的设备', hk: '服務已到期的裝置', en: 'Expired devices' },
  'tariffHome.within30': { cn: '30 天内到期的设备', hk: '30 日內到期的裝置', en: 'Devices expiring within 30 days' },
  'tariffHome.low': { cn: '余额不足', hk: '結餘不足', en: 'Low balances' },
  'tariffHome.below': { cn: '余额低于零', hk: '結餘低於零', en: 'Negative balances' },
  'tariffHome.misfit': { cn: '到账金额不符', hk: '到帳金額不符', en: 'Amount mismatches' },
  'tariffHome.failedSplits': { cn: '分账失败', hk: '分帳失敗', en: 'Failed splits' },
  'tariffHome.coming': { cn: '即将调整的进价', hk: '即將調整的進價', en: 'Upcoming cost changes' },
  'tariffHome.ownComing': { cn: '我的价格即将生效', hk: '我的價格即將生效', en: 'My upcoming prices' },
  'tariffHome.balances': { cn: '我的余额', hk: '我的結餘', en: 'My balances' },
  'tariffHome.buy': { cn: '购买', hk: '購買', en: 'Buy' },
  'tariffHome.orders': { cn: '最近订单', hk: '最近訂單', en: 'Recent orders' },
  'tariffHome.allOrders': { cn: '全部订单', hk: '所有訂單', en: 'All orders' },
  'tariffHome.noOrders': { cn: '暂无订单', hk: '暫無訂單', en: 'No orders yet' },
  'tariffHome.runsOut': { cn: '最先用完', hk: '最先用完', en: 'Running out first' },
  'tariffHome.noneRunsOut': { cn: '没有余额不足的主体', hk: '沒有結餘不足的持有者', en: 'No low balances' },
});
