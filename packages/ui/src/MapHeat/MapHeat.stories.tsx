import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { MapHeat } from './MapHeat.tsx';
import { Scale } from './Scale.tsx';

/** Alarms of a month by district of Shenzhen; of one nobody knows. */
const values = [
  { code: '440303', value: 38 },
  { code: '440304', value: 61 },
  { code: '440305', value: 74 },
  { code: '440306', value: 112 },
  { code: '440307', value: 95 },
  { code: '440308', value: 0 },
  { code: '440309', value: 57 },
  { code: '440310', value: 21 },
  { code: '440311', value: null },
];

/** Of Guangdong; between them are numbers that no city has. */
const cities =
  '4401 4402 4403 4404 4405 4406 4407 4408 4409 4412 4413 4414 4415 4416 4417 4418 4419 4420 4451 4452 4453'.split(' ');

const meta = {
  component: MapHeat,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '深圳市各区本月报警', level: 'district', within: '4403', values, unit: '条', onOpen: () => {} },
} satisfies Meta<typeof MapHeat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The cities of a province: the widest that is drawn. */
export const Cities: Story = {
  args: {
    label: '广东省各市设备',
    level: 'city',
    within: '44',
    unit: '台',
    values: cities.map((code, index) => ({ code, value: (index * 7919) % 4200 })),
  },
};

export const Failed: Story = { args: { values: [], failure: '网关没有应答', onRetry: () => {} } };

/** The legend: the map itself is drawn by WebGL, and differs from machine to machine. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'whole numbers': <Scale values={values} number={(value) => `${value} 条`} />,
        'nothing counted': <Scale values={[{ code: '4403', value: 0 }]} number={String} />,
      }}
    />
  ),
};
