import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ConsumptionControlScreen } from './ConsumptionControlScreen.tsx';

const meta = {
  title: 'Screens/Consumption control',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('consumptionControl'), children: <ConsumptionControlScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: a monthly maximum is set, shown with what is used of it, and ended; alarms are never stopped [TAR-05] [DEV-16] [DEV-27]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(报警从不受|警報從不受|Alarms are never stopped)/)).toBeVisible();
    const [set] = await canvas.findAllByRole('button', { name: /^(设置上限|設定上限|Set cap)$/ });
    await userEvent.click(set as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/^(每月上限|Monthly cap)/), '5000{Tab}');
    await userEvent.click(form.getByRole('button', { name: /^(设置上限|設定上限|Set cap)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent ?? '').toBe(''));
    const bar = await canvas.findByRole('meter');
    await expect(bar).toHaveAttribute('aria-valuemax', '5000');
    await userEvent.click(canvas.getByRole('button', { name: /^(取消上限|Remove cap)$/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(取消上限|Remove cap)$/ }));
    await waitFor(() => expect(canvas.queryByRole('meter')).toBeNull());
  },
};
