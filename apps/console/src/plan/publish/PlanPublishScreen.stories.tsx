import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlanPublishScreen } from './PlanPublishScreen.tsx';

const meta = {
  title: 'Screens/Plan publish records',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('planPublishRecords'), children: <PlanPublishScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: what was published, by whom, and how it ended [PLN-03]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByText(/发布完成|發佈完成|Published/).length).toBeGreaterThan(1));
    await expect(within(grid).getAllByText(/\.dxf$/).length).toBeGreaterThan(1);
  },
};
