import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
import type { PopupAlarm } from './popupAlarm.ts';

const alarm = (alarmId: number, level: PopupAlarm['level'], more: Partial<PopupAlarm> = {}): PopupAlarm => ({
  alarmId,
  level,
  kind: 'smoke',
  raisedAtMs: 1_700_000_000_000 + alarmId * 1000,
  unitName: `Unit ${alarmId}`,
  buildingName: 'B',
  floor: 3,
  placeName: `Room ${alarmId}`,
  ...more,
});
const actions = () => ({
  onAcknowledge: vi.fn<(choice: object) => void>(),
  onOpen: vi.fn<(choice: object) => void>(),
  onHandle: vi.fn<(choice: object) => void>(),
  onSilence: vi.fn<() => void>(),
});
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const titles = (root: Element): (string | null | undefined)[] =>
  [...root.querySelectorAll('[data-entry]')].map((item) => item.querySelector('h3 > span')?.textContent);
const politely = (root: Element): (string | undefined)[] =>
  [...root.querySelectorAll('[role="alert"], [role="status"]')].map((live) => live.textContent ?? undefined);

it('shows the worst first, with place, and leaves nothing behind when all is acknowledged [ALM-04]', async () => {
  const { root, rerender } = await mount(
    <AlarmPopupQueue alarms={[alarm(1, 4), alarm(2, 1, { floor: -1 })]} {...actions()} />,
    settings,
  );
  expect(titles(root)).toEqual(['Critical · Smoke', 'Minor · Smoke']);
  await expect.element(page.getByText('Unit 2 · B · Basement 1 · Room 2')).toBeVisible();
  await rerender(<AlarmPopupQueue alarms={[]} {...actions()} />);
  await vi.waitFor(() => expect(root.querySelector('section')).toBeNull());
});

it('offers nothing to a reader who may not act on alarms but to open them [ROL-03] [ALM-04]', async () => {
  await mount(<AlarmPopupQueue alarms={[alarm(1, 1)]} onOpen={() => {}} />, settings);
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Acknowledge' }).elements()).toEqual([]);
});

it('acknowledges one or all of an entry, opens, handles, silences [ALM-04]', async () => {
  const act = actions();
  const ward = Array.from({ length: 6 }, (_, index) =>
    alarm(index + 10, 2, { unitName: 'Ward', placeName: `Bed ${index}` }),
  );
  await mount(<AlarmPopupQueue alarms={[alarm(1, 1), ...ward]} {...act} />, settings);
  await userEvent.click(page.getByRole('button', { name: 'Acknowledge', exact: true }));
  expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: [alarm(1, 1)] });
  await userEvent.click(page.getByRole('button', { name: 'Acknowledge 6' }));
  expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: ward });
  await userEvent.click(page.getByRole('button', { name: 'Open' }).first());
  expect(act.onOpen).toHaveBeenLastCalledWith({ alarms: [alarm(1, 1)] });
  await userEvent.click(page.getByRole('button', { name: 'Handle' }));
  expect(act.onHandle).toHaveBeenLastCalledWith({ alarm: alarm(1, 1) });
  await userEvent.click(page.getByRole('button', { name: 'Silence' }));
  expect(act.onSilence).toHaveBeenCalledOnce();
});

it('never takes the focus; F8 goes to it, and after an entry went the next has the focus [N23] [ALM-04]', async () => {
  const act = actions();
  const queue = (alarms: readonly PopupAlarm[]) => (
    <>
      <input aria-label="elsewhere" />
      <AlarmPopupQueue alarms={alarms} {...act} />
    </>
  );
  const { root, rerender } = await mount(queue([]), settings);
  const input = root.querySelector('input');
  input?.focus();
  await rerender(queue([alarm(1, 1), alarm(2, 2)]));
  await vi.waitFor(() => expect(titles(root)).toHaveLength(2));
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{F8}{Tab}');
  expect(document.activeElement?.textContent).toBe('Acknowledge');
  await rerender(queue([alarm(2, 2)]));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-entry')).toBe('alarm/2'));
});

it('while a person works in it nothing moves, and the newcomer joins below [ALM-04]', async () => {
  const queue = (alarms: readonly PopupAlarm[]) => <AlarmPopupQueue alarms={alarms} {...actions()} />;
  const { root, rerender } = await mount(queue([alarm(1, 3), alarm(2, 4)]), settings);
  await userEvent.keyboard('{F8}');
  await rerender(queue([alarm(1, 3), alarm(2, 4), alarm(3, 1)]));
  await vi.waitFor(() => expect(titles(root)).toEqual(['Major · Smoke', 'Minor · Smoke', 'Critical · Smoke']));
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(titles(root)).toEqual(['Critical · Smoke', 'Major · Smoke', 'Minor · Smoke']);
});

it('speaks levels 1 and 2 at once and the rest politely [N23]', async () => {
  const { root } = await mount(
    <AlarmPopupQueue alarms={[alarm(1, 4), alarm(2, 2), alarm(3, 2)]} {...actions()} />,
    settings,
  );
  expect(politely(root)).toEqual([
    'Severe: Smoke, Unit 2 · B · Floor 3 · Room 2, and 1 more of level 2',
    'Minor: Smoke, Unit 1 · B · Floor 3 · Room 1',
  ]);
});

