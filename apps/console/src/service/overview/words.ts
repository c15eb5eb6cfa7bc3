import { defineWords } from '@fireline/domain/lib';

export const serviceWords = defineWords({
  'myService.inService': { cn: '服务中设备', hk: '服務中裝置', en: 'Devices in service' },
  'myService.nearest': { cn: '最先到期的设备', hk: '最先屆滿的裝置', en: 'Expiring first' },
  'myService.noneNear': { cn: '没有服务中的设备', hk: '沒有服務中的裝置', en: 'No devices in service' },
  'myService.until': { cn: '服务至 {day}', hk: '服務至 {day}', en: 'Until {day}' },
  'myService.keepers': { cn: '服务单位', hk: '服務單位', en: 'Your service providers' },
  'myService.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'myService.maint': { cn: '维保公司', hk: '維修保養公司', en: 'Maintenance company' },
  'myService.places': { cn: '{count} 个场所', hk: '{count} 個場所', en: '{count} {count|place|places}' },
  'myService.noPhone': { cn: '未登记电话', hk: '未登記電話', en: 'No phone number' },
  'myService.more': { cn: '共 {total} 家', hk: '共 {total} 間', en: '{total} in all' },
  'myService.noKeepers': {
    cn: '没有登记服务单位',
    hk: '沒有登記服務單位',
    en: 'No company assigned',
  },
  'myService.askTenant': {
    cn: '如需帮助，请联系 {tenant}',
    hk: '如需協助，請聯絡 {tenant}',
    en: 'For help, ask {tenant}',
  },
  'myService.support': { cn: '服务时间', hk: '服務時間', en: 'Support hours' },
  'myService.hours': {
    cn: '每天 {from}:00 至 {to}:00（中国标准时间）',
    hk: '每日 {from}:00 至 {to}:00（中國標準時間）',
    en: 'Every day from {from}:00 to {to}:00, China Standard Time',
  },
  'myService.feedback': { cn: '意见反馈', hk: '意見回饋', en: 'Feedback' },
  'myService.waiting': { cn: '待回复', hk: '待回覆', en: 'Waiting for a reply' },
  'myService.replied': { cn: '已回复', hk: '已回覆', en: 'Replied' },
  'myService.show': { cn: '查看', hk: '檢視', en: 'Show' },
  'myService.all': { cn: '全部反馈', hk: '所有意見', en: 'All feedback' },
});
