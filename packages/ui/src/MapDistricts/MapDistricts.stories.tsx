import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { MapDistricts } from './MapDistricts.tsx';
import { createDistricts } from './createDistricts.ts';

const meta = {
  component: MapDistricts,
  args: { within: '4403', point: wgs84(114.0579, 22.5431) },
  argTypes: { districts: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof MapDistricts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Country: Story = {
  args: { within: '', point: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /台湾省.*香港特别行政区/ })).toBeVisible();
  },
};

export const Province: Story = { args: { within: '44' } };

export const HongKong: Story = { args: { within: '81', point: wgs84(114.158, 22.2819) } };

export const Loading: Story = {
  args: { districts: createDistricts({ file: () => new Promise<never>(() => {}) }) },
};

export const Failed: Story = {
  args: { districts: createDistricts({ file: () => Promise.reject(new Error('no link')) }) },
};

export const Unknown: Story = {
  args: { within: '99' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有这个区划的边界')).toBeVisible();
  },
};

const wide = { width: 320 };
export const States: Story = {
  tags: ['grid'],
  decorators: [(Story) => Story()],
  render: () => (
    <StateGrid
      states={{
        city: <MapDistricts within="4403" point={wgs84(114.0579, 22.5431)} style={wide} />,
        'without names': <MapDistricts within="81" point={wgs84(114.158, 22.2819)} hasNames={false} style={wide} />,
        country: <MapDistricts style={wide} />,
        unknown: <MapDistricts within="99" style={wide} />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: /中西区/ });
    await within(canvasElement).findByRole('img', { name: /罗湖区.*福田区/ });
    await within(canvasElement).findByRole('img', { name: /福建省.*广东省/ });
  },
};
