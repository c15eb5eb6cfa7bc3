import { expect, it } from 'vitest';
import { axisName, cutText, textWidth } from './text.ts';

it('takes Han characters for twice as wide, and an emoji for one [LIB-01]', () => {
  expect(textWidth('温度', 10)).toBe(20);
  expect(textWidth('ab', 10)).toBe(12);
  expect(textWidth('🔥', 10)).toBe(10);
});

it.each([
  ['短', 100, '短'],
  ['深圳市南山区消防大队', 60, '深圳市南…'],
  ['Shenzhen', 30, 'Sh…'],
  ['🔥🔥🔥🔥', 36, '🔥🔥…'],
  ['温度', 4, ''],
])('cuts %s to %d pixels as %s, never in the middle of a character [LIB-01]', (text, width, cut) => {
  expect(cutText(text, width)).toBe(cut);
});

it.each([
  ['2026-11-21', 48, '11-21'],
  ['2026-11', 48, '26-11'],
  ['2026-11-21', 80, '2026-11-21'],
  ['南山消防站', 48, '南山消…'],
])('writes %s in %d pixels of an axis as %s: a date keeps its day [LIB-01] [DEV-11]', (name, width, text) => {
  expect(axisName(name, width)).toBe(text);
});

it('looks at no more of a very long name than can be seen [LIB-01]', () => {
  expect(cutText('长'.repeat(1_000_000), 60)).toBe('长长长长…');
});
