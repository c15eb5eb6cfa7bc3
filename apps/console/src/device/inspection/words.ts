import { defineWords } from '@fireline/domain/lib';

/** What a round looks at of one device. */
export const inspectionOfWords = defineWords({
  'inspectionOf.tests': { cn: '历次自检与测试', hk: '過往自我測試及測試', en: 'Tests' },
  'inspectionOf.day': { cn: '日期', hk: '日期', en: 'Day' },
  'inspectionOf.by': { cn: '来源', hk: '來源', en: 'From' },
  'inspectionOf.device': { cn: '设备上报', hk: '裝置回報', en: 'The device itself' },
  'inspectionOf.remark': { cn: '备注', hk: '備註', en: 'Remark' },
  'inspectionOf.none': { cn: '没有测试记录', hk: '沒有測試記錄', en: 'No tests on record' },
  'inspectionOf.selfTest': { cn: '自检状态', hk: '測試狀態', en: 'Self-test' },
  'inspectionOf.lastDay': { cn: '上次测试', hk: '上次測試', en: 'Last test' },
  'inspectionOf.dueDay': { cn: '下次自检', hk: '下次測試', en: 'Next test' },
  'inspectionOf.never': { cn: '从未', hk: '從未', en: 'Never' },
  'inspectionOf.left': {
    cn: '{day}，剩 {days} 天',
    hk: '{day}，剩 {days} 日',
    en: '{day}, {days} {days|day|days} left',
  },
  'inspectionOf.over': {
    cn: '{day}，逾期 {days} 天',
    hk: '{day}，逾期 {days} 日',
    en: '{day}, {days} {days|day|days} overdue',
  },
  'inspectionOf.battery': { cn: '电池', hk: '電池', en: 'Battery' },
  'inspectionOf.urgency': { cn: '更换电池', hk: '更換電池', en: 'Replacement' },
  'inspectionOf.lasts': { cn: '可用天数', hk: '可用日數', en: 'Days it lasts' },
  'inspectionOf.replaced': { cn: '上次更换', hk: '上次更換', en: 'Replaced on' },
  'inspectionOf.unknown': { cn: '未知', hk: '未知', en: 'Not known' },
});
