import { expect, it } from 'vitest';
import { fileNameOf } from './fileName.ts';

const at = Date.parse('2026-11-22T16:30:05Z');

it('is the words of the list with the date and time of the zone [DEV-12]', () => {
  expect(fileNameOf('历史报警', at, 'Asia/Shanghai')).toBe('历史报警_2026-11-23_0030');
  expect(fileNameOf('Alarm history', at, 'UTC')).toBe('Alarm history_2026-11-22_1630');
});

it('holds no character that a system refuses, and is never empty [DEV-12]', () => {
  expect(fileNameOf('a/b\\c:d*?"<>|\u0007e', at, 'UTC')).toBe('a b c d e_2026-11-22_1630');
  expect(fileNameOf('///', at, 'UTC')).toBe('export_2026-11-22_1630');
  expect(fileNameOf('楼'.repeat(300), at, 'UTC').length).toBeLessThan(100);
});
