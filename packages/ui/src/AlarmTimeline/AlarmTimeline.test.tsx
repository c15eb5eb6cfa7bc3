import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmTimeline, type TrackStop } from './AlarmTimeline.tsx';

const nothing = { by: null, closing: null, remark: '', value: null };
const track: readonly TrackStop[] = [
  { ...nothing, at: '2026-11-21T02:31:07Z', event: 'raised', value: 61.25 },
  { ...nothing, at: '2026-11-21T02:32:02Z', event: 'acknowledged', by: 'Li' },
  { ...nothing, at: '2026-11-21T03:01:55Z', event: 'handled', by: 'Chan', closing: 'falseAlarm', remark: 'steam' },
];

it('tells who did what, when, after how long, and why [ALM-03]', async () => {
  const { root } = await mount(<AlarmTimeline track={track} measurement="temperature" />, {
    language: 'en',
    timeZone: 'Asia/Shanghai',
  });
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Raised61.3 °C21 Nov 2026, 10:31:07',
    'AcknowledgedLi21 Nov 2026, 10:32:02 · 00:55 after the alarm',
    'ClosedFalse alarmChan21 Nov 2026, 11:01:55 · 30:48 after the alarmsteam',
  ]);
});

it('ends open while nobody has handled it [ALM-03]', async () => {
  const { root } = await mount(<AlarmTimeline track={track.slice(0, 1)} isOpen />, { language: 'en' });
  expect(root.querySelector('li:last-child')?.textContent).toBe('Not closed yet');
});
