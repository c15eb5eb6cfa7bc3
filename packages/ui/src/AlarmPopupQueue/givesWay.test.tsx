import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu, type MenuItem } from '../Menu/index.ts';
import { Popover } from '../Popover/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
import { keepClearOfAlarms } from './keptClear.ts';
import type { PopupAlarm } from './popupAlarm.ts';

const alarms = [1, 2, 3].map((alarmId): PopupAlarm => ({
  alarmId,
  level: 1,
  kind: 'smoke',
  raisedAtMs: 1_700_000_000_000 + alarmId,
  unitName: `Unit ${alarmId}`,
  buildingName: 'B',
  floor: 3,
  placeName: `Room ${alarmId}`,
}));
const queue = <AlarmPopupQueue alarms={alarms} onAcknowledge={() => {}} onOpen={() => {}} onHandle={() => {}} />;
const popup = () => page.getByRole('region', { name: 'New alarms' }).element();
const items: MenuItem[] = ['Settings', 'Sessions', 'Password', 'Pop-ups', 'Sound', 'Change user', 'Log out'].map(
  (label) => ({ id: label, label, onSelect: () => {} }),
);
const sizes = [
  [1366, 768],
  [1920, 1080],
] as const;

/** Whether a press in the middle of it, and near each of its corners, lands on it. */
function isReached(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const near = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
  return [middle, ...near].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

afterEach(() => page.viewport(1366, 768));

function Header() {
  return (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
      {['Language', 'Display', 'Account'].map((name) => (
        <Menu
          key={name}
          items={items}
          placement="bottom-end"
          renderTrigger={(props) => <Button {...props}>{name}</Button>}
        />
      ))}
      <Popover label="Letters" placement="bottom-end" renderTrigger={(props) => <Button {...props}>Bell</Button>}>
        <button type="button" style={{ height: 300, width: 300 }}>
          Letter
        </button>
      </Popover>
    </header>
  );
}

it.each(sizes)(
  'each entry of the menus at the upper end is reached over new alarms at %i x %i [ALM-04]',
  async (...size) => {
    await page.viewport(...size);
    await mount(
      <>
        <Header />
        {queue}
      </>,
      { language: 'en' },
    );
    for (const name of ['Language', 'Display', 'Account']) {
      await userEvent.click(page.getByRole('button', { name }));
      await expect.element(page.getByRole('menu')).toBeVisible();
      const reached = page.getByRole('menuitem').elements().map(isReached);
      expect(reached).toEqual(items.map(() => true));
      expect(popup().querySelectorAll('li')).toHaveLength(3);
      await userEvent.keyboard('{Escape}');
    }
    await userEvent.click(page.getByRole('button', { name: 'Bell' }));
    await vi.waitFor(() => expect(isReached(page.getByRole('button', { name: 'Letter' }).element())).toBe(true));
  },
);

const Handling = ({ width }: { readonly width: string }) => (
  <section ref={keepClearOfAlarms} style={{ marginInlineStart: 'auto', width, height: 3000 }}>
    <h2>Handle alarm</h2>
  </section>
);

it.each(sizes)('new alarms stand beside what an alarm is handled with at %i x %i [ALM-04]', async (...size) => {
  await page.viewport(...size);
  const { rerender } = await mount(queue, { language: 'en' });
  expect(popup().getBoundingClientRect().right).toBe(size[0] - 16);
  await rerender(
    <>
      <Handling width="34%" />
      {queue}
    </>,
  );
  const kept = page.getByRole('heading', { name: 'Handle alarm' }).element();
  await vi.waitFor(() =>
    expect(popup().getBoundingClientRect().right).toBeLessThanOrEqual(kept.getBoundingClientRect().left),
  );
  expect(popup().querySelectorAll('li')).toHaveLength(3);
  await rerender(queue);
  await vi.waitFor(() => expect(popup().getBoundingClientRect().right).toBe(size[0] - 16));
});

it('where the handling takes the whole width new alarms are a bar that still counts and opens when asked [ALM-04]', async () => {
  await page.viewport(390, 700);
  const onFoldedChange = vi.fn<(change: object) => void>();
  const { rerender } = await mount(
    <>
      <Handling width="100%" />
      <AlarmPopupQueue alarms={alarms.slice(1)} onAcknowledge={() => {}} onOpen={() => {}} {...{ onFoldedChange }} />
    </>,
    { language: 'en' },
  );
  const heading = page.getByRole('heading', { name: 'Handle alarm' });
  await vi.waitFor(() => expect(popup().querySelectorAll('li')).toHaveLength(0));
  expect(onFoldedChange).not.toHaveBeenCalled();
  expect(isReached(heading.element())).toBe(true);
  await rerender(
    <>
      <Handling width="100%" />
      {queue}
    </>,
  );
  await vi.waitFor(() => expect(popup().textContent).toContain('3 unacknowledged'));
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(page.getByRole('button', { name: 'Acknowledge' }).first()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 10, y: 690 }, force: true });
  await vi.waitFor(() => expect(popup().querySelectorAll('li')).toHaveLength(0));
});

function Asking({ size }: { readonly size: 'medium' | 'large' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Question" size={size} isDismissable>
        <Button>Yes</Button>
        <div style={{ height: 900 }} />
      </Dialog>
    </>
  );
}

it.each([
  [1366, 768, 'medium'],
  [1366, 768, 'large'],
  [1280, 720, 'medium'],
  [390, 700, 'medium'],
] as const)(
  'no part of a dialog is under new alarms, and they are seen beside it, at %i x %i, %s [ALM-04]',
  async (...at) => {
    const [width, height, size] = at;
    await page.viewport(width, height);
    await mount(
      <>
        <Asking size={size} />
        {queue}
      </>,
      { language: 'en' },
    );
    await userEvent.click(page.getByRole('button', { name: 'Ask' }), { force: true });
    const dialog = page.getByRole('dialog', { name: 'Question' });
    await vi.waitFor(() => expect(isReached(dialog.element())).toBe(true));
    const toggle = popup().querySelector('[aria-expanded]');
    expect(toggle && isReached(toggle)).toBe(true);
    if (toggle?.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
    const acknowledge = page.getByRole('button', { name: 'Acknowledge' }).first();
    await vi.waitFor(() => expect(isReached(acknowledge.element())).toBe(true));
    const { width: across, height: down } = dialog.element().getBoundingClientRect();
    await userEvent.click(dialog, { position: { x: across / 2, y: down - 8 } });
    await vi.waitFor(() => expect(isReached(dialog.element())).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(popup().querySelectorAll('li')).toHaveLength(3));
  },
);
