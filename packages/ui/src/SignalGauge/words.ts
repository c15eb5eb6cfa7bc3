import { defineWords } from '@fireline/domain/lib';

export const signalGaugeWords = defineWords({
  'SignalGauge.value': {
    cn: '信号 {value}，满格 {max}',
    hk: '訊號 {value}，滿格 {max}',
    en: 'Signal {value} of {max}',
  },
  'SignalGauge.tooWeak': {
    cn: '信号 {value}，满格 {max}，过弱',
    hk: '訊號 {value}，滿格 {max}，過弱',
    en: 'Signal {value} of {max}, too weak',
  },
  'SignalGauge.none': { cn: '无信号', hk: '無訊號', en: 'No signal' },
  'SignalGauge.never': { cn: '从未上报信号', hk: '從未回報訊號', en: 'Signal never reported' },
});
