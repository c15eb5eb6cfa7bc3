import { expect, it } from 'vitest';
import { foldReminders } from './foldReminders.ts';

const entry = (at: string, event: string, receiver = '') => ({ at, event, receiver });

it('reminders of one person that follow each other are one entry, the newest, with their number and their first [ALM-13]', () => {
  const track = [
    entry('1', 'register'),
    entry('2', 'reminded', 'Ada'),
    entry('3', 'reminded', 'Ada'),
    entry('4', 'reminded', 'Bo'),
    entry('5', 'handOver'),
    entry('6', 'reminded', 'Bo'),
  ];
  expect(foldReminders(track).map(({ at, times, firstAt }) => [at, times, firstAt])).toEqual([
    ['1', 1, '1'],
    ['3', 2, '2'],
    ['4', 1, '4'],
    ['5', 1, '5'],
    ['6', 1, '6'],
  ]);
});
