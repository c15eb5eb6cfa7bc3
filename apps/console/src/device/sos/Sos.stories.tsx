import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, deviceOf } from '../../lib/ConsoleStory.stories.support.tsx';
import { SosDrawer } from './SosDrawer.tsx';

const meta = {
  title: 'Screens/SOS numbers',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <SosDrawer onClose={() => undefined} /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Batches: Story = {
  name: 'IMEIs are pasted; an earlier batch says of each device what became of it [DEV-21]',
  loaders: [async () => ({ device: await deviceOf('urgentcall') })],
  play: async ({ loaded }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [paste] = await dialog.findAllByRole('textbox');
    const { imei } = (loaded as { readonly device: { readonly imei: string } }).device;
    if (paste) await userEvent.type(paste, imei);
    await expect(paste).toHaveValue(imei);
    const batches = within(await dialog.findByRole('grid', { name: /^(历次下发|過往批次|Earlier batches)$/ }));
    const [, row] = await batches.findAllByRole('row');
    const cell = row && within(row).getAllByRole('gridcell')[0];
    if (cell) await userEvent.click(cell);
    await expect((await dialog.findAllByText(/(设备已响应|裝置已回應|Acknowledged)/))[0]).toBeVisible();
    await expect((await dialog.findAllByText(/(没有这个 IMEI|沒有此 IMEI|no device of this IMEI)/))[0]).toBeVisible();
  },
};
