import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeviceMap } from './DeviceMap.tsx';
import { alarmsAt, cityOf, places, resources } from './city.stories.support.ts';

const devices = cityOf(1200);

const meta = {
  component: DeviceMap,
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    devices,
    places,
    resources,
    alarms: alarmsAt(devices, 21),
    defaultView: { centre: wgs84(114.09, 22.55), zoom: 9.4 },
    hasReplay: true,
    onOpen: () => {},
  },
  render: (args) => (
    <div style={{ height: 640 }}>
      <DeviceMap {...args} />
    </div>
  ),
} satisfies Meta<typeof DeviceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
