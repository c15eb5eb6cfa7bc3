import { defineWords } from '@fireline/domain/lib';

/** Devices whose service ends soon or is over. */
export const expiryWords = defineWords({
  'expiry.left': { cn: '剩余天数', hk: '剩餘日數', en: 'Days left' },
  'expiry.over': { cn: '已到期天数', hk: '已到期日數', en: 'Days since' },
  'expiry.term': { cn: '到期时间', hk: '到期時間', en: 'End of service' },
  'expiry.counts': { cn: '按到期时间', hk: '按到期時間', en: 'By end of service' },
  'expiry.none': { cn: '没有即将到期的设备', hk: '沒有即將到期的裝置', en: 'No service ends soon' },
  'expiry.none.over': { cn: '没有已到期的设备', hk: '沒有已到期的裝置', en: 'No service is over' },
});
