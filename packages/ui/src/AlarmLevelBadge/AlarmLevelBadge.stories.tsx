import { alarmLevelNumbers } from '@fireline/domain/alarm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { AlarmLevelBadge } from './AlarmLevelBadge.tsx';

const meta = {
  component: AlarmLevelBadge,
  args: { level: 1 },
  argTypes: { level: { control: 'inline-radio', options: alarmLevelNumbers } },
} satisfies Meta<typeof AlarmLevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Symbol: Story = { args: { variant: 'symbol' } };

export const Large: Story = { args: { size: 'large' } };

/** Blinks in step with everything else that blinks; still under reduced motion. */
export const Blinking: Story = {
  args: { isBlinking: true },
};

const each = (props: Partial<Parameters<typeof AlarmLevelBadge>[0]>) =>
  alarmLevelNumbers.map((level) => <AlarmLevelBadge key={level} level={level} {...props} />);

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid states={{ full: each({}), symbol: each({ variant: 'symbol' }), large: each({ size: 'large' }) }} />
  ),
};

export const DoBlink: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { isBlinking: true },
};

export const DontRepeat: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <p>
      <AlarmLevelBadge level={1} /> 紧急报警
    </p>
  ),
};
