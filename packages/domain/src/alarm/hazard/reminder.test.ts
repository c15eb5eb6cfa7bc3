import { expect, it } from 'vitest';
import { addDays } from '../../lib/index.ts';
import { dueHazardReminder, hazardReminder, isHazardReminderOver } from './reminder.ts';

const dueDay = '2026-11-24';
const state = 'inProgress' as const;

it('a hazard is reminded of a day before its due day, and each day overdue [ALM-13]', () => {
  expect(hazardReminder(dueDay, '2026-11-22')).toBeUndefined();
  expect(hazardReminder(dueDay, '2026-11-23')).toEqual({ kind: 'due', day: '2026-11-23' });
  expect(hazardReminder(dueDay, dueDay)).toEqual({ kind: 'due', day: '2026-11-23' });
  expect(hazardReminder(dueDay, '2026-11-25')).toEqual({ kind: 'overdue', day: '2026-11-25' });
  let remindedDay: string | null = null;
  const reminded: string[] = [];
  for (let day = '2026-11-20'; day <= '2026-11-27'; day = addDays(day, 1))
    for (const hour of [8, 9])
      if (dueHazardReminder({ state, dueDay, remindedDay }, day)) {
        reminded.push(`${day} ${hour}`);
        remindedDay = day;
      }
  expect(reminded).toEqual(['2026-11-23 8', '2026-11-25 8', '2026-11-26 8', '2026-11-27 8']);
});

it('a missed reminder is made up for on the due day; a later due day is reminded of again [ALM-13]', () => {
  expect(dueHazardReminder({ state, dueDay, remindedDay: null }, dueDay)?.kind).toBe('due');
  expect(dueHazardReminder({ state, dueDay, remindedDay: '2026-11-23' }, dueDay)).toBeUndefined();
  expect(dueHazardReminder({ state, dueDay: '2026-11-26', remindedDay: '2026-11-23' }, '2026-11-25')?.kind).toBe('due');
});

it('what is completed or handed over is not reminded of [ALM-13]', () => {
  for (const ended of ['completed', 'handedOver'] as const)
    expect(dueHazardReminder({ state: ended, dueDay, remindedDay: null }, '2026-12-01')).toBeUndefined();
});

it('a last reminder that is dated after today counts as none [ALM-13]', () => {
  expect(dueHazardReminder({ state, dueDay, remindedDay: '2026-12-31' }, '2026-11-23')?.kind).toBe('due');
  expect(dueHazardReminder({ state, dueDay, remindedDay: '2026-11-26' }, '2026-11-25')?.kind).toBe('overdue');
  expect(dueHazardReminder({ state, dueDay, remindedDay: '2026-11-25' }, '2026-11-25')).toBeUndefined();
});

it('a reminder that waits is over with the hazard, or with the due day that it names [ALM-13]', () => {
  expect(isHazardReminderOver({ state, dueDay }, dueDay)).toBe(false);
  expect(isHazardReminderOver({ state, dueDay: '2026-11-25' }, dueDay)).toBe(true);
  expect(isHazardReminderOver({ state, dueDay: '2026-11-23' }, dueDay)).toBe(true);
  for (const ended of ['completed', 'handedOver'] as const)
    expect(isHazardReminderOver({ state: ended, dueDay }, dueDay)).toBe(true);
});
