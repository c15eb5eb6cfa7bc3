import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { RouteBuilder } from './RouteBuilder.tsx';
import type { RoutePoint } from './route.ts';

const names = ['消火栓', '灭火器箱', '疏散楼梯', '应急照明', '防火门'];
const floors = ['B1 停车场', '1 层 大堂', '2 层 餐饮', '3 层 影院'];
const points: readonly RoutePoint[] = floors.flatMap((floor, at) =>
  names.map((name, index) => ({
    id: at * 10 + index + 1,
    name: `${name} ${at + 1}-${String(index + 1).padStart(2, '0')}`,
    unitId: 1,
    building: '福田星河国际 A 座',
    floor,
    minutes: 2 + (index % 3),
  })),
);
const other: RoutePoint = { id: 99, name: '东门消防泵房', unitId: 2, building: '华强北仓库', floor: '1 层' };
const walked = [1, 2, 3, 11, 12, 21, 22, 4];

/**
 * Use it to say which points an inspection line has and in which order they are walked. For a choice without an order take MultiSelect.
 *
 * Do give each point its building and floor: the table below then shows how often a floor is come back to. Don't guess minutes: where
 * they are not known, the time is shown as unknown.
 *
 * A row is moved by dragging, by arrow keys on its handle, by its two arrows or by typing its position; each move is announced.
 */
const meta = {
  component: RouteBuilder,
  args: { label: '巡检路线', points: [...points, other], defaultValue: walked, onChange: fn() },
} satisfies Meta<typeof RouteBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { defaultValue: [] } };
export const NoPoints: Story = { args: { points: [], defaultValue: [] } };

export const Full: Story = {
  tags: ['!autodocs'],
  args: {
    points: Array.from({ length: 220 }, (_, at) => ({
      id: at + 1,
      name: `点位 ${at + 1}`,
      unitId: 1,
      floor: `${at % 20} 层`,
    })),
    defaultValue: Array.from({ length: 200 }, (_, at) => at + 1),
  },
};

/** A point was deleted while its line still names it. */
export const PointGone: Story = { args: { defaultValue: [1, 404, 2] } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: 'مسار 🔥',
    points: [
      { id: Number.NaN, name: '九'.repeat(10_000), unitId: -1, floor: '🔥'.repeat(200), minutes: Number.NaN },
      { id: -1, name: 'مخرج الطوارئ', unitId: -1, minutes: -5 },
    ],
    defaultValue: [-1, Number.NaN],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const wide = { flex: 1 } as const;
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        filled: <RouteBuilder style={wide} label="巡检路线" points={points} defaultValue={walked} />,
        empty: <RouteBuilder style={wide} label="巡检路线" points={points.slice(0, 3)} isOptional />,
        problem: (
          <RouteBuilder style={wide} label="巡检路线" points={points} defaultValue={[1, 404]} problem="请先选择点位" />
        ),
        disabled: (
          <RouteBuilder style={wide} label="巡检路线" points={points.slice(0, 4)} defaultValue={[1, 2]} disabled />
        ),
        'read only': <RouteBuilder style={wide} label="巡检路线" points={points} defaultValue={walked} readOnly />,
        narrow: (
          <div style={{ width: 288 }}>
            <RouteBuilder label="巡检路线" points={points.slice(0, 3)} defaultValue={[1, 2]} />
          </div>
        ),
      }}
    />
  ),
};
