import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { StandardsScreen } from './StandardsScreen.tsx';

const meta = {
  title: 'Screens/Standards',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('standardInfo'), children: <StandardsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a standard is found by a part of its number, its codes by their meaning [SIT-12] [SHL-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), '35181');
    await waitFor(async () => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(canvas.getByText(/^(已废止|已廢止|Withdrawn)$/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('tab', { name: /^(系统代码|系統代碼|Codes of this system)$/ }));
    await userEvent.type(await canvas.findByRole('searchbox'), '143');
    await expect(await canvas.findByText(/^(剩余电流超限|漏電超標|Leakage current)$/)).toBeVisible();
  },
};
