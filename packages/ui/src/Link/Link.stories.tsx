import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#device', children: '3 号楼 2 层烟感' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const External: Story = { args: { isExternal: true } };

export const Quiet: Story = { args: { isQuiet: true } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        rest: <Link href="#a">3 号楼 2 层烟感</Link>,
        external: (
          <Link href="#a" isExternal>
            GB/T 2260 行政区划代码
          </Link>
        ),
        quiet: (
          <Link href="#a" isQuiet>
            861234567890123
          </Link>
        ),
        'in text': (
          <p>
            报警来自 <Link href="#a">中环街市 3 楼</Link>，已通知值班员。
          </p>
        ),
      }}
    />
  ),
};

export const DoTarget: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { children: '3 号楼 2 层烟感' },
};

export const DontHere: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <p>
      设备的读数在 <Link href="#device">这里</Link>。
    </p>
  ),
};
