import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { TriggerListScreen } from './TriggerListScreen.tsx';

const meta = {
  title: 'Screens/Trigger rules',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('triggerRule'), children: <TriggerListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trace: Story = {
  name: 'A rule shows what it looked at, and is switched off [ALM-12] [SHL-01]',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('水压水位报警登记隐患'));
    const drawer = await screen.findByRole('dialog');
    const trace = await within(drawer).findByRole('list', {
      name: /^(最近的执行记录|最近的執行記錄|What it looked at last)$/,
    });
    await expect(within(trace).getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.click(within(drawer).getByRole('button', { name: /^(停用|Switch off)$/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^(停用|Switch off)$/ }));
    await expect(await screen.findByRole('button', { name: /^(启用|啟用|Switch on)$/ })).toBeVisible();
  },
};
