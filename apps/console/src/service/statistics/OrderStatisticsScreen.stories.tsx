import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OrderStatisticsScreen } from './OrderStatisticsScreen.tsx';

const meta = {
  title: 'Screens/Order statistics',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('workOrderStatistics'), children: <OrderStatisticsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: figures of thirty days, each leading to its orders; charts and agents [SRV-03] [ANA-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const created = within(await canvas.findByRole('group', { name: /^(创建|建立|Created)$/ }));
    await expect(created.getByRole('link').getAttribute('href')).toMatch(
      /^\/workOrder\/all\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/,
    );
    await expect(await canvas.findByRole('grid', { name: /^(按客服|按客戶服務員|By agent)$/ })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Nothing in these days [SHL-15]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(这段时间没有工单|這段時間沒有工單|No work orders in this period)$/);
  },
};
