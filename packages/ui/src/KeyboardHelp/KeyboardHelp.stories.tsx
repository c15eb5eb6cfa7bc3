import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { Keys } from './KeyCaps.tsx';
import { ShortcutsProvider, useShortcuts } from './ShortcutsProvider.tsx';

const press = fn();
const shortcuts = [
  { keys: '/', label: '查找', group: '通用', onPress: press },
  { keys: 'Mod+K', label: '命令面板', group: '通用', onPress: press },
  { keys: 'g d', label: '设备列表', group: '前往', onPress: press },
  { keys: 'g a', label: '报警列表', group: '前往', onPress: press },
  { keys: 'ArrowDown', label: '下一条报警', group: '报警', onPress: press },
  { keys: 'm', label: '静音 30 分钟', group: '报警', onPress: press },
];

function Page({ list = shortcuts }: { readonly list?: typeof shortcuts }) {
  useShortcuts(list);
  return <p>按 ? 查看快捷键</p>;
}

/**
 * Put it once into the frame of an app. Don't write lists of keys by hand: they are out of date the next day.
 *
 * Do give each screen's keys a group of their own. Don't take keys that browsers and screen readers use.
 *
 * Plain keys are left to fields that are typed in, and every shortcut has another way by mouse and Tab.
 */
const meta = {
  component: KeyboardHelp,
  render: (args) => (
    <ShortcutsProvider>
      <Page />
      <KeyboardHelp {...args} />
    </ShortcutsProvider>
  ),
} satisfies Meta<typeof KeyboardHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const overPage = { docs: { story: { inline: false, height: '480px' } } };

export const Open: Story = { args: { defaultOpen: true }, parameters: overPage };

export const ImpossibleProps: Story = {
  args: { defaultOpen: true },
  parameters: overPage,
  render: (args) => (
    <ShortcutsProvider>
      <Page list={[{ keys: '', label: '九'.repeat(10_000), group: 'اختصارات 🔥', onPress: press }]} />
      <KeyboardHelp {...args} />
    </ShortcutsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('dialog')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'one key': <Keys keys="?" />,
        'with Ctrl': <Keys keys="Mod+K" />,
        'two after each other': <Keys keys="g d" />,
        arrow: <Keys keys="Alt+ArrowDown" />,
      }}
    />
  ),
};
