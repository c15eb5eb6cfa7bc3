import { expect, it } from 'vitest';
import { filterText } from './filterText.ts';

it('names what the list is narrowed to and leaves out the rest [DEV-12]', () => {
  expect(
    filterText([
      { label: '级别', values: ['紧急', '重要'] },
      { label: '从', values: [''] },
      { label: '类别', values: [] },
      { label: '到', values: ['2026-11-21'] },
    ]),
  ).toBe('级别: 紧急, 重要 · 到: 2026-11-21');
});
