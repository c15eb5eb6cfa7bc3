import type { ArmTask } from '@fireline/domain/device';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { WeekSchedule, type WeekScheduleProps } from './WeekSchedule.tsx';

const workdays = [1, 2, 3, 4, 5];
const tasks: readonly ArmTask[] = [
  { taskId: 1, command: 'arm', repeat: 'weekly', at: '21:30', weekdays: workdays },
  { taskId: 2, command: 'disarm', repeat: 'weekly', at: '07:10', weekdays: workdays },
];
// a Saturday, 11:04 in China
const settings = { language: 'en', clock: () => Date.parse('2026-11-21T03:04:05Z') } as const;
const changes = () => vi.fn<(change: { readonly value: readonly ArmTask[]; readonly task: ArmTask }) => void>();
const schedule = (props: Partial<WeekScheduleProps> = {}) => (
  <WeekSchedule label="Warehouse" defaultTasks={tasks} style={{ width: 800 }} {...props} />
);
const disarm = page.getByRole('slider', { name: /^Disarm at/ });

it('draws the week with spans over midnight, and says the same in words with the next run [DEV-22]', async () => {
  const { root } = await mount(schedule(), settings);
  await expect.element(page.getByText('16 Nov to 22 Nov')).toBeVisible();
  await expect.element(page.getByText('Next: Disarm, Mon 23 Nov 07:10')).toBeVisible();
  await expect.element(page.getByText(/Every week Mon–Fri 21:30/)).toBeVisible();
  await expect.element(page.getByText('Next Mon 23 Nov 21:30')).toBeVisible();
  expect(root.querySelectorAll('[data-status="armed"][data-goes-on]').length).toBe(6);
  expect(root.querySelectorAll('[data-command="arm"][data-at]')).toHaveLength(5);
});

it('by keyboard: a quarter hour, an hour, the ends of the day; all days move, and a time off the quarter goes to it [DEV-22]', async () => {
  const onChange = changes();
  const { root } = await mount(schedule({ onChange }), settings);
  expect(page.getByRole('slider').elements()).toHaveLength(2);
  disarm.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith({
    value: [tasks[0], { ...tasks[1], at: '07:15' }],
    task: { ...tasks[1], at: '07:15' },
  });
  await userEvent.keyboard('{PageUp}{ArrowDown}');
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '08:00');
  expect(root.querySelectorAll('[data-command="disarm"][data-at="08:00"]')).toHaveLength(5);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '00:00');
  await userEvent.keyboard('{End}');
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '23:45');
});

it('mirrored, right is earlier [DEV-22]', async () => {
  await mount(<div dir="rtl">{schedule()}</div>, settings);
  disarm.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '07:00');
});

/** As the browser does it: the page answers before the next event comes. */
const point = async (element: Element, type: string, share: number): Promise<void> => {
  const { left, width, top } = (element.parentElement as Element).getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + width * share, clientY: top + 5 }),
  );
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
};

it('by pointer: any mark moves its schedule, commits when let go, and Escape takes it back [DEV-22]', async () => {
  const onChange = changes();
  const { root } = await mount(schedule({ onChange }), settings);
  const mark = root.querySelectorAll('[data-command="disarm"][data-at]')[2] as HTMLElement;
  mark.setPointerCapture = () => {};
  await point(mark, 'pointerdown', 0.3);
  await point(mark, 'pointermove', 0.5);
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '12:00');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '07:10');
  await point(mark, 'pointerup', 0.5);
  expect(onChange).not.toHaveBeenCalled();
  await point(mark, 'pointerdown', 0.3);
  await point(mark, 'pointermove', 0.505);
  await expect.element(disarm).toHaveAttribute('aria-valuetext', '12:00');
  await point(mark, 'pointerup', 0.505);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.lastCall?.[0].task).toEqual({ ...tasks[1], at: '12:00' });
});

it('tells what contradicts and what has no effect [DEV-22]', async () => {
  const more: readonly ArmTask[] = [
    ...tasks,
    { taskId: 3, command: 'disarm', repeat: 'once', at: '21:30', on: '2026-11-18' },
    { taskId: 4, command: 'arm', repeat: 'daily', at: '23:00', from: '2026-11-20' },
  ];
  await mount(schedule({ defaultTasks: more }), settings);
  const list = page.getByRole('list');
  await expect.element(list.getByText('Arms and disarms at the same moment · Wed 18 Nov 21:30').first()).toBeVisible();
  await expect
    .element(list.getByText('No effect, it is so already · Fri 20 Nov 23:00, Sat 21 Nov 23:00, Sun 22 Nov 23:00'))
    .toBeVisible();
  await expect.element(list.getByText('No further run')).toBeVisible();
});

it('changes the days; what lacks its days is told and not saved [DEV-22]', async () => {
  const onChange = changes();
  await mount(schedule({ onChange }), settings);
  await userEvent.click(page.getByRole('button', { name: /^Change the days: Arm/ }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Sat' }));
  expect(onChange).toHaveBeenLastCalledWith({
    value: [{ ...tasks[0], weekdays: [...workdays, 6] }, tasks[1]],
    task: { ...tasks[0], weekdays: [...workdays, 6] },
  });
  await userEvent.click(page.getByRole('radio', { name: 'Once' }));
  await expect.element(page.getByText('Required')).toBeVisible();
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('radio', { name: 'Wed 18 Nov' }));
  expect(onChange.mock.lastCall?.[0].task).toMatchObject({ repeat: 'once', on: '2026-11-18', at: '21:30' });
  await expect.element(page.getByText('Required')).not.toBeInTheDocument();
});

it('removes, adds by the owner, and leads to other weeks [DEV-22]', async () => {
  const onChange = changes();
  const onAdd = vi.fn<() => void>();
  await mount(schedule({ onChange, onAdd }), settings);
  await userEvent.click(page.getByRole('button', { name: /^Remove: Arm Every week/ }));
  expect(onChange).toHaveBeenLastCalledWith({ value: [tasks[1]], task: tasks[0] });
  await userEvent.click(page.getByRole('button', { name: 'Add a schedule' }));
  expect(onAdd).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'The week after' }));
  await expect.element(page.getByText('23 Nov to 29 Nov')).toBeVisible();
});

it('read only there is nothing to move or remove; empty it says so [DEV-22]', async () => {
  const { rerender } = await mount(schedule({ isReadOnly: true, onAdd: () => {} }), settings);
  expect(page.getByRole('slider').elements()).toHaveLength(0);
  expect(page.getByRole('button').elements()).toHaveLength(2);
  await rerender(schedule({ tasks: [] }));
  await expect.element(page.getByText('Nothing is scheduled yet')).toBeVisible();
});

it('read from the right, what comes next stands to the left of its schedule [DEV-22]', async () => {
  const { root } = await mount(<div dir="rtl">{schedule()}</div>, settings);
  for (const item of root.querySelectorAll('li')) {
    const [command, next] = [item.querySelector('strong'), item.querySelector('small')];
    expect(next?.getBoundingClientRect().right).toBeLessThan(command?.getBoundingClientRect().left ?? 0);
  }
});

it('shows the present week for what is no day [DEV-22]', async () => {
  await mount(schedule({ week: 'next week' }), settings);
  await expect.element(page.getByText('16 Nov to 22 Nov')).toBeVisible();
});
