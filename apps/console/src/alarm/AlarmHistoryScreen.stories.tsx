import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { AlarmHistoryScreen } from './AlarmHistoryScreen.tsx';

const meta = {
  title: 'Screens/Alarm history',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmHistory'), children: <AlarmHistoryScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: ten a page, the next page on demand [SHL-24, ALM-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(11));
    const first = within(grid).getAllByRole('row')[1]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: /下一页|下一頁|Next/ }));
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]?.textContent).not.toBe(first));
  },
};

export const Export: Story = {
  name: 'Export: all pages as a spreadsheet [DEV-12, ALM-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(11));
    await userEvent.click(canvas.getByRole('button', { name: /^(导出|匯出|Export)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
    await canvas.findByText(/已导出 [1-9]|已匯出 [1-9]|[1-9][\d,]* rows exported/);
  },
};

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有符合条件的报警|沒有符合條件的警報|No alarm meets/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/查询失败|查詢失敗|Query failed/);
    await expect(within(alert).getByRole('button', { name: /重试|重試|Try again/ })).toBeVisible();
  },
};
