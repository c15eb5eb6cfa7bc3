import type { DeviceStatus } from '@fireline/domain/device';
import { defineWords, type Phrase } from '@fireline/domain/lib';

type Needed = `WhyThisStatus.rules.${DeviceStatus}`;

export const whyThisStatusWords = defineWords({
  'WhyThisStatus.title': { cn: '为什么是“{status}”', hk: '為何是「{status}」', en: 'Why “{status}”' },
  'WhyThisStatus.how': { cn: '判定过程', hk: '判定過程', en: 'How this is decided' },
  'WhyThisStatus.passed': { cn: '不成立', hk: '不成立', en: 'does not hold' },
  'WhyThisStatus.held': { cn: '成立', hk: '成立', en: 'holds' },
  'WhyThisStatus.rule': { cn: '条件', hk: '條件', en: 'Condition' },
  'WhyThisStatus.value': { cn: '实际', hk: '實際', en: 'As it is' },
  'WhyThisStatus.result': { cn: '结果', hk: '結果', en: 'Result' },
  'WhyThisStatus.yes': { cn: '是', hk: '是', en: 'Yes' },
  'WhyThisStatus.no': { cn: '否', hk: '否', en: 'No' },
  'WhyThisStatus.active': { cn: '已激活', hk: '已啟用', en: 'Activated' },
  'WhyThisStatus.unknown': { cn: '没有读数', hk: '沒有讀數', en: 'No reading' },
  'WhyThisStatus.rules.online': { cn: '设备在线', hk: '裝置在線', en: 'The device is online' },
  'WhyThisStatus.rules.notActivated': { cn: '从未激活', hk: '從未啟用', en: 'It was never activated' },
  'WhyThisStatus.rules.freePeriodOffline': { cn: '服务已到期', hk: '服務已屆滿', en: 'Its service has ended' },
  'WhyThisStatus.rules.removed': { cn: '外壳打开', hk: '外殼打開', en: 'Its housing is open' },
  'WhyThisStatus.rules.lowBattery': {
    cn: '最后上报时电量低',
    hk: '最後回報時電量不足',
    en: 'It last reported a low battery',
  },
  'WhyThisStatus.rules.signalOffline': {
    cn: '信号不高于 {max}，或为 {none}（无信号）',
    hk: '訊號不高於 {max}，或為 {none}（無訊號）',
    en: 'Its signal is at most {max}, or {none} (none)',
  },
  'WhyThisStatus.rules.offline': { cn: '以上都不成立', hk: '以上均不成立', en: 'None of the above' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
