import { defineWords } from '@fireline/domain/lib';

export const planReplayWords = defineWords({
  'PlanReplay.label': { cn: '蔓延回放', hk: '蔓延重播', en: 'Spread replay' },
  'PlanReplay.play': { cn: '播放', hk: '播放', en: 'Play' },
  'PlanReplay.pause': { cn: '暂停', hk: '暫停', en: 'Pause' },
  'PlanReplay.next': { cn: '下一个探测器', hk: '下一個探測器', en: 'Next detector' },
  'PlanReplay.previous': { cn: '上一个探测器', hk: '上一個探測器', en: 'Previous detector' },
  'PlanReplay.time': { cn: '时间', hk: '時間', en: 'Time' },
  'PlanReplay.speed': { cn: '速度', hk: '速度', en: 'Speed' },
  'PlanReplay.times': { cn: '{speed} 倍速', hk: '{speed} 倍速', en: '{speed} times' },
  'PlanReplay.at': {
    cn: '第一个之后 {since}，{count} / {total} 个已动作',
    hk: '首個之後 {since}，{count} / {total} 個已動作',
    en: '{since} after the first, {count} of {total} have gone',
  },
  'PlanReplay.gone': {
    cn: '{count} / {total} 个已动作',
    hk: '{count} / {total} 個已動作',
    en: '{count} of {total} have gone',
  },
  'PlanReplay.order': { cn: '动作顺序', hk: '動作次序', en: 'The order in which they went' },
  'PlanReplay.after': { cn: '第一个之后', hk: '首個之後', en: 'after the first' },
  'PlanReplay.unknown': { cn: '设备 {id}', hk: '裝置 {id}', en: 'Device {id}' },
  'PlanReplay.empty': { cn: '没有探测器动作过', hk: '沒有探測器動作過', en: 'No detector has gone' },
});
