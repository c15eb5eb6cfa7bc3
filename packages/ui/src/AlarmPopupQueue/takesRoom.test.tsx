import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Menu, type MenuItem } from '../Menu/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
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
const queueOf = (some: readonly PopupAlarm[]) => (
  <AlarmPopupQueue alarms={some} onAcknowledge={() => {}} onOpen={() => {}} onHandle={() => {}} />
);
const region = () => page.getByRole('region', { name: 'New alarms' }).element();
const items: MenuItem[] = ['Settings', 'Sessions', 'Password', 'Sound', 'Log out'].map((label) => ({
  id: label,
  label,
  onSelect: () => {},
}));

/** Whether a press in the middle of it, and near each of its corners, lands on it. */
function isReached(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const near = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
  return [middle, ...near].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}
const areReached = (): boolean => [...region().querySelectorAll('[data-entry] button')].every(isReached);

afterEach(() => page.viewport(1366, 768));

type Layer = 'dialog' | 'large dialog' | 'drawer' | 'large drawer' | 'start drawer';

function Page({ layer, some = alarms }: { readonly layer: Layer; readonly some?: readonly PopupAlarm[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const size = layer.startsWith('large') ? 'large' : 'medium';
  const shared = { isOpen, onClose: close, title: 'Question', size, isDismissable: true } as const;
  const content = (
    <>
      <Button>Yes</Button>
      <div style={{ height: 900 }} />
    </>
  );
  return (
    <>
      <header style={{ display: 'flex', justifyContent: 'flex-end', height: 48 }}>
        <Menu items={items} placement="bottom-end" renderTrigger={(props) => <Button {...props}>Account</Button>} />
      </header>
      {queueOf(some)}
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {layer.endsWith('dialog') ? (
        <Dialog {...shared}>{content}</Dialog>
      ) : (
        <Drawer {...shared} side={layer.startsWith('start') ? 'start' : 'end'}>
          {content}
        </Drawer>
      )}
    </>
  );
}

it('the page makes room for it, unfolded too, and a menu over it is whole [ALM-04]', async () => {
  const { rerender } = await mount(<Page layer="dialog" some={[]} />, { language: 'en' });
  const ask = page.getByRole('button', { name: 'Ask' });
  const top = (): number => ask.element().getBoundingClientRect().top;
  const before = top();
  await rerender(<Page layer="dialog" />);
  await vi.waitFor(() => expect(top()).toBe(before + region().getBoundingClientRect().height));
  await userEvent.click(page.getByRole('button', { name: '2 more' }));
  await vi.waitFor(() => expect(top()).toBe(before + region().getBoundingClientRect().height));
  expect(region().querySelectorAll('li')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Account' }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(page.getByRole('menuitem').elements().map(isReached)).toEqual(items.map(() => true));
});

it.each([
  [1366, 768, 'dialog'],
  [1366, 768, 'large dialog'],
  [1366, 768, 'drawer'],
  [1366, 768, 'large drawer'],
  [1280, 720, 'large drawer'],
  [1366, 768, 'start drawer'],
  [683, 384, 'dialog'],
  [683, 384, 'drawer'],
  [390, 700, 'dialog'],
  [390, 700, 'drawer'],
] as const)('at %i x %i it stays where it is beside a %s, all of both is reached [ALM-04]', async (...at) => {
  const [width, height, layer] = at;
  await page.viewport(width, height);
  await mount(<Page layer={layer} />, { language: 'en' });
  const before = region().getBoundingClientRect();
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  const dialog = page.getByRole('dialog', { name: 'Question' });
  await vi.waitFor(() => expect(isReached(dialog.element())).toBe(true));
  expect(region().getBoundingClientRect()).toEqual(before);
  expect(areReached()).toBe(true);
  const open = region().querySelector('[aria-expanded]');
  if (open) await userEvent.click(open);
  await vi.waitFor(() => expect(region().querySelectorAll('li')).toHaveLength(2));
  await vi.waitFor(() => expect(isReached(dialog.element())).toBe(true));
});

it('a dialog that is not high stays in its place when an alarm comes [ALM-04]', async () => {
  const asking = (some: readonly PopupAlarm[]) => (
    <>
      {queueOf(some)}
      <Dialog isOpen onClose={() => {}} title="Question">
        <Button>Yes</Button>
      </Dialog>
    </>
  );
  const { rerender } = await mount(asking([]), { language: 'en' });
  const yes = page.getByRole('button', { name: 'Yes' });
  const { top } = yes.element().getBoundingClientRect();
  await rerender(asking(alarms));
  await vi.waitFor(() => expect(areReached()).toBe(true));
  expect(yes.element().getBoundingClientRect().top).toBe(top);
});
