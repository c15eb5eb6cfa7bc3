import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: '静音 30 分钟', children: <IconButton label="静音" icon={<BellOff />} /> },
  argTypes: {
    children: { control: false },
    placement: { control: 'select', options: ['top', 'bottom', 'left', 'right', 'bottom-start', 'bottom-end'] },
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultOpen: true },
  // room for it on every side
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
};

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('静音 30 分钟');
    await expect(screen.getByRole('button', { name: '静音' })).toHaveAccessibleDescription('静音 30 分钟');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ['grid'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateGrid
      states={{
        right: (
          <Tooltip text="静音 30 分钟" placement="right" defaultOpen>
            <IconButton label="静音" icon={<BellOff />} />
          </Tooltip>
        ),
        // three lines of it, which would lie over the row above
        long: (
          <div style={{ paddingBlock: 24 }}>
            <Tooltip
              text="声音被浏览器拦截，点一下页面即可恢复。Click once to restore sound."
              placement="right"
              defaultOpen
            >
              <Button>声音</Button>
            </Tooltip>
          </div>
        ),
      }}
    />
  ),
};
