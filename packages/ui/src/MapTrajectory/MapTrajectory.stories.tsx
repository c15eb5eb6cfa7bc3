import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { FixTable } from './FixTable.tsx';
import { MapTrajectory } from './MapTrajectory.tsx';
import { type WatchFix, trajectoryOf } from './stretches.ts';

const startMs = Date.parse('2026-11-21T07:30:00+08:00');
const minuteMs = 60_000;

/** A walk to the market and back, with an hour indoors without a position. */
const fixes: readonly WatchFix[] = Array.from({ length: 70 }, (_, index) => {
  const minute = index * 5 + (index > 38 ? 60 : 0);
  const angle = index / 11;
  return {
    atMs: startMs + minute * minuteMs,
    at: wgs84(114.0579 + 0.006 * Math.sin(angle) + index * 0.00012, 22.5431 + 0.004 * Math.cos(angle * 1.3)),
    accuracyM: 12 + ((index * 7) % 40),
  };
});

const meta = {
  component: MapTrajectory,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '手表 8621 0406 · 11月21日', fixes, gapMs: 30 * minuteMs },
  render: (args) => (
    <div style={{ height: 560 }}>
      <MapTrajectory {...args} />
    </div>
  ),
} satisfies Meta<typeof MapTrajectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At a moment in the past, with how exact the position was. */
export const AtAMoment: Story = { args: { atMs: startMs + 100 * minuteMs } };

export const Empty: Story = { args: { fixes: [] } };
export const Loading: Story = { args: { fixes: [], isLoading: true } };
export const Failed: Story = { args: { fixes: [], failure: '网关没有应答', onRetry: () => {} } };

/** The table of positions: the map itself is drawn by WebGL, and differs from machine to machine. */
export const States: Story = {
  tags: ['grid'],
  render: () => {
    const { stretches } = trajectoryOf(fixes.slice(34, 44), 15 * minuteMs);
    return (
      <StateGrid
        states={{
          table: (
            <FixTable
              label="定位"
              stretches={stretches}
              count={10}
              now={stretches[0]?.fixes.at(-1)}
              onShow={() => {}}
            />
          ),
        }}
      />
    );
  },
};
