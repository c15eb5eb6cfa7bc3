import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ofDevice, withDevice } from '../DeviceStory.stories.support.tsx';
import { PointsOf } from './PointsOf.tsx';
import { ZonesOf } from './ZonesOf.tsx';

const meta = {
  title: 'Screens/Defence zones',
  ...ofDevice('multialarmkit'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;
const save = /^(保存|儲存|Save)$/;

export const Zones: Story = {
  name: 'Zones with what each shows; a new one takes the arm status of its device [DEV-15]',
  render: withDevice(ZonesOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建防区|新增防區|New zone)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^(编号|編號|Number)/ }), '77');
    await userEvent.type(dialog.getByRole('textbox', { name: /^(名称|名稱|Name)/ }), '天台');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    const cell = await canvas.findByRole('gridcell', { name: '天台' });
    const row = cell.closest('[role=row]');
    await expect(row).toHaveTextContent(/(已布防|已佈防|Armed)/);
  },
};

export const Points: Story = {
  name: 'Doors and relays with how they stand; an output point is a relay [DEV-17]',
  render: withDevice(PointsOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      (await canvas.findAllByText(/(继电器断开|繼電器斷開|Relay open|继电器闭合|繼電器閉合)/))[0],
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(闭合继电器|閉合繼電器|Close the relay)$/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