it('1 000 alarms a second for three seconds: each frame is drawn, none is lost, few entries are mounted [ALM-07]', async () => {
  const alarms = Array.from({ length: 3000 }, (_, index) =>
    alarm(index + 1, index % 5 === 0 ? 1 : 3, { unitName: `Unit ${index % 20}`, floor: index % 7 }),
  );
  const act = actions();
  const { root, rerender } = await mount(<AlarmPopupQueue alarms={[]} {...act} />, settings);
  for (let come = 50; come <= alarms.length; come += 50) {
    await rerender(<AlarmPopupQueue alarms={alarms.slice(0, come)} {...act} />);
    expect(root.querySelectorAll('[data-entry]').length).toBeLessThanOrEqual(5);
  }
  await vi.waitFor(() => expect(root.querySelector('small')?.textContent).toBe('3,000 unacknowledged'));
  await expect.element(page.getByText(/^[\d,]+ more$/)).toBeVisible();
});

const toggle = (name: 'Show' | 'Hide') => page.getByRole('button', { name, exact: true });

it('folds to a bar with the worst and the number, by button, Escape and F8, and keeps the focus [ALM-04]', async () => {
  const changed = vi.fn<(change: { readonly isFolded: boolean }) => void>();
  const { root } = await mount(
    <AlarmPopupQueue alarms={[alarm(1, 4), alarm(2, 2)]} {...actions()} onFoldedChange={changed} />,
    settings,
  );
  await userEvent.click(toggle('Hide'));
  expect(titles(root)).toEqual([]);
  expect(root.querySelector('header')?.textContent).toContain('2 unacknowledged');
  expect(root.querySelector('header [role="img"]')?.getAttribute('aria-label')).toBe('Level 2 Severe');
  await expect.element(toggle('Show')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle('Show')).toHaveFocus();
  await userEvent.keyboard('{F8}');
  expect(document.activeElement?.getAttribute('data-entry')).toBe('alarm/2');
  await userEvent.keyboard('{F8}');
  await expect.element(toggle('Show')).toHaveFocus();
  await userEvent.keyboard('{Enter}{F8}');
  await userEvent.keyboard('{F8}{Tab}{Escape}');
  expect(changed.mock.calls.map(([{ isFolded }]) => isFolded)).toEqual([true, false, true, false, true, false, true]);
  await expect.element(toggle('Show')).toHaveFocus();
});

it('folded, only what is worse than all that waits unfolds it, and nothing takes the focus [ALM-04] [N23]', async () => {
  const queue = (alarms: readonly PopupAlarm[]) => (
    <>
      <input aria-label="elsewhere" />
      <AlarmPopupQueue alarms={alarms} {...actions()} defaultFolded />
    </>
  );
  const { root, rerender } = await mount(queue([alarm(1, 3)]), settings);
  const input = root.querySelector('input');
  input?.focus();
  await rerender(queue([alarm(1, 3), alarm(2, 3), alarm(3, 5)]));
  await vi.waitFor(() => expect(root.querySelector('small')?.textContent).toBe('3 unacknowledged'));
  expect(titles(root)).toEqual([]);
  await rerender(queue([alarm(1, 3), alarm(2, 3), alarm(3, 5), alarm(4, 2)]));
  await vi.waitFor(() => expect(titles(root)).toHaveLength(4));
  expect(document.activeElement).toBe(input);
});

it('its owner may hold the fold; the next alarm after none unfolds it [ALM-04]', async () => {
  const changed = vi.fn<(change: { readonly isFolded: boolean }) => void>();
  const queue = (alarms: readonly PopupAlarm[]) => (
    <AlarmPopupQueue alarms={alarms} {...actions()} isFolded onFoldedChange={changed} />
  );
  const { root, rerender } = await mount(queue([alarm(1, 1)]), settings);
  await userEvent.click(toggle('Show'));
  expect(changed.mock.calls).toEqual([[{ isFolded: false }]]);
  expect(titles(root)).toEqual([]);
  await rerender(queue([]));
  await vi.waitFor(() => expect(root.querySelector('section')).toBeNull());
  await rerender(queue([alarm(2, 5)]));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
});

it('floating, it covers at most 60 % of the height of the window and scrolls the rest [ALM-07]', async () => {
  const alarms = Array.from({ length: 30 }, (_, index) => alarm(index + 1, 2));
  const { root } = await mount(<AlarmPopupQueue alarms={alarms} {...actions()} />, settings);
  const height = root.querySelector('section')?.getBoundingClientRect().height ?? Infinity;
  expect(height).toBeLessThanOrEqual(window.innerHeight * 0.6 + 1);
  const list = root.querySelector('ol');
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? Infinity);
});

it('goes off what the keyboard is on, to the other end of the window or into its bar, and back again [N23] [ALM-04]', async () => {
  const at = (insetBlockStart: string) => ({ position: 'fixed', insetInlineEnd: 100, insetBlockStart }) as const;
  const { root } = await mount(
    <>
      <button type="button">First</button>
      <button type="button" style={at('80px')}>
        Columns
      </button>
      <AlarmPopupQueue alarms={[alarm(1, 1)]} {...actions()} />
    </>,
    settings,
  );
  const queue = () => page.getByRole('region', { name: 'New alarms' }).element();
  const isSeen = (name: string): boolean => {
    const button = page.getByRole('button', { name, exact: true }).element();
    const { left, top, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === button;
  };
  expect(root.isConnected).toBe(true);
  expect(isSeen('Columns')).toBe(false);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  await vi.waitFor(() => expect(isSeen('Columns')).toBe(true));
  await userEvent.tab({ shift: true });
  await vi.waitFor(() => expect(queue()).not.toHaveAttribute('data-end'));
});
