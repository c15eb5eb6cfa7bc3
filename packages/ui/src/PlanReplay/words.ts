import { defineWords } from '@fireline/domain/lib';

export const planReplayWords = defineWords({
  'PlanReplay.label': { cn: '蔓延回放', hk: '蔓延重播', en: 'Spread replay' },
  'PlanReplay.play': { cn: '播放', hk: '播放', en: 'Play' },
  'PlanReplay.pause': { cn: '暂停', hk: '暫停', en: 'Pause' },
  'PlanReplay.next': { cn: '下一个探测器', hk: '下一個探測器', en: 'Next detector' },
  'PlanReplay.previous': { cn: '上一个探测器', hk: '上一個探測器', en: 'Previous detector' },
  'PlanReplay.time': { cn: '时间', hk: '時間', en: 'Time' },
  'PlanReplay.speed': { cn: '速度', hk: '速度', en: 'Speed' },
  'PlanReplay.times': { cn: '{speed} 倍速', hk: '{speed} 倍速', en: '{speed} {speed|time|times}' },
  'PlanReplay.at': {
    cn: '第一个之后 {since}，{count} / {total} 个已动作',
    hk: '首個之後 {since}，{count} / {total} 個已動作',
    en: '{since} after the first, {count} of {total} {count|has|have} gone',
  },
  'PlanReplay.gone': {
    cn: '{count} / {total} 个已动作',
    hk: '{count} / {total} 個已動作',
    en: '{count} of {total} {count|has|have} gone',
  },
  'PlanReplay.order': { cn: '动作顺序', hk: '動作次序', en: 'The order in which they went' },
  'PlanReplay.after': { cn: '第一个之后', hk: '首個之後', en: 'after the first' },
  'PlanReplay.unknown': { cn: '设备 {id}', hk: '裝置 {id}', en: 'Device {id}' },
  'PlanReplay.empty': { cn: '没有探测器动作过', hk: '沒有探測器動作過', en: 'No detector has gone' },
  'PlanReplay.emptyOnRecord': {
    cn: '记录中没有此图上的探测器动作',
    hk: '記錄中沒有此圖上的探測器動作',
    en: 'No detector of this plan is on record as gone',
  },
  'PlanReplay.leftOut': { cn: '回放中没有的', hk: '重播中沒有的', en: 'What the replay cannot show' },
  'PlanReplay.begins': {
    cn: '上报记录从 {at} 开始，此前的动作可能不全',
    hk: '上報記錄由 {at} 開始，此前的動作可能不齊全',
    en: 'Reports are on record from {at}; what went before may be missing',
  },
  'PlanReplay.never': {
    cn: '没有这些设备的上报记录，是否有探测器动作无从得知',
    hk: '沒有這些裝置的上報記錄，有否探測器動作無從得知',
    en: 'No report of these devices is on record; what went is not known',
  },
  'PlanReplay.gaps': {
    cn: '{count} 段时间没有任何上报（共 {total}），期间的动作可能缺失',
    hk: '{count} 段時間沒有任何上報（共 {total}），期間的動作可能缺失',
    en: 'Times without any report: {count} ({total} in all); what went then may be missing',
  },
  'PlanReplay.silent': {
    cn: '{count} 台设备有一段时间没有上报，期间是否动作无从得知',
    hk: '{count} 部裝置有一段時間沒有上報，期間有否動作無從得知',
    en: 'Silent for some time while others reported: {count}; whether they went then is not known',
  },
  'PlanReplay.silentUnknown': {
    cn: '设备或天数太多，没有逐台检查是否按时上报',
    hk: '裝置或日數太多，沒有逐部檢查有否依時上報',
    en: 'Too many devices or days: whether each one reported in time was not looked at',
  },
  'PlanReplay.moreTimes': { cn: '另有 {count} 段', hk: '另有 {count} 段', en: 'and {count} more times' },
  'PlanReplay.elsewhere': {
    cn: '{count} 个探测器也已动作，但不在此图上',
    hk: '{count} 個探測器亦已動作，但不在此圖上',
    en: 'Went as well, but not on this plan: {count}',
  },
  'PlanReplay.more': { cn: '另有 {count} 个', hk: '另有 {count} 個', en: 'and {count} more' },
  'PlanReplay.noPlace': {
    cn: '此版图纸上没有位置',
    hk: '此版圖則上沒有位置',
    en: 'No place on this version',
  },
});
