import { defineWords } from '@fireline/domain/lib';

/** What the page of service openings says beyond the domain's words. @spec SHL-12 DEV-23 DEV-28 */
export const openingWords = defineWords({
  'opening.paste': { cn: '设备 IMEI', hk: '裝置 IMEI', en: 'IMEIs of devices' },
  'opening.paste.what': {
    cn: '每行一个，或用逗号、空格分隔，最多 {max} 个',
    hk: '每行一個，或以逗號、空格分隔，最多 {max} 個',
    en: 'One per line, or separated by commas or spaces; up to {max}',
  },
  'opening.check': { cn: '核对', hk: '核對', en: 'Check' },
  'opening.which': { cn: '设备', hk: '裝置', en: 'Devices' },
  'opening.result': { cn: '核对结果', hk: '核對結果', en: 'Result' },
  'opening.edition': {
    cn: '已用 {used} / {max} 台，待支付订单占 {ordered} 台',
    hk: '已用 {used} / {max} 部，待付款訂單佔 {ordered} 部',
    en: '{used} of {max} used, {ordered} in open orders',
  },
  'opening.ready': { cn: '可开通', hk: '可開通', en: 'Can be opened' },
  'opening.found': {
    cn: '{count} 台可开通，{barred} 台不能开通',
    hk: '{count} 部可開通，{barred} 部不能開通',
    en: '{count} can be opened, {barred} cannot',
  },
  'opening.place': { cn: '第 {no} 个', hk: '第 {no} 個', en: 'No. {no}' },
  'opening.mode': { cn: '服务模式', hk: '服務模式', en: 'Service mode' },
  'opening.years': { cn: '服务时长', hk: '服務年期', en: 'Duration' },
  'opening.sum': { cn: '合计', hk: '合計', en: 'Total' },
  'opening.until': { cn: '服务至 {day}', hk: '服務至 {day}', en: 'Until {day}' },
  'opening.order': {
    cn: '为 {count} 台下单并支付 {amount}',
    hk: '為 {count} 部落單並付款 {amount}',
    en: 'Order and pay {amount} for {count}',
  },
  'opening.again': {
    cn: '支付成功后设备自动开通，您需要重新登录。',
    hk: '付款成功後裝置自動開通，你需要重新登入。',
    en: 'Once paid, the devices are active and you need to log in again.',
  },
  'opening.noModes': { cn: '暂无服务价格', hk: '暫無服務價格', en: 'No services on sale' },
});
