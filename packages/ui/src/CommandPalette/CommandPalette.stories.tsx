import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShortcutsProvider } from '../KeyboardHelp/index.ts';
import { CommandPalette } from './CommandPalette.tsx';

const commands = [
  { value: 'alarms', label: '报警列表', group: '前往', shortcut: 'g a', keywords: 'baojing alarms' },
  { value: 'devices', label: '设备列表', group: '前往', shortcut: 'g d', keywords: 'shebei devices' },
  { value: 'plans', label: '平面图监控', group: '前往', keywords: 'pingmiantu' },
  { value: 'mute', label: '静音 30 分钟', group: '操作', shortcut: 'm', keywords: 'jingyin mute' },
  { value: 'theme', label: '切换深色主题', group: '操作', description: '跟随系统时不可用', disabled: true },
];
const devices = async ({ text }: { readonly text: string }) => [
  { value: `device ${text}`, label: '3 楼走廊烟感', description: `IMEI 86412005300${text}`, group: '设备' },
];

/**
 * Put it once into the frame of an app. Don't offer what the reader may not do.
 *
 * Do name commands by what they do, and add the pinyin as keywords. Don't make it the only way to anything.
 *
 * A combobox in a dialog: the number of matches is announced, the first is ready for Enter.
 */
const meta = {
  component: CommandPalette,
  args: { commands, recent: ['mute'], load: devices, onSelect: fn(), defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <ShortcutsProvider>
      <CommandPalette {...args} />
    </ShortcutsProvider>
  ),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ImpossibleProps: Story = {
  args: { commands: [{ value: '', label: '九'.repeat(10_000), group: 'أوامر 🔥' }], recent: ['gone'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('option')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('combobox')).toHaveFocus();
  },
};
