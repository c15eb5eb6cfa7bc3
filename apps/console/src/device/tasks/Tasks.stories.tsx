import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { loadersOf, withDevice } from '../DeviceStory.stories.support.tsx';
import { TaskListScreen } from './TaskListScreen.tsx';
import { TasksOf } from './TasksOf.tsx';

const meta = {
  title: 'Screens/Scheduled tasks',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceTasks'), children: <TaskListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Every task with its next run; opened, its runs, and it is paused [DEV-22]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = await canvas.findAllByRole('gridcell', { name: /^晚间布防$/ });
    if (cell) await userEvent.click(cell);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('grid', { name: /^(执行记录|執行記錄|Runs)$/ })).toBeVisible();
    const pause = /^(暂停|暫停|Pause)$/;
    const button = await drawer.findByRole('button', { name: pause });
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: pause }));
    await expect(await drawer.findByRole('button', { name: /^(恢复|繼續|Resume)$/ })).toBeVisible();
  },
};

export const Arming: Story = {
  name: 'Timed arming of a device: a task without its time of day is refused at the field [DEV-22]',
  loaders: loadersOf('efencecam'),
  render: withDevice(TasksOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建任务|新增任務|New task)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^(任务|任務|Task)/ }), '午休布防');
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await dialog.findByRole('group', { name: /^(时刻|時間|At)/ })).toHaveAttribute('aria-describedby');
  },
};
