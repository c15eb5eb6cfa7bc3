import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { UnitDetailScreen } from './UnitDetailScreen.tsx';

const meta = {
  title: 'Screens/Unit',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('unitDetail', { unitId: 1 }),
    children: <UnitDetailScreen params={{ unitId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const remove = /^(删除|刪除|Delete)$/;

export const Full: Story = {
  name: 'Full: facts, places and people of a unit; one in use is not deleted, and says what hangs on it [SIT-06] [SIT-03] [SES-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = async (name: RegExp): Promise<void> => userEvent.click(await canvas.findByRole('tab', { name }));
    await tab(/^(场所|場所|Places)/);
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1);
    await tab(/^(修改记录|更改記錄|Changes)/);
    await tab(/^(人员|人員|People)/);
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: remove }));
    await expect(await screen.findByText(/(个场所、|個場所、|The unit still has)/)).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'A unit that does not exist reads like one of somebody else [SIT-06] [ROL-06]',
  args: {
    path: pathTo('unitDetail', { unitId: 987_654 }),
    children: <UnitDetailScreen params={{ unitId: '987654' }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/(单位不存在或无权查看|單位不存在或無權查看|No such unit)/),
    ).toBeVisible();
  },
};
