import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapBase } from './MapBase.tsx';

const meta = {
  component: MapBase,
  parameters: { docs: { source: { type: 'code' } } },
  args: { defaultView: { centre: wgs84(114.0579, 22.5431), zoom: 9 } },
  // the map stands there, and it has no layer of its own
  argTypes: { twin: { control: false }, children: { control: false } },
  render: (args) => (
    <div style={{ height: 420 }}>
      <MapBase {...args} />
    </div>
  ),
} satisfies Meta<typeof MapBase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
