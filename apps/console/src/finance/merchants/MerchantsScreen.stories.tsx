import { financeCalls } from '@fireline/api/finance';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { defaultMerchant } from '../splits.stories.support.ts';
import { MerchantsScreen } from './MerchantsScreen.tsx';

const meta = {
  title: 'Screens/Merchants',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('merchants'), children: <MerchantsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;

export const Full: Story = {
  name: 'Full: a merchant is stopped for a reason and resumed; switching receiving off says what it stops [FIN-02]',
  play: async ({ canvasElement }) => {
    const { name } = await defaultMerchant();
    await userEvent.click((await within(canvasElement).findAllByText(new RegExp(name)))[0] as HTMLElement);
    await userEvent.click(
      await within(await newest()).findByRole('button', { name: /^(暂停资金流出|暫停資金流出|Stop)$/ }),
    );
    const form = within(await newest());
    await userEvent.type(form.getByLabelText(/^(原因|Reason)/), '核对账户');
    await userEvent.click(form.getByRole('button', { name: /^(暂停资金流出|暫停資金流出|Stop)$/ }));
    await expect((await screen.findAllByText(/(已暂停：|已暫停：|Stopped: )核对账户/))[0]).toBeVisible();
    // the next story finds it as it was
    const { merchantId, revision } = await defaultMerchant();
    await (await storyClient('platform')).send(financeCalls.resumeMerchant, { merchantId, revision });
  },
};

export const Account: Story = {
  name: 'The payment account keeps its key to itself and asks where another maximum was agreed [FIN-02] [FIN-13]',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(支付账户|付款帳戶|Payment account)$/ }),
    );
    const form = within(await newest());
    const max = await form.findByLabelText(/^(渠道允许分出的比例|渠道容許分出的百分比|Provider limit)/);
    await userEvent.clear(max);
    await userEvent.type(max, '40');
    await userEvent.type(form.getByLabelText(/^(支付密钥|付款密鑰|Payment key)/), 'a-key-of-the-provider');
    const save = form.getByRole('button', { name: /^(保存|儲存|Save)$/ });
    await userEvent.click(save);
    await expect((await form.findAllByText(/约定依据|約定依據|Agreed where/)).length).toBeGreaterThan(1);
    await userEvent.type(form.getByLabelText(/^(约定依据|約定依據|Agreement reference)/), '补充协议 2026-11');
    await userEvent.click(save);
    await expect(await screen.findByText(/^(支付账户已保存|付款帳戶已儲存|Payment account saved)$/)).toBeVisible();
  },
};
