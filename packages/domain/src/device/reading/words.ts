import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ReadingState } from './state.ts';
import type { Trend } from './trend.ts';

type Needed = `device.readingState.${ReadingState}` | `device.trend.${Trend}`;

/** What is said of a reading and of where it is heading. @spec SHL-12 DEV-09 */
export const deviceReadingWords = defineWords({
  'device.readingState.none': { cn: '未上报', hk: '未有回報', en: 'Not reported' },
  'device.readingState.impossible': { cn: '超出量程', hk: '超出量程', en: 'Outside the range of the sensor' },
  'device.readingState.low': { cn: '偏低', hk: '偏低', en: 'Low' },
  'device.readingState.high': { cn: '偏高', hk: '偏高', en: 'High' },
  'device.readingState.normal': { cn: '正常', hk: '正常', en: 'Normal' },
  'device.trend.rising': { cn: '上升', hk: '上升', en: 'Rising' },
  'device.trend.falling': { cn: '下降', hk: '下降', en: 'Falling' },
  'device.trend.steady': { cn: '平稳', hk: '平穩', en: 'Steady' },
  'device.trend.unknown': { cn: '数据不足', hk: '數據不足', en: 'Too few readings' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
