import type { MarkedResource, PlanPoint } from '@fireline/domain/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanVersions, type PublishedVersion, type RollBackAnswer } from './PlanVersions.tsx';

const extent = { minX: 0, minY: 0, maxX: 60_000, maxY: 30_000 };
const at = (iso: string): number => Date.parse(`${iso}+08:00`);
const versions: readonly PublishedVersion[] = [
  {
    versionId: 8,
    publishedAtMs: at('2026-11-18T09:12:00'),
    by: 'unit',
    extent: { ...extent, maxX: 52_000 },
    layers: { WALL: 1240, DOOR: 96, 房间: 41, 隔断: 18 },
  },
  {
    versionId: 7,
    publishedAtMs: at('2026-08-03T16:40:00'),
    by: 'agent',
    extent,
    layers: { WALL: 1212, DOOR: 96, 房间: 41, 消防: 60 },
  },
  {
    versionId: 6,
    publishedAtMs: at('2026-03-21T11:05:00'),
    by: 'agent',
    extent,
    layers: { WALL: 1212, DOOR: 92, 房间: 41, 消防: 60 },
  },
];
const points: readonly PlanPoint[] = [
  { deviceId: 1, layer: '', x: 3000, y: 6000 },
  { deviceId: 2, layer: 'WALL', x: 9000, y: 6000 },
  { deviceId: 3, layer: '', x: 21_000, y: 6000 },
  { deviceId: 31, layer: '消防', x: 15_000, y: 17_600 },
  { deviceId: 42, layer: '', x: 56_400, y: 17_400 },
];
const marks: readonly MarkedResource[] = [
  { resourceId: 1, kind: 'exit', name: '东门', layer: '', x: 2000, y: 12_000 },
  { resourceId: 2, kind: 'stair', name: '', layer: '', x: 57_000, y: 12_000 },
  { resourceId: 3, kind: 'hydrant', name: '', layer: '消防', x: 30_000, y: 14_000 },
];
const names = new Map([
  [1, '烟感 3F-01'],
  [2, '烟感 3F-02'],
  [3, '烟感 3F-03'],
  [31, '消火栓 3F-31'],
  [42, '手报 3F-42'],
]);

const meta = {
  component: PlanVersions,
  args: {
    versions,
    points,
    names,
    marks,
    onCompare: fn(),
    onPlaceAnew: fn(),
    onRollBack: fn(async (): Promise<RollBackAnswer> => ({ ok: true })),
    style: { maxWidth: 720 },
  },
  argTypes: {
    versions: { control: false },
    points: { control: false },
    marks: { control: false },
    names: { control: false },
  },
} satisfies Meta<typeof PlanVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two devices and two marks have no place on the new plan, each for a reason of its own. */
export const Playground: Story = {};

export const SameLayers: Story = {
  args: { versions: versions.slice(1).map((version) => ({ ...version, layers: { WALL: 1212, DOOR: 92 } })) },
};

export const PublishedOnce: Story = { args: { versions: versions.slice(0, 1) } };

export const Empty: Story = { args: { versions: [] } };

export const ImpossibleProps: Story = {
  args: {
    versions: [
      { ...versions[0]!, layers: { ['W'.repeat(300)]: Number.NaN, constructor: -4 }, publishedAtMs: Number.NaN },
      { ...versions[1]!, layers: {} },
    ],
    names: new Map([[1, 'فندق 🔥']]),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const wide = { width: 560, maxWidth: '100%' };

export const States: Story = {
  tags: ['grid'],
  render: ({ onPlaceAnew, onRollBack }) => (
    <StateGrid
      states={{
        compared: <PlanVersions {...{ versions, points, names, marks, onPlaceAnew, onRollBack }} style={wide} />,
        'read only': <PlanVersions {...{ versions: versions.slice(1), points, names }} style={wide} />,
        once: <PlanVersions versions={versions.slice(0, 1)} {...{ points, names }} style={wide} />,
      }}
    />
  ),
};
