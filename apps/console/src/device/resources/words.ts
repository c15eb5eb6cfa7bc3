import { defineWords } from '@fireline/domain/lib';

/** What is sent because of a device, and what holds it back. */
export const resourceWords = defineWords({
  'resources.sums': { cn: '近 {days} 天消息', hk: '近 {days} 日訊息', en: 'Messages of {days} {days|day|days}' },
  'resources.sends': { cn: '最近的消息', hk: '最近的訊息', en: 'Newest messages' },
  'resources.none': {
    cn: '近 {days} 天没有因这台设备发出的消息',
    hk: '近 {days} 日沒有因此裝置發出的訊息',
    en: 'Nothing was sent because of this device within {days} {days|day|days}',
  },
  'resources.channel': { cn: '方式', hk: '方式', en: 'Way' },
  'resources.total': { cn: '合计', hk: '合計', en: 'Total' },
  'resources.at': { cn: '时间', hk: '時間', en: 'Time' },
  'resources.about': { cn: '事由', hk: '事由', en: 'About' },
  'resources.receiver': { cn: '接收人', hk: '接收人', en: 'Receiver' },
  'resources.outcome': { cn: '结果', hk: '結果', en: 'Outcome' },
  'resources.blocks': { cn: '黑名单', hk: '黑名單', en: 'Blacklists' },
  'resources.blocks.none': {
    cn: '这台设备和接收其消息的号码都不在黑名单中',
    hk: '此裝置和接收其訊息的號碼都不在黑名單中',
    en: 'Neither the device nor a number that its messages go to is on a blacklist',
  },
  'resources.block.device': { cn: '本设备', hk: '本裝置', en: 'This device' },
  'resources.block.held': { cn: '不发送：{ways}', hk: '不發送：{ways}', en: 'Not sent: {ways}' },
});
