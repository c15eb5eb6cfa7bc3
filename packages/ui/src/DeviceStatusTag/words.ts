import { defineWords } from '@fireline/domain/lib';

export const whyThisStatusWords = defineWords({
  'WhyThisStatus.title': { cn: '为什么是“{status}”', hk: '為何是「{status}」', en: 'Why “{status}”' },
  'WhyThisStatus.passed': { cn: '不成立', hk: '不成立', en: 'does not hold' },
  'WhyThisStatus.held': { cn: '成立', hk: '成立', en: 'holds' },
  'WhyThisStatus.rule': { cn: '规则', hk: '規則', en: 'Rule' },
  'WhyThisStatus.value': { cn: '原始值', hk: '原始值', en: 'Raw value' },
  'WhyThisStatus.result': { cn: '结果', hk: '結果', en: 'Result' },
  'WhyThisStatus.otherwise': { cn: '其他情况', hk: '其他情況', en: 'otherwise' },
});
