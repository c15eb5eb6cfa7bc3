import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlarmVoice } from '../lib/alarm/AlarmVoice.tsx';
import { mount } from '../lib/mount.test.support.tsx';
import { StatusBar, type StatusBarProps } from './StatusBar.tsx';

const sound = {
  state: { name: 'armed' },
  onEnable: vi.fn<() => void>(),
  onTest: vi.fn<() => void>(),
  onMute: vi.fn<(change: object) => void>(),
  onUnmute: vi.fn<() => void>(),
} as const;
const calm: StatusBarProps = {
  counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  unacknowledged: 0,
  freshness: { name: 'live' },
  link: { name: 'live' },
  sound,
};
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const spoken = (root: Element): string =>
  [...root.querySelectorAll('[role="alert"], [role="status"]')].map(({ textContent }) => textContent).join('');

it('shows counts per level, unacknowledged work, link, sound and the time [N05] [N01]', async () => {
  const open = vi.fn<(choice: object) => void>();
  const clock = () => Date.parse('2026-11-21T03:04:05Z');
  await mount(
    <StatusBar
      {...calm}
      counts={{ 1: 2, 2: 0, 3: 0, 4: 0, 5: 1280 }}
      unacknowledged={7}
      onOpenLevel={open}
      link={{ name: 'stale', sinceMs: clock() - 60_000 }}
    />,
    { ...settings, clock },
  );
  const bar = page.getByRole('region', { name: 'Status bar' });
  for (const text of ['1,280', '1,282 not closed', '7 unacknowledged', 'Stale since 11:03:05', 'Sound on', '11:04:05'])
    await expect.element(bar.getByText(text)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Level 1 Critical/ }));
  expect(open).toHaveBeenCalledWith({ level: 1 });
});

it('says nothing of what stands when it appears, and speaks of what comes after, worst first [N23]', async () => {
  const { root, rerender } = await mount(
    <StatusBar {...calm} counts={{ ...calm.counts, 5: 3 }} unacknowledged={3} />,
    settings,
  );
  expect(spoken(root)).toBe('');
  await rerender(
    <StatusBar
      {...calm}
      counts={{ ...calm.counts, 1: 2, 5: 4 }}
      unacknowledged={6}
      link={{ name: 'stale', sinceMs: 0 }}
    />,
  );
  expect(spoken(root)).toBe(
    '2 new Critical alarms, 2 in all · Push link: lost, nothing is updated · 1 new Notice alarm, 4 in all',
  );
});

it('keeps quiet for five seconds, then tells the sum [N23]', async () => {
  let now = 1_000_000;
  const timers: { readonly ms: number | undefined; readonly run: () => void }[] = [];
  const timeouts = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) => timers.push({ run, ms })) as unknown as typeof setTimeout);
  const clock = () => now;
  const bar = (count: number) => <StatusBar {...calm} counts={{ ...calm.counts, 2: count }} unacknowledged={count} />;
  const { root, rerender } = await mount(bar(0), { ...settings, clock });
  await rerender(bar(1));
  const first = spoken(root);
  now += 1000;
  await rerender(bar(200));
  expect(spoken(root)).toBe(first);
  const wake = timers.findLast(({ ms }) => ms === 4000);
  timeouts.mockRestore();
  now += 4000;
  wake?.run();
  await rerender(bar(200));
  expect([first, spoken(root)]).toEqual(['1 new Severe alarm, 1 in all', '199 new Severe alarms, 200 in all']);
});

it('leaves alarms to a queue that speaks of them by name, and takes over when it goes [N23]', async () => {
  const page = (count: number, hasQueue: boolean) => (
    <>
      <StatusBar
        {...calm}
        counts={{ ...calm.counts, 5: count }}
        unacknowledged={count}
        link={{ name: 'stale', sinceMs: 0 }}
      />
      {hasQueue && <AlarmVoice as="queue" alarms={[]} />}
    </>
  );
  const { root, rerender } = await mount(page(0, true), settings);
  await rerender(page(7, true));
  expect(spoken(root)).toBe('');
  await rerender(page(7, false));
  await rerender(page(9, false));
  await vi.waitFor(() => expect(spoken(root)).toBe('2 new Notice alarms, 9 in all'));
});

it('interrupts for what the policy calls urgent and for nothing else [N23]', async () => {
  const { root, rerender } = await mount(<StatusBar {...calm} />, settings);
  const said = (role: string) => root.querySelector(`[role="${role}"]`)?.textContent;
  await rerender(<StatusBar {...calm} counts={{ ...calm.counts, 2: 1 }} />);
  expect([said('alert'), said('status')]).toEqual(['1 new Severe alarm, 1 in all', '']);
});

