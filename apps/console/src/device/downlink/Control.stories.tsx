import type { Device } from '@fireline/api/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, deviceOf } from '../../lib/ConsoleStory.stories.support.tsx';
import { loadersOf, ofDevice, withDevice } from '../DeviceStory.stories.support.tsx';
import { CommandsOf } from './CommandsOf.tsx';
import { ControlOf } from './ControlOf.tsx';
import { BatchCommand } from './BatchCommand.tsx';

const meta = {
  title: 'Screens/Device control',
  ...ofDevice('electric'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const silence = /^(消音|靜音|Silence)$/;
const sendButton = /^(下发|發出|Send)$/;

export const Sent: Story = {
  name: 'A command is sent, waits for its device, is refused a second time and taken back [DEV-13] [DEV-24]',
  render: withDevice(ControlOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: silence }));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.click((await open()).getByRole('button', { name: sendButton }));
    const waiting = within(await canvas.findByRole('list', { name: /^(等待中的命令|等候中的指令|Waiting commands)$/ }));
    await expect(await waiting.findByText(silence)).toBeVisible();
    const again = await open();
    await userEvent.click(again.getByRole('button', { name: sendButton }));
    await expect(
      (await again.findAllByText(/(已下发同一命令|已發出同一指令|has sent this command already)/))[0],
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const leave = screen.queryByRole('button', { name: /^(离开|離開|Leave)/ });
    if (leave) await userEvent.click(leave);
    const takeBack = /^(取消命令|取消指令|Take it back)$/;
    const [first] = await waiting.findAllByRole('button', { name: takeBack });
    if (first) await userEvent.click(first);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: takeBack }));
  },
};

export const Limited: Story = {
  name: 'SMS and voice are limited, and the switch says until when [DEV-16]',
  loaders: loadersOf('gas'),
  render: withDevice(ControlOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByText(/(自动关闭|自動關閉|is limited until)/)).toBeVisible();
    await expect(await canvas.findByRole('switch', { checked: true })).toBeVisible();
  },
};

export const Grave: Story = {
  name: 'What weakens the protection asks for a reason first [DEV-13]',
  loaders: loadersOf('gas'),
  render: withDevice(ControlOf),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(关闭阀门|關閉閥門|Close the valve)$/ }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: sendButton }));
    await expect(await dialog.findByRole('textbox', { name: /^(原因|Reason)/ })).toBeInvalid();
  },
};

export const Record: Story = {
  name: 'The record says who sent what and what became of it [DEV-13] [DEV-24]',
  loaders: loadersOf('multialarmkit'),
  render: withDevice(CommandsOf),
  play: async ({ canvasElement }) => {
    const grid = within(await within(canvasElement).findByRole('grid'));
    await expect((await grid.findAllByText(/(设备已响应|裝置已回應|Acknowledged)/))[0]).toBeVisible();
    await expect((await grid.findAllByText(/^(定时任务|定時任務|Scheduled task)/))[0]).toBeVisible();
  },
};

export const Batch: Story = {
  name: 'A command to many devices is reported row by row [DEV-13]',
  loaders: [async () => ({ devices: [await deviceOf('firehost'), await deviceOf('water')] })],
  render: (args, { loaded }) => (
    <ConsoleStory {...args}>
      <BatchCommand devices={(loaded as { readonly devices: readonly Device[] }).devices} onClose={() => undefined} />
    </ConsoleStory>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: sendButton }));
    await expect(await dialog.findByText(/(此类设备不支持|此類裝置不設|of this type do not know)/)).toBeVisible();
  },
};
