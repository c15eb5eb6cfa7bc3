import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { TaskListScreen } from './TaskListScreen.tsx';

const meta = {
  title: 'Screens/Inspection tasks',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('inspectionTasks')}?standing=running`, children: <TaskListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: running tasks are given to another inspector of their unit, each with its result [INS-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const client = await storyClient('platform');
    const { counts } = await client.send(inspectionCalls.tasks, {});
    const shown = canvas.getByRole('link', { current: 'page' });
    await expect(shown).toHaveTextContent(new RegExp(`^(进行中|進行中|Running) ${counts.running}$`));
    const { rows } = await client.send(inspectionCalls.tasks, {
      standing: ['running'],
      sort: 'due',
      order: 'asc',
    });
    const task = rows[0];
    if (!task) throw new Error('no task is running');
    const [year, month, day] = task.fromDay.split('-');
    const asShown = `(${year}/${month}/${day}|${day}/${month}/${year}|${Number(day)} \\w+ ${year})`;
    const row = canvas.getByRole('checkbox', { name: new RegExp(`${task.planName} ${asShown}`) });
    await userEvent.click(row);
    await userEvent.click(canvas.getByRole('button', { name: /^(改派|Reassign)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('combobox', { name: /^(巡检员|巡查員|Inspector)/ }));
    const option = (await screen.findAllByRole('option')).at(-1) as HTMLElement;
    const name = option.textContent ?? '';
    await userEvent.click(option);
    await userEvent.click(drawer.getByRole('button', { name: /^(改派|Reassign)$/ }));
    await waitFor(async () => {
      const after = await client.send(inspectionCalls.task, { taskId: task.taskId });
      await expect(after.inspectorName).toBe(name);
    });
  },
};
