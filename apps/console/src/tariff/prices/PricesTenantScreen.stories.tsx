import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PricesQueryScreen } from './BuyingScreens.tsx';
import { PricesPlatformScreen } from './PricesPlatformScreen.tsx';
import { PricesTenantScreen } from './PricesTenantScreen.tsx';

const meta = {
  title: 'Screens/Prices of messages',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('pricesTenant'), children: <PricesTenantScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: packages of a tenant with their unit prices, and what is to come [TAR-02] [TAR-03] [TAR-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(5);
    await expect(await canvas.findByText(/(48\.00)/)).toBeVisible();
  },
};

export const Wholesale: Story = {
  name: 'Wholesale: a tenant sees what it pays to the platform, with the way to all that it pays, and sets nothing [TAR-04] [ORG-06]',
  args: { path: pathTo('pricesPlatform'), children: <PricesPlatformScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/350\.00/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(试算影响|試算影響|Preview impact)$/ })).toBeNull();
    await expect(canvas.getByText(/^(平台向我收取|What the platform charges me)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(价格查询|價格查詢|Price queries)$/ })).toBeVisible();
  },
};

export const History: Story = {
  name: 'History: every price that was set, by whom and from when [TAR-04] [N19]',
  args: { path: `${pathTo('pricesQuery')}?view=own&state=coming`, children: <PricesQueryScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/(生效中 \d+ 项|生效中 \d+ 項|\d+ in effect)/)).toBeVisible();
    await expect((await canvas.findAllByText(/^(即将生效|即將生效|Upcoming)$/)).length).toBeGreaterThan(0);
  },
};
