import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
import { NewAlarmLine } from './NewAlarmLine.tsx';
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
});
const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const strip = (root: Element): HTMLElement | null => root.querySelector('[role="group"][data-entry]');
const named = (root: Element): string | null | undefined => strip(root)?.querySelector('p')?.textContent;
const titles = (root: Element): (string | null | undefined)[] =>
  [...root.querySelectorAll('li[data-entry]')].map((item) => item.querySelector('h3 > span')?.textContent);
const said = (root: Element): (string | undefined)[] =>
  [...root.querySelectorAll('[role="alert"], [role="status"]')].map((live) => live.textContent ?? undefined);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).first());
const others = (count: number) => page.getByRole('button', { name: `${count} more`, exact: true });

it('one line names the worst, of these the newest, and counts the others; all gone, nothing is left [ALM-04]', async () => {
  const act = actions();
  const { root, rerender } = await mount(
    <AlarmPopupQueue alarms={[alarm(1, 4), alarm(2, 1), alarm(3, 1, { floor: -1 })]} {...act} />,
    settings,
  );
  expect(named(root)).toBe('Critical · Smoke Room 3 · B · Basement 1 · Unit 3');
  expect(strip(root)?.getBoundingClientRect().height).toBe(44);
  expect(titles(root)).toEqual([]);
  await expect.element(others(2)).toHaveAttribute('aria-expanded', 'false');
  await press('Acknowledge');
  expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: [alarm(3, 1, { floor: -1 })] });
  await press('Open');
  expect(act.onOpen).toHaveBeenLastCalledWith({ alarms: [alarm(3, 1, { floor: -1 })] });
  await rerender(<AlarmPopupQueue alarms={[]} {...act} />);
  await vi.waitFor(() => expect(root.querySelector('section')).toBeNull());
});

it('offers nothing to a reader who may not act on alarms but to open them [ROL-03] [ALM-04]', async () => {
  await mount(
    <AlarmPopupQueue alarms={[alarm(1, 1), alarm(2, 1)]} onOpen={() => {}} defaultFolded={false} />,
    settings,
  );
  await expect.element(page.getByRole('button', { name: 'Open', exact: true }).first()).toBeVisible();
  expect(page.getByRole('button', { name: /Acknowledge|Handle/ }).elements()).toEqual([]);
});

it('unfolded by hand it acknowledges one or all of an entry, opens and handles, and folds when one is opened [ALM-04]', async () => {
  const act = actions();
  const ward = Array.from({ length: 6 }, (_, index) =>
    alarm(index + 10, 3, { unitName: 'Ward', placeName: `Bed ${index}` }),
  );
  const { root } = await mount(<AlarmPopupQueue alarms={[alarm(1, 1), alarm(2, 2), ...ward]} {...act} />, settings);
  await userEvent.click(others(7));
  expect(titles(root)).toEqual(['Severe · Smoke', 'Major · 6 alarms']);
  await press('Acknowledge 6');
  expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: ward });
  await press('Handle');
  expect(act.onHandle).toHaveBeenLastCalledWith({ alarm: alarm(2, 2) });
  await userEvent.click(page.getByRole('listitem').first().getByRole('button', { name: 'Open' }));
  expect(act.onOpen).toHaveBeenLastCalledWith({ alarms: [alarm(2, 2)] });
  expect(titles(root)).toEqual([]);
});

it('only a person unfolds it, whatever comes; it folds when no other waits [ALM-04] [N23]', async () => {
  const changed = vi.fn<(change: { readonly isFolded: boolean }) => void>();
  const queue = (alarms: readonly PopupAlarm[]) => (
    <>
      <input aria-label="elsewhere" />
      <AlarmPopupQueue alarms={alarms} {...actions()} onFoldedChange={changed} />
    </>
  );
  const { root, rerender } = await mount(queue([alarm(1, 3)]), settings);
  const input = root.querySelector('input');
  input?.focus();
  await rerender(queue([alarm(1, 3), alarm(2, 3), alarm(3, 1)]));
  await vi.waitFor(() => expect(named(root)).toContain('Critical'));
  expect([titles(root), changed.mock.calls, document.activeElement]).toEqual([[], [], input]);
  await userEvent.click(others(2));
  expect(titles(root)).toHaveLength(2);
  await rerender(queue([alarm(3, 1)]));
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith({ isFolded: true }));
  await rerender(queue([alarm(3, 1), alarm(4, 1)]));
  await expect.element(others(1)).toBeVisible();
  expect(titles(root)).toEqual([]);
});

it('its owner may hold the fold [ALM-04]', async () => {
  const changed = vi.fn<(change: { readonly isFolded: boolean }) => void>();
  const { root } = await mount(
    <AlarmPopupQueue alarms={[alarm(1, 1), alarm(2, 1)]} {...actions()} isFolded onFoldedChange={changed} />,
    settings,
  );
  await userEvent.click(others(1));
  expect([changed.mock.calls, titles(root)]).toEqual([[[{ isFolded: false }]], []]);
});

