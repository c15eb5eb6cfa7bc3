import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
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
