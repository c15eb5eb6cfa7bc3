import type { FloorAlarm } from '@fireline/domain/plan';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { PlanFloors, type PlanFloorsProps } from './PlanFloors.tsx';

const alarm = (alarmId: number, floor: number, level: FloorAlarm['level']): FloorAlarm => ({
  alarmId,
  floor,
  level,
  state: 'open',
});
const props = { building: { floorsAbove: 3, floorsUnder: 1 }, plans: [{ floor: 1, layerId: 41 }], alarms: [] };
const shown = () => page.getByRole('option', { selected: true });

it('lists every floor from the top down and says where there is no plan [N07] [BLD-04]', async () => {
  await mount(<PlanFloors {...props} />);
  const names = page
    .getByRole('option')
    .elements()
    .map((floor) => floor.querySelector('span')?.textContent);
  expect(names).toEqual(['3 层 · 无平面图', '2 层 · 无平面图', '1 层', '地下 1 层 · 无平面图']);
});

it('turns to a new worst alarm, not to one as bad, and leaves the focus where it is [N07]', async () => {
  const onChange = vi.fn<NonNullable<PlanFloorsProps['onFloorChange']>>();
  const draw = (alarms: readonly FloorAlarm[]) => (
    <>
      <button type="button">elsewhere</button>
      <PlanFloors {...props} alarms={alarms} onFloorChange={onChange} />
    </>
  );
  const { rerender } = await mount(draw([]));
  page.getByRole('button', { name: 'elsewhere' }).element().focus();
  await rerender(draw([alarm(1, 2, 3)]));
  await expect.element(shown()).toHaveAccessibleName(/^2 层/);
  await rerender(draw([alarm(1, 2, 3), alarm(2, 3, 3)]));
  await expect.element(shown()).toHaveAccessibleName(/^2 层/);
  await rerender(draw([alarm(1, 2, 3), alarm(3, -1, 1)]));
  await expect.element(shown()).toHaveAccessibleName(/^地下 1 层/);
  expect(onChange.mock.calls.map(([{ floor, isAutomatic }]) => [floor, isAutomatic])).toEqual([
    [2, true],
    [-1, true],
  ]);
  expect(document.activeElement?.textContent).toBe('elsewhere');
});

function Owned({ alarms }: { readonly alarms: readonly FloorAlarm[] }) {
  const [floor, setFloor] = useState(1);
  return <PlanFloors {...props} alarms={alarms} floor={floor} onFloorChange={(change) => setFloor(change.floor)} />;
}

it('asks the owner who holds the floor, and stays while it is locked [N07]', async () => {
  const { rerender } = await mount(<Owned alarms={[]} />);
  await rerender(<Owned alarms={[alarm(1, 3, 2)]} />);
  await expect.element(shown()).toHaveAccessibleName(/^3 层/);
  await userEvent.click(page.getByRole('switch', { name: '锁定楼层' }));
  await rerender(<Owned alarms={[alarm(1, 3, 2), alarm(2, 2, 1)]} />);
  await expect.element(page.getByRole('alert').getByText(/更严重的报警在2 层/)).toBeVisible();
  await expect.element(shown()).toHaveAccessibleName(/^3 层/);
  await userEvent.click(page.getByRole('switch', { name: '锁定楼层' }));
  await expect.element(shown()).toHaveAccessibleName(/^2 层/);
});

it('that is locked from the start says where it is worse, until that is acknowledged [N07]', async () => {
  const locked = { ...props, floor: 1, isLocked: true };
  const { rerender } = await mount(<PlanFloors {...locked} alarms={[alarm(1, 3, 2), alarm(2, 1, 4)]} />);
  await expect.element(page.getByRole('alert').getByText(/更严重的报警在3 层/)).toBeVisible();
  await rerender(<PlanFloors {...locked} alarms={[{ ...alarm(1, 3, 2), state: 'acknowledged' }, alarm(2, 1, 4)]} />);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is gone through by keys [N07] [N23]', async () => {
  await mount(<PlanFloors {...props} />);
  shown().element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(shown()).toHaveAccessibleName(/^3 层/);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{End}');
  await expect.element(shown()).toHaveFocus();
  await expect.element(shown()).toHaveAccessibleName(/^地下 1 层/);
});

it('keeps the floor that it turned to in sight, of however many [N07]', async () => {
  const tower = { ...props, building: { floorsAbove: 60, floorsUnder: 3 }, style: { width: 360 } };
  const { rerender } = await mount(<PlanFloors {...tower} orientation="row" />);
  await rerender(<PlanFloors {...tower} orientation="row" alarms={[alarm(1, 31, 1)]} />);
  await expect.element(shown()).toHaveAccessibleName(/^31 层/);
  const strip = page.getByRole('listbox').element().getBoundingClientRect();
  const floor = shown().element().getBoundingClientRect();
  expect(floor.left).toBeGreaterThanOrEqual(strip.left);
  expect(floor.right).toBeLessThanOrEqual(strip.right);
});

it('does not lengthen the page, however many floors scroll in it [N07]', async () => {
  const tower = { ...props, building: { floorsAbove: 60, floorsUnder: 3 }, style: { height: 200 } };
  await mount(<PlanFloors {...tower} />);
  const stack = page.getByRole('listbox').element();
  expect(stack.scrollHeight).toBeGreaterThan(stack.clientHeight);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
});
