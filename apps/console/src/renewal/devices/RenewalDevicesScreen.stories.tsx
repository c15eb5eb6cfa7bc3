import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RenewalDevicesScreen } from './RenewalDevicesScreen.tsx';

const meta = {
  title: 'Screens/Device renewal',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('renewalDevices'), children: <RenewalDevicesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: devices by the end of their service, the soonest first [REN-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    const tabs = within(canvas.getByRole('navigation', { name: /^(按到期时间|按到期時間|By expiry)$/ }));
    await userEvent.click(await tabs.findByRole('link', { name: /^(已到期|Expired) \d+$/ }));
    await waitFor(() => {
      const shown = canvasElement.querySelector('[aria-current="page"]')?.textContent ?? '';
      const count = Number(/\d+$/.exec(shown)?.[0]);
      return expect(canvas.queryAllByRole('row').length - 1).toBe(Math.min(10, count));
    });
  },
};

export const Ordered: Story = {
  name: 'Devices are chosen, which says what a year of them costs; a duration shows what each and all cost, and the order is paid elsewhere [REN-01]',
  args: { as: 'unit', path: `${pathTo('renewalDevices')}?type=smoke&expiry=started` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^(选择|選擇|Select) / });
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(await canvas.findByText(/(续一年共|續訂一年共) |for one year/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(续费|續訂|Renew)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const order = await drawer.findByRole('button', { name: /^(请选择续费时长|請選擇續訂年期|Please select)/ });
    await expect(order).toBeDisabled();
    await userEvent.click(await drawer.findByRole('radio', { name: /^(2 年|2 years)/ }));
    await expect(await drawer.findByText(/\d{4}.* → .*\d{4}/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^(下单并支付|落單並付款|Order and pay) / })).toBeEnabled();
  },
};

export const Given: Story = {
  name: 'Days are given to chosen devices with a reason, and how each ended is listed [TAR-08] [REN-01]',
  args: { path: `${pathTo('renewalDevices')}?type=smoke&expiry=started` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^(选择|選擇|Select) / });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(赠送天数|贈送日數|Give days)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const give = drawer.getByRole('button', { name: /^(赠送天数|贈送日數|Give days)$/ });
    await userEvent.type(drawer.getByRole('textbox', { name: /^(天数|日數|Days)/ }), '7');
    await expect(give).toBeDisabled();
    await userEvent.type(drawer.getByRole('textbox', { name: /^(说明|說明|Why)/ }), 'Three days without service');
    await userEvent.click(give);
    await expect(await drawer.findByText(/^(全部 1 项已完成|全部 1 項已完成|All 1 done)$/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty: who sees no device reads what will stand here [REN-02] [SHL-24]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(没有设备|沒有裝置|No devices)$/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nothing found: the filters can be cleared [REN-02] [SHL-23]',
  args: { path: `${pathTo('renewalDevices')}?search=nowhere` },
};

export const Failed: Story = {
  name: 'Failed: why, and a way to ask again [SHL-15]',
  args: { mood: 'failed' },
};
