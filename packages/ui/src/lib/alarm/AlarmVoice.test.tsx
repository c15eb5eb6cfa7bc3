import { announceGapMs } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { AlarmVoice, type SpokenAlarm } from './AlarmVoice.tsx';
import { mount } from '../mount.test.support.tsx';

const alarm = (alarmId: number, level: SpokenAlarm['level']): SpokenAlarm => ({
  alarmId,
  level,
  kind: 'smoke',
  raisedAtMs: alarmId,
  unitName: 'Harbour Mall',
  buildingName: '',
  floor: -1,
  placeName: `Shop ${alarmId}`,
});
const settings = { language: 'en' } as const;
const said = (root: Element): (string | null)[] =>
  [...root.querySelectorAll('[role="alert"], [role="status"]')].map(({ textContent }) => textContent);

it('says the worst in full and sums the rest by level, urgent ones assertively [N23]', async () => {
  const standing = [alarm(1, 1)];
  const { root, rerender } = await mount(<AlarmVoice as="list" alarms={standing} />, settings);
  expect(said(root)).toEqual(['', '']);
  const came = [alarm(2, 2), alarm(3, 3), ...Array.from({ length: 12 }, (_, at) => alarm(at + 10, 4))];
  await rerender(<AlarmVoice as="list" alarms={[...standing, ...came]} />);
  await vi.waitFor(() =>
    expect(said(root)).toEqual([
      'Severe: Smoke, Harbour Mall · Basement 1 · Shop 2',
      'Major: Smoke, Harbour Mall · Basement 1 · Shop 3, and 12 more of level 4',
    ]),
  );
});

it('speaks of what stands at first only when it is asked to [N23]', async () => {
  const { root } = await mount(<AlarmVoice as="queue" alarms={[alarm(1, 1)]} isBacklogSpoken />, settings);
  await vi.waitFor(() => expect(said(root)[0]).toBe('Critical: Smoke, Harbour Mall · Basement 1 · Shop 1'));
});

it('a page speaks with one voice: the queue before the list; when it goes the list speaks of what comes then [N23]', async () => {
  const page = (alarms: readonly SpokenAlarm[], hasQueue: boolean) => (
    <>
      <AlarmVoice as="list" alarms={alarms} />
      {hasQueue && <AlarmVoice as="queue" alarms={alarms} />}
    </>
  );
  const { root, rerender } = await mount(page([], true), settings);
  await rerender(page([alarm(1, 1)], true));
  await vi.waitFor(() =>
    expect(said(root)).toEqual(['', '', 'Critical: Smoke, Harbour Mall · Basement 1 · Shop 1', '']),
  );
  await rerender(page([alarm(1, 1)], false));
  await rerender(page([alarm(1, 1), alarm(2, 1)], false));
  await vi.waitFor(() => expect(said(root)).toEqual(['Critical: Smoke, Harbour Mall · Basement 1 · Shop 2', '']));
});

it('holds back by the policy and then tells the sum [N23]', async () => {
  let now = 1_000_000;
  const timers: { readonly ms: number | undefined; readonly run: () => void }[] = [];
  const { root, rerender } = await mount(<AlarmVoice as="list" alarms={[]} />, { ...settings, clock: () => now });
  await rerender(<AlarmVoice as="list" alarms={[alarm(1, 1)]} />);
  const timeouts = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) => timers.push({ run, ms })) as unknown as typeof setTimeout);
  now += 1000;
  await rerender(<AlarmVoice as="list" alarms={[alarm(1, 1), alarm(2, 1), alarm(3, 1)]} />);
  timeouts.mockRestore();
  expect(said(root)[0]).toContain('Shop 1');
  now += 4000;
  timers.findLast(({ ms }) => ms === announceGapMs - 1000)?.run();
  await vi.waitFor(() => expect(said(root)[0]).toMatch(/Shop 2, and 1 more of level 1$/));
});
