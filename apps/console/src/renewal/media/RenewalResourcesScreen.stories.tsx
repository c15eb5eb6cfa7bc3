import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RenewalResourcesScreen } from './RenewalResourcesScreen.tsx';

const meta = {
  title: 'Screens/Resource renewal',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('renewalResources'), children: <RenewalResourcesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: balances with their pace, cameras by the end of what they keep, and a renewal of both services [REN-06] [DEV-20]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2));
    await expect(await canvas.findByText(/^(短信|短訊|SMS)$/)).toBeVisible();
    const [box] = await canvas.findAllByRole('checkbox', { name: /^(选择|選擇|Select) / });
    await userEvent.click(box as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(续费|續訂|Renew)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(
      await drawer.findByRole('radio', { name: /^(云存储和水印|雲端儲存及水印|Cloud storage and watermarks)/ }),
    );
    await userEvent.click(await drawer.findByRole('radio', { name: /^(12 个月|12 個月|12 months)/ }));
    await expect(drawer.getAllByText(/→ .*\d{4}/)).toHaveLength(2);
    await expect(drawer.getByRole('button', { name: /^(下单并支付|落單並付款|Order and pay) / })).toBeEnabled();
  },
};
