import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PlaceListScreen } from './PlaceListScreen.tsx';

const meta = {
  title: 'Screens/Places',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('placeList'), children: <PlaceListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const give = /^(变更合作商|更改合作夥伴|Change partner)$/;

export const Full: Story = {
  name: 'Full: ticked places that are not all small change no partner together, and say how many [SIT-01] [SIT-02] [SIT-04] [SHL-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('checkbox', { name: /(所有显示的行|所有顯示的行|all rows shown)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: give }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/(台设备及其报警|部裝置及其警報|devices? with their alarms)/)).toBeVisible();
    await userEvent.click(drawer.getByRole('combobox'));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await userEvent.click(drawer.getByRole('button', { name: give }));
    await expect(
      (await drawer.findAllByText(/(仅九小场所可批量|只有九小場所可批次|Only small places change)/))[0],
    ).toBeVisible();
  },
};

export const Unproven: Story = {
  name: 'A resident who has not proven yet who it is for a place sees a banner above its places, and requests a code there [SIT-02] [SES-12]',
  args: { as: 'resident' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const verify = /^(认证|認證|Verify)$/;
    await userEvent.click(await canvas.findByRole('button', { name: verify }));
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByRole('button', { name: /^(发送验证码|發送驗證碼|Send a code)$/ })).toBeEnabled();
    await userEvent.click(form.getByRole('button', { name: verify }));
    await expect(form.getByRole('textbox', { name: /^(验证码|驗證碼|Code)/ })).toBeInvalid();
  },
};
