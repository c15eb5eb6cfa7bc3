import { expect, it } from 'vitest';
import { alarmStates, alarmWords } from '@fireline/domain/alarm';
import { entries } from './allWords.ts';

/** Work orders, transfers, money and rows of an import have states of their own. */
const others =
  /^(service|orders\.misfit|workbench\.moneyToSettle|device\.import|finance|renewal|shell\.route\.workOrders)/;
/** Other words for an alarm that nobody has acknowledged, or that is not closed. */
const former = {
  cn: /未处理|待确认|待处理|等待处理|已结案|未结案/,
  hk: /未處理|待確認|待處理|等待處理|結案/,
  en: /\b(?:unhandled|to acknowledge|not acknowledged|standing alarms|alarms? (?:is|are) open|open alarms?)\b/i,
} as const;

it('has three states with one word each [ALM-01] [SHL-12]', () => {
  const words = alarmStates.map((state) => alarmWords[`alarm.state.${state}`]);
  expect(words).toEqual([
    { cn: '未确认', hk: '未確認', en: 'Unacknowledged' },
    { cn: '已确认', hk: '已確認', en: 'Acknowledged' },
    { cn: '已关闭', hk: '已關閉', en: 'Closed' },
  ]);
});

it('no other phrase calls a state of an alarm by another name [ALM-01] [SHL-12]', () => {
  const isFormer = ({ key, phrase }: (typeof entries)[number]): boolean =>
    !others.test(key) && (['cn', 'hk', 'en'] as const).some((language) => former[language].test(phrase[language]));
  expect(
    entries.filter(isFormer).map(({ file, key, phrase }) => `${file} ${key}: ${phrase.cn} / ${phrase.en}`),
  ).toEqual([]);
});
