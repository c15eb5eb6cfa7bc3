import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlanSamplesScreen } from './PlanSamplesScreen.tsx';

const meta = {
  title: 'Screens/Plan samples',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('planSamples'), children: <PlanSamplesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: samples to look at and take along [PLN-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [preview] = await canvas.findAllByRole('button', { name: /预览|預覽|Preview/ });
    if (!preview) throw new Error('There is no sample');
    await expect(canvas.getAllByRole('button', { name: /下载|下載|Download/ }).length).toBeGreaterThan(0);
    await userEvent.click(preview);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('button', { name: /放大|Zoom in/ })).toBeEnabled();
  },
};
