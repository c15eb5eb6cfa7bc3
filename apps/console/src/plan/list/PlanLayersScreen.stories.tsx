import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlanLayersScreen } from './PlanLayersScreen.tsx';

const meta = {
  title: 'Screens/Layer management',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('planLayers'), children: <PlanLayersScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loading, empty and failed are those of the plan list: both are one table. */
export const Full: Story = {
  name: 'Full: what is placed on each layer and what is missing, and who changed it [PLN-01] [PLN-04]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await within(grid).findByRole('columnheader', { name: /^(未布点|未放置|Not placed)$/ });
    await waitFor(() => expect(within(grid).getAllByText(/^(发布完成|發佈完成|Published)$/).length).toBeGreaterThan(1));
  },
};
