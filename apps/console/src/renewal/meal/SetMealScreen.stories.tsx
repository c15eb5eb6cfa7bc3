import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SetMealScreen } from './SetMealScreen.tsx';

const meta = {
  title: 'Screens/Bundles',
  component: ConsoleStory,
  args: { mood: 'full', as: 'unit', path: `${pathTo('setMeal')}?part=sms`, children: <SetMealScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: packages with the price of one go into a basket, which says what it comes to [REN-06] [TAR-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('radio', { name: /\d (条短信|條短訊|messages)/ });
    await expect(canvas.getAllByText(/^(每条 ¥|每條 ¥|¥)\d+\.\d{4}/)[0]).toBeVisible();
    await expect(await canvas.findByText(/(近 30 天|近 30 日|in 30 days)/)).toBeVisible();
    await userEvent.click(first as HTMLElement);
    const add = canvas.getByRole('button', { name: /^(放入购物篮|放入購物籃|Add to basket)$/ });
    await userEvent.click(add);
    await userEvent.click(add);
    const basket = within(canvas.getByRole('region', { name: /^(购物篮|購物籃|Basket)$/ }));
    await expect(await basket.findByText(/× 2$/)).toBeVisible();
    await expect(await basket.findByRole('button', { name: /^(下单并支付|落單並付款|Order and pay) / })).toBeEnabled();
    await userEvent.click(basket.getByRole('button', { name: /^(移除|Remove) / }));
    await expect(await basket.findByText(/^(购物篮是空的|購物籃是空的|The basket is empty)$/)).toBeVisible();
  },
};

export const Due: Story = {
  name: 'What is due is chosen with one press, by what can be renewed together, with what a year of it costs [REN-06] [REN-01]',
  args: { as: 'platform', path: pathTo('setMeal') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const due = within(await canvas.findByRole('region', { name: /^(已到期或|Expired, or)/ }));
    await expect(due.getAllByText(/(续一年共|續訂一年共) |for one year/)[0]).toBeVisible();
    await userEvent.click(due.getAllByRole('button', { name: /^(选择|選擇|Choose)/ })[0] as HTMLElement);
    await expect(await canvas.findByRole('radio', { name: /^(1 年|1 year)/ })).toBeVisible();
  },
};
