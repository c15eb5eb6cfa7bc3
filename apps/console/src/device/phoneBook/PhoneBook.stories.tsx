import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ofDevice, withDevice } from '../DeviceStory.stories.support.tsx';
import { PhoneBookOf } from './PhoneBookOf.tsx';

const meta = {
  title: 'Screens/Phone book',
  ...ofDevice('smartwatch'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {
  name: 'Numbers in the order of calls; a changed phone book waits for its device [DEV-13] [DEV-21]',
  render: withDevice(PhoneBookOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(设置电话本|設定電話簿|Set the phone book)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(添加号码|新增號碼|Add a number)$/ }));
    const names = dialog.getAllByRole('textbox', { name: /^(第 \d+ 个名称|第 \d+ 個名稱|Name \d+)$/ });
    const numbers = dialog.getAllByRole('textbox', { name: /^(第 \d+ 个号码|第 \d+ 個號碼|Number \d+)$/ });
    await userEvent.type(names.at(-1) as HTMLElement, '物业');
    await userEvent.type(numbers.at(-1) as HTMLElement, 'x');
    await userEvent.tab();
    await expect(
      await dialog.findByText(/^(请输入可拨打的号码|請輸入可致電的號碼|Please enter a number)/),
    ).toBeVisible();
    await userEvent.clear(numbers.at(-1) as HTMLElement);
    await userEvent.type(numbers.at(-1) as HTMLElement, '0755-26990000');
    await userEvent.click(dialog.getByRole('button', { name: /^(下发|發出|Send)$/ }));
    await expect(
      (await canvas.findAllByText(/(排队中，等待设备上报|輪候中，等候裝置回報|Waits for the device)/))[0],
    ).toBeVisible();
  },
};
