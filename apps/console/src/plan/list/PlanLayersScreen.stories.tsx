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
  name: 'Full: all that is kept of each layer [PLN-01]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByText(/\.dxf$/).length).toBeGreaterThan(1));
  },
};
