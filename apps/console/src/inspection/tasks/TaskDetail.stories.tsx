import { type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { TaskDetailScreen } from './TaskDetailScreen.tsx';

const meta = {
  title: 'Screens/Inspection task',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionTaskDetail', { taskId: 1 }), children: null },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first task that stands so, with an item that nobody looked at. */
async function openTask(): Promise<InspectionTaskDetail> {
  const client = await storyClient('platform');
  const { rows } = await client.send(inspectionCalls.tasks, { standing: ['running', 'overdue'], pageSize: 50 });
  for (const { taskId } of rows) {
    const task = await client.send(inspectionCalls.task, { taskId });
    if (
      task.hasBegun &&
      task.mayRecord &&
      task.points.some(({ items }) => items.length > 1 && items.every(({ results }) => results.length === 0))
    )
      return task;
  }
  throw new Error('no task is open');
}
let found: Promise<InspectionTaskDetail> | undefined;
const taskOnce = (): Promise<InspectionTaskDetail> => (found ??= openTask());
function Opened() {
  const { taskId } = use(taskOnce());
  return (
    <ConsoleStory mood="full" path={pathTo('inspectionTaskDetail', { taskId })}>
      <TaskDetailScreen params={{ taskId: String(taskId) }} />
    </ConsoleStory>
  );
}

export const Full: Story = {
  name: 'Full: an item fails with words, the rest of its point passes, and the failure is shown with what became of it [INS-05] [ALM-13]',
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const task = await taskOnce();
    // the last one: inspectors of the city walk meanwhile
    const point = task.points.findLast(
      ({ items }) => items.length > 1 && items.every(({ results }) => results.length === 0),
    );
    const block = within(await canvas.findByRole('region', { name: point?.name ?? '' }));
    const [item] = point?.items ?? [];
    await userEvent.click(
      await block.findByRole('button', { name: new RegExp(`(记录|記錄|Record) ${item?.content}$`) }),
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: /^(不合格|Fail)$/ }));
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await form.findAllByText(/(至少两个字|至少兩個字|two letters)/);
    await userEvent.type(form.getByRole('textbox', { name: /^(说明|說明|Description)/ }), '指针在红区，需更换');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await block.findByText('指针在红区，需更换')).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: /(其余合格|其餘合格|the rest passes)$/ }));
    const client = await storyClient('platform');
    const passed = Array.from({ length: (point?.items.length ?? 1) - 1 }, () => 'pass');
    await waitFor(async () => {
      const { points } = await client.send(inspectionCalls.task, { taskId: task.taskId });
      const outcomes = points.find(({ pointId }) => pointId === point?.pointId)?.items.map(({ outcome }) => outcome);
      await expect(outcomes).toEqual(['fail', ...passed]);
    });
  },
};
