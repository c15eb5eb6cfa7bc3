import { defineWords } from '@fireline/domain/lib';

export const deviceStatusSentenceWords = defineWords({
  'DeviceStatusSentence.reporting': {
    cn: '在线，{age}上报（应每 {span}一次）',
    hk: '在線，{age}回報（應每 {span}一次）',
    en: 'Online, last report {age} (expected every {span})',
  },
  'DeviceStatusSentence.notActivated': {
    cn: '尚未激活，因此没有上报 → 建议：开通服务',
    hk: '尚未啟用，因此沒有回報 → 建議：開通服務',
    en: 'Not activated yet, so it reports nothing → Advice: Open its service',
  },
  'DeviceStatusSentence.suspended': {
    cn: '服务已停用，因此没有上报 → 建议：需要时恢复服务',
    hk: '服務已停用，因此沒有回報 → 建議：有需要時恢復服務',
    en: 'Its service is suspended, so it reports nothing → Advice: Resume it when it is needed',
  },
  'DeviceStatusSentence.never': {
    cn: '从未上报（应每 {span}一次）',
    hk: '從未回報（應每 {span}一次）',
    en: 'Never reported (expected every {span})',
  },
  'DeviceStatusSentence.silent': {
    cn: '{silence}没有上报（应每 {span}一次），最后一次 {time}',
    hk: '{silence}沒有回報（應每 {span}一次），最後一次 {time}',
    en: '{silence} without report (expected every {span}), last {time}',
  },
  'DeviceStatusSentence.signal': { cn: '信号 {signals}', hk: '訊號 {signals}', en: 'signal {signals}' },
  'DeviceStatusSentence.battery': { cn: '电量 {battery}', hk: '電量 {battery}', en: 'battery {battery}' },
  'DeviceStatusSentence.cause': { cn: '原因：{cause}', hk: '原因：{cause}', en: 'cause: {cause}' },
  'DeviceStatusSentence.beside': {
    cn: '同一地点另有 {count} 台离线',
    hk: '同一地點另有 {count} 部離線',
    en: '{count} {count|other|others} at the same location {count|is|are} offline too',
  },
  'DeviceStatusSentence.advice': { cn: ' → 建议：{advice}', hk: ' → 建議：{advice}', en: ' → Advice: {advice}' },
  'DeviceStatusSentence.comma': { cn: '，', hk: '，', en: ', ' },
  'DeviceStatusSentence.semicolon': { cn: '；', hk: '；', en: '; ' },
});
