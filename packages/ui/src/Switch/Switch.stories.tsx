import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: '定时布防', onChange: fn() },
  argTypes: { states: { control: false } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The command is on its way to the device: no second one is taken meanwhile. */
export const Pending: Story = {
  args: { defaultChecked: true, isPending: true },
};

export const NamedPositions: Story = { args: { label: '3 号楼', states: { on: '已布防', off: '已撤防' } } };

export const WithProblem: Story = { args: { problem: '设备没有应答，仍为撤防' } };

export const RightToLeft: Story = {
  args: { label: 'التسليح المجدول', defaultChecked: true },
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} />
    </div>
  ),
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        off: <Switch label="定时布防 Timed arming" />,
        on: <Switch label="定时布防" defaultChecked />,
        positions: [
          <Switch key="off" label="3 号楼" states={{ on: '已布防', off: '已撤防' }} />,
          <Switch key="on" label="4 号楼" states={{ on: '已布防', off: '已撤防' }} defaultChecked />,
        ],
        pending: [
          <Switch key="off" label="远程消音" isPending />,
          <Switch key="on" label="远程消音" isPending defaultChecked />,
        ],
        disabled: [<Switch key="off" label="关" disabled />, <Switch key="on" label="开" disabled defaultChecked />],
        'read only': <Switch label="短信通知" defaultChecked readOnly />,
        problem: <Switch label="远程消音" problem="设备没有应答，仍为关" />,
        spread: (
          <div style={{ width: 320 }}>
            <Switch label="短信通知" description="每条 0.05 元，由租户支付" defaultChecked isSpread />
          </div>
        ),
      }}
    />
  ),
};

export const DoStates: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { states: { on: '已布防', off: '已撤防' } },
};

export const DontLabel: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '关闭定时布防', defaultChecked: true },
};
