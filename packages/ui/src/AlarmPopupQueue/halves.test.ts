import { expect, it } from 'vitest';
import { halvesOf } from './halves.ts';

it.each([
  ['深圳湾科技生态园九栋', '深圳湾科技生', '态园九栋'],
  ['Harbour Estates Tower B', 'Harbour Estates', ' Tower B'],
  ['大堂', '大', '堂'],
  ['A', 'A', ''],
  ['', '', ''],
])('%s is cut before its end, and nothing of it is lost [ALM-04]', (name, head, tail) => {
  expect(halvesOf(name)).toEqual([head, tail]);
});

it('a character is never cut in two [ALM-04]', () => {
  const name = '𠮷'.repeat(9);
  const [head, tail] = halvesOf(name);
  expect([Array.from(head).length, Array.from(tail).length, head + tail]).toEqual([5, 4, name]);
});
