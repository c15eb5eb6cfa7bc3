import { defineWords } from '@fireline/domain/lib';

/** What the page of what is due says. @spec SHL-12 REN-01 REN-06 */
export const dueWords = defineWords({
  'due.expired': { cn: '已到期', hk: '已到期', en: 'Expired' },
  'due.soon': { cn: '30 天内到期', hk: '30 日內到期', en: 'Expires within 30 days' },
  'due.count': { cn: '{count} 台', hk: '{count} 部', en: '{count} {count|device|devices}' },
  'due.sum': {
    cn: '{count} 台，续一年共 {amount}',
    hk: '{count} 部，續訂一年共 {amount}',
    en: '{count} {count|device|devices}, {amount} for one year',
  },
  'due.until': { cn: '最早 {day}', hk: '最早 {day}', en: 'First on {day}' },
  'due.renew': { cn: '续费', hk: '續訂', en: 'Renew' },
  'due.renewOf': { cn: '续费 {what}', hk: '續訂 {what}', en: 'Renew {what}' },
  'due.first': {
    cn: '一次最多续费 {max} 台，先续最早到期的',
    hk: '每次最多續訂 {max} 部，先續最早到期的',
    en: 'Up to {max} at once; the earliest to expire come first',
  },
  'due.barred': { cn: '不能续费：{reasons}', hk: '不能續訂：{reasons}', en: 'Cannot be renewed: {reasons}' },
  'due.none': { cn: '没有要续费的设备', hk: '沒有要續訂的裝置', en: 'Nothing due' },
  'due.none.hint': {
    cn: '30 天内没有设备到期。',
    hk: '30 日內沒有裝置到期。',
    en: 'No service expires within 30 days.',
  },
  'due.unpaid': { cn: '待支付订单', hk: '待付款訂單', en: 'Orders to pay' },
  'due.pay': { cn: '去支付', hk: '前往付款', en: 'Pay' },
  'due.units': { cn: '短信和语音', hk: '短訊和語音', en: 'Messages and calls' },
  'due.buy': { cn: '购买短信和语音', hk: '購買短訊和語音', en: 'Buy messages and calls' },
  'due.all': { cn: '查看全部设备', hk: '檢視全部裝置', en: 'All devices' },
});
