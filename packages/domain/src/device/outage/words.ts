import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SpanUnit } from './account.ts';
import type { OfflineReason } from './reason.ts';

type Needed =
  | `device.offline.${OfflineReason | 'signalPoor' | 'wasWell'}`
  | `device.offlineAdvice.${OfflineReason}`
  | `device.span.${SpanUnit}`;

/** Why devices are offline, what to do about it, and lengths of time. @spec ANA-02 N13 SHL-12 */
export const deviceOutageWords = defineWords({
  'device.offline.serviceExpired': { cn: '服务已到期', hk: '服務已到期', en: 'Service expired' },
  'device.offline.cardStopped': { cn: '流量卡停机', hk: '數據卡已停用', en: 'Data card stopped' },
  'device.offline.removed': { cn: '设备被拆除', hk: '裝置被拆除', en: 'Device removed' },
  'device.offline.batteryLow': { cn: '电量耗尽', hk: '電量耗盡', en: 'Battery empty' },
  'device.offline.deviceFault': { cn: '设备故障', hk: '裝置故障', en: 'Device fault' },
  'device.offline.signalWeak': { cn: '信号弱', hk: '訊號弱', en: 'Weak signal' },
  'device.offline.signalPoor': { cn: '可能是信号偏弱', hk: '可能是訊號偏弱', en: 'Maybe weak signal' },
  'device.offline.wasWell': { cn: '不明，离线前正常', hk: '不明，離線前正常', en: 'Unknown, was fine' },
  'device.offline.unknown': { cn: '原因不明', hk: '原因不明', en: 'Not known' },

  'device.offlineAdvice.serviceExpired': { cn: '续费', hk: '續費', en: 'Renew its service' },
  'device.offlineAdvice.cardStopped': { cn: '恢复流量卡', hk: '恢復數據卡', en: 'Resume its data card' },
  'device.offlineAdvice.removed': { cn: '上门装回底座', hk: '上門裝回底座', en: 'Put it back on its base' },
  'device.offlineAdvice.batteryLow': { cn: '更换电池', hk: '更換電池', en: 'Replace its battery' },
  'device.offlineAdvice.deviceFault': { cn: '检修或更换', hk: '檢修或更換', en: 'Repair or replace it' },
  'device.offlineAdvice.signalWeak': {
    cn: '移至信号较好的位置',
    hk: '移至訊號較佳的位置',
    en: 'Move it to better reception',
  },
  'device.offlineAdvice.unknown': { cn: '上门检查', hk: '上門檢查', en: 'Visit it' },

  'device.span.days': { cn: '{count} 天', hk: '{count} 日', en: '{count} {count|day|days}' },
  'device.span.hours': { cn: '{count} 小时', hk: '{count} 小時', en: '{count} h' },
  'device.span.minutes': { cn: '{count} 分钟', hk: '{count} 分鐘', en: '{count} min' },
} satisfies Readonly<Record<Needed, Phrase>>);
