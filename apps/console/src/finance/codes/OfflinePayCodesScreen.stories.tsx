import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OfflinePayCodesScreen } from './OfflinePayCodesScreen.tsx';

const meta = {
  title: 'Screens/Offline pay codes',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('offlinePayCodes'), children: <OfflinePayCodesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: orders that wait for a code, have one, were paid by one or ended without [TAR-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/^(待发放|待發放|Awaiting code)$/)).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/^(已使用|Used)$/).length).toBeGreaterThan(0);
  },
};

export const HandOut: Story = {
  name: 'A code is handed out once the money is there, and shown once [TAR-05]',
  args: { path: `${pathTo('offlinePayCodes')}?part=waiting` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [row] = await canvas.findAllByRole('gridcell', { name: /^(待发放|待發放|Awaiting code)$/ });
    await userEvent.click(row as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^(发放支付码|發放付款碼|Issue code)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(已收款，发放|已收款，發放|Received, issue)$/ }));
    await expect(await screen.findByText(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)).toBeVisible();
  },
};
