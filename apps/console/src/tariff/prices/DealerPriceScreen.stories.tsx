import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { DealerPriceScreen } from './DealerPriceScreen.tsx';

const meta = {
  title: 'Screens/Dealer prices',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('dealerPrice'), children: <DealerPriceScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;

export const Full: Story = {
  name: 'Full: what each partner pays; the price of all is tried on every line of sellers [DEV-23] [TAR-04] [N19]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('button', { name: /^(统一定价|統一定價|Standard prices)$/ }));
    const form = within(await newest());
    const cell = await form.findByRole('textbox', {
      name: /^(标准模式，1 年的价格|標準模式，1 年的價格|Standard, price for 1 yr)$/,
    });
    await userEvent.clear(cell);
    await userEvent.type(cell, '99');
    await userEvent.click(form.getByRole('button', { name: /^(试算影响|試算影響|Preview impact)$/ }));
    const impact = within(await newest());
    await expect(await impact.findByText(/(合计：我方|合計：我方|In all: I earn)/)).toBeVisible();
    await expect((await impact.findAllByRole('row')).length).toBeGreaterThan(2);
  },
};
