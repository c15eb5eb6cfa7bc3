import { financeCalls } from '@fireline/api/finance';
import { openOrderStates } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { TariffHomeScreen } from './TariffHomeScreen.tsx';

const meta = {
  title: 'Screens/Tariff centre',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('tariffCentreHome'), children: <TariffHomeScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: what waits, what is left and what was ordered last; the figures are those of the lists [TAR-07] [FIN-01]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      return { unpaid: (await client.send(financeCalls.orders, { states: [...openOrderStates], pageSize: 1 })).total };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { unpaid } = loaded as { readonly unpaid: number };
    const canvas = within(canvasElement);
    const stat = (await canvas.findByText(/^(待支付订单|待付款訂單|Orders to pay)$/)).parentElement as HTMLElement;
    await waitFor(() => expect(stat.textContent).toContain(String(unpaid)));
    await expect(await canvas.findByText(/^(我的余额|我的結餘|My balances)$/)).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(4);
  },
};