it('F8 goes to it and back; after an alarm went the next has the focus, and Escape folds the list [N23] [ALM-04]', async () => {
  const queue = (alarms: readonly PopupAlarm[]) => (
    <>
      <input aria-label="elsewhere" />
      <AlarmPopupQueue alarms={alarms} {...actions()} />
    </>
  );
  const { root, rerender } = await mount(queue([alarm(1, 1), alarm(2, 2), alarm(3, 3)]), settings);
  const input = root.querySelector('input');
  input?.focus();
  await userEvent.keyboard('{F8}{Tab}');
  expect(document.activeElement?.textContent).toBe('Acknowledge');
  await rerender(queue([alarm(2, 2), alarm(3, 3)]));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-entry')).toBe('alarm/2'));
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}{Tab}');
  expect(titles(root)).toHaveLength(1);
  expect(document.activeElement?.closest('li')?.getAttribute('data-entry')).toBe('alarm/3');
  await userEvent.keyboard('{Escape}');
  await expect.element(others(1)).toHaveFocus();
  // the button of the others goes with the last of them
  await rerender(queue([alarm(2, 2)]));
  await vi.waitFor(() => expect(document.activeElement).toBe(strip(root)));
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(input);
});

it('while a person is at it nothing changes its place, and the number grows with the newcomer [ALM-04]', async () => {
  const queue = (alarms: readonly PopupAlarm[]) => (
    <AlarmPopupQueue alarms={alarms} {...actions()} defaultFolded={false} />
  );
  const { root, rerender } = await mount(queue([alarm(1, 3), alarm(2, 4), alarm(3, 5)]), settings);
  await userEvent.keyboard('{F8}');
  await rerender(queue([alarm(1, 3), alarm(2, 4), alarm(3, 5), alarm(4, 1)]));
  await expect.element(others(3)).toBeVisible();
  expect(named(root)).toContain('Major');
  expect(titles(root)).toEqual(['Minor · Smoke', 'Notice · Smoke', 'Critical · Smoke']);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(named(root)).toContain('Critical');
  expect(titles(root)).toEqual(['Major · Smoke', 'Minor · Smoke', 'Notice · Smoke']);
});

it.each([true, false])(
  'speaks levels 1 and 2 at once and the rest politely, with a strip: %s [N23]',
  async (hasStrip) => {
    const { root } = await mount(
      <AlarmPopupQueue alarms={[alarm(1, 4), alarm(2, 2), alarm(3, 2)]} {...actions()} hasStrip={hasStrip} />,
      settings,
    );
    expect(root.querySelector('section') !== null).toBe(hasStrip);
    expect(said(root)).toEqual([
      'Severe: Smoke, Unit 2 · B · Floor 3 · Room 2, and 1 more of level 2',
      'Minor: Smoke, Unit 1 · B · Floor 3 · Room 1',
    ]);
  },
);

it('1 000 alarms a second for three seconds: each frame is drawn, none is lost, few entries are mounted [ALM-07]', async () => {
  const alarms = Array.from({ length: 3000 }, (_, index) =>
    alarm(index + 1, index % 5 === 0 ? 1 : 3, { unitName: `Unit ${index % 20}`, floor: index % 7 }),
  );
  const act = actions();
  const { root, rerender } = await mount(<AlarmPopupQueue alarms={[]} {...act} defaultFolded={false} />, settings);
  for (let come = 50; come <= alarms.length; come += 50) {
    await rerender(<AlarmPopupQueue alarms={alarms.slice(0, come)} {...act} isFolded={false} />);
    expect(root.querySelectorAll('[data-entry]').length).toBeLessThanOrEqual(6);
  }
  await expect.element(page.getByRole('button', { name: '2,999 more' })).toBeVisible();
  await expect.element(page.getByText(/^[\d,]+ not listed$/)).toBeVisible();
});

it('the line of a page about alarms keeps its room, and names the worst that came [ALM-04]', async () => {
  const onLook = vi.fn<(choice: object) => void>();
  const line = (alarms: readonly PopupAlarm[]) => <NewAlarmLine alarms={alarms} onLook={onLook} />;
  const { root, rerender } = await mount(line([]), settings);
  const group = page.getByRole('group', { name: 'New alarms' });
  const height = group.element().getBoundingClientRect().height;
  await rerender(line([alarm(1, 4), alarm(2, 2)]));
  await vi.waitFor(() => expect(group.element().textContent).toContain('New: Severe · Smoke Room 2 · B'));
  expect(group.element().getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard('{F8}{Enter}');
  expect(onLook.mock.calls).toEqual([[{ alarm: alarm(2, 2) }]]);
  expect(root.querySelectorAll('[role="alert"], [role="status"]')).toHaveLength(0);
});

it('ten seconds after a person has left the unfolded list it folds; while one is at it, it stays [ALM-04] [N23]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { root } = await mount(<AlarmPopupQueue alarms={[alarm(1, 1), alarm(2, 2)]} {...actions()} />, settings);
    const toggle = (): HTMLElement | null => root.querySelector('[aria-expanded]');
    act(() => {
      toggle()?.focus();
      toggle()?.click();
    });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(toggle()?.getAttribute('aria-expanded')).toBe('true');
    act(() => toggle()?.blur());
    act(() => void vi.advanceTimersByTime(9_999));
    expect(toggle()?.getAttribute('aria-expanded')).toBe('true');
    act(() => void vi.advanceTimersByTime(1));
    expect(toggle()?.getAttribute('aria-expanded')).toBe('false');
  } finally {
    vi.useRealTimers();
  }
});

it('the unfolded list ends with a whole row [ALM-04]', async () => {
  const many = Array.from({ length: 8 }, (_, at) => alarm(at + 1, 2));
  const { root } = await mount(<AlarmPopupQueue alarms={many} {...actions()} defaultFolded={false} />, settings);
  const list = root.querySelector('ol');
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  const end = list?.getBoundingClientRect().bottom ?? 0;
  const ends = [...(list?.children ?? [])].map((row) => Math.round(row.getBoundingClientRect().bottom));
  expect(ends).toContain(Math.round(end));
});
