import { defineWords } from '@fireline/domain/lib';

/** Devices whose service ends soon or is over. */
export const expiryWords = defineWords({
  'expiry.renew': { cn: '去续费', hk: '前往續訂', en: 'Renew' },
  'expiry.left': { cn: '剩余天数', hk: '剩餘日數', en: 'Days left' },
  'expiry.over': { cn: '已到期天数', hk: '已到期日數', en: 'Days since' },
  'expiry.reminded': { cn: '最近提醒', hk: '最近提示', en: 'Reminded on' },
  'expiry.actions': { cn: '操作', hk: '操作', en: 'Actions' },
  'expiry.remind.today': { cn: '今天已提醒', hk: '今日已提示', en: 'Reminded today' },
  'expiry.remind': { cn: '立即提醒', hk: '立即提示', en: 'Remind now' },
  'expiry.remind.of': { cn: '立即提醒：{name}', hk: '立即提示：{name}', en: 'Remind now of {name}' },
  'expiry.remind.sent': {
    cn: '{name}：已发出 {count} 条提醒',
    hk: '{name}：已發出 {count} 則提示',
    en: '{name}: {count} {count|message|messages} on the way',
  },
  'expiry.remind.nobody': {
    cn: '{name}：没有可提醒的人，请核对联系人和消息设置',
    hk: '{name}：沒有可提示的人，請核對聯絡人及訊息設定',
    en: '{name}: nobody could be reminded; check the contacts and the message settings',
  },
  'expiry.term': { cn: '到期时间', hk: '到期時間', en: 'End of service' },
  'expiry.counts': { cn: '按到期时间', hk: '按到期時間', en: 'By end of service' },
  'expiry.none': { cn: '没有即将到期的设备', hk: '沒有即將到期的裝置', en: 'No service ends soon' },
  'expiry.none.over': { cn: '没有已到期的设备', hk: '沒有已到期的裝置', en: 'No service is over' },
});