it('shows what a break cost until it is dismissed [N04]', async () => {
  const onDismiss = vi.fn<() => void>();
  await mount(<StatusBar {...calm} replay={{ count: 12, gapMs: 14_000, onDismiss }} />, settings);
  await expect.element(page.getByText('Replayed 12, gap 00:14')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('shows dashes and no number before an answer, and announces nothing of what then stands [N05] [N23]', async () => {
  const bar = (isKnown: boolean, one: number) => (
    <StatusBar
      {...calm}
      counts={{ ...calm.counts, 1: one }}
      unacknowledged={one}
      freshness={{ name: isKnown ? 'live' : 'unknown' }}
    />
  );
  const { root, rerender } = await mount(bar(false, 0), settings);
  const section = root.querySelector('section');
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['—', '—', '—', '—', '—']);
  expect(section?.textContent).toContain('Reading alarms');
  expect(section?.textContent).not.toMatch(/acknowledged|not closed|(?<![:\d])0(?!\d)/);
  await rerender(bar(true, 2));
  expect(section?.textContent).toContain('2 not closed2 unacknowledged');
  expect(spoken(root)).toBe('');
  await rerender(bar(true, 3));
  await vi.waitFor(() => expect(spoken(root)).toBe('1 new Critical alarm, 3 in all'));
});

it('dims numbers that are no longer confirmed and says since when, though the link seems to live [N05]', async () => {
  const clock = () => Date.parse('2026-11-21T03:04:05Z');
  const bar = (freshness: StatusBarProps['freshness']) => (
    <StatusBar {...calm} counts={{ ...calm.counts, 2: 4 }} unacknowledged={4} freshness={freshness} />
  );
  const { root, rerender } = await mount(bar({ name: 'live' }), { ...settings, clock });
  const figures = () => [...root.querySelectorAll<HTMLElement>('section [data-figure]')];
  const looks = () => figures().map((figure) => getComputedStyle(figure).color);
  const [fresh] = [new Set(looks())];
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  await rerender(bar({ name: 'stale', sinceMs: clock() - 21_000 }));
  await expect.element(page.getByText('Stale since 11:03:44')).toBeVisible();
  expect(page.getByText('Live', { exact: true }).elements()).toEqual([]);
  expect(fresh.size).toBe(2);
  expect(new Set(looks()).size).toBe(1);
});

it('where there is little room the words of the sound and the seconds go first, then that of a live link; both are still read [N23]', async () => {
  const at = (width: number) => (
    <div style={{ width }}>
      <StatusBar {...calm} />
    </div>
  );
  const clock = () => Date.parse('2026-11-21T03:04:05Z');
  const { root, rerender } = await mount(at(1400), { ...settings, clock });
  const isSeen = (selector: string) => (root.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 1;
  const seen = () => ['[data-sound] [data-part="words"]', '[data-part="seconds"]', '[data-link] > span'].map(isSeen);
  const looks = [seen()];
  for (const width of [1000, 600]) {
    await rerender(at(width));
    looks.push(seen());
  }
  expect(looks).toEqual([
    [true, true, true],
    [false, false, true],
    [false, false, false],
  ]);
  expect(root.querySelector('section')?.textContent).toContain('LiveSound on');
});

it('beside a button in the header of a phone shows the worst level, both sums and symbols in 56 px, and says the rest [N05] [N23]', async () => {
  const { root } = await mount(
    <div style={{ width: 276 }}>
      <StatusBar
        {...calm}
        style={{ paddingInline: 8 }}
        counts={{ 1: 0, 2: 12, 3: 1, 4: 0, 5: 1280 }}
        unacknowledged={265}
        onOpenLevel={() => {}}
      />
    </div>,
    settings,
  );
  const bar = page.getByRole('region', { name: 'Status bar' });
  await expect.element(bar.getByRole('button', { name: /Severe/ })).toBeVisible();
  expect(bar.getByRole('button', { name: /Notice/ }).elements()).toHaveLength(0);
  for (const text of ['1,293 not closed', '265 unacknowledged'])
    await expect.element(bar.getByText(text)).toBeVisible();
  const section = root.querySelector('section');
  expect(section?.offsetHeight).toBeLessThanOrEqual(56);
  expect(section?.scrollWidth).toBeLessThanOrEqual(276);
});
