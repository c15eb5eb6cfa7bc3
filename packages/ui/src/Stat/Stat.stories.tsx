import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  component: Stat,
  args: { label: '在线设备', value: 9812, unit: '台', note: '共 10,000 台' },
  argTypes: { level: { control: 'inline-radio', options: [1, 2, 3, 4, 5] } },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Not known is not zero. */
export const Unknown: Story = { args: { value: null } };

export const Alarming: Story = { args: { label: '紧急报警', value: 3, level: 1 } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        plain: [
          <Stat key="online" label="Online" value={9812} note="of 10,000 devices" />,
          <Stat key="ratio" label="在线率" value={98.12} unit="%" digits={2} />,
        ],
        unknown: <Stat label="在线设备" value={null} unit="台" />,
        level: [
          <Stat key="1" label="紧急报警" value={3} level={1} />,
          <Stat key="2" label="嚴重警報" value={12} level={2} />,
          <Stat key="0" label="Critical" value={0} level={1} />,
        ],
      }}
    />
  ),
};

export const DoNote: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: {},
};

export const DontUnitInLabel: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => <Stat label="在线设备（千台）" value={9.8} />,
};
