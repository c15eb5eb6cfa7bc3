import { type ElsewhereEvent, type SpreadRecord, spreadOf } from '@fireline/domain/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanCanvas } from '../PlanCanvas/index.ts';
import { floorDrawing, floorPoints } from '../PlanDevices/floor.stories.support.ts';
import { PlanDevices } from '../PlanDevices/index.ts';
import { PlanReplay } from './PlanReplay.tsx';

const startMs = Date.parse('2026-11-21T02:41:10Z');
const went = [
  [4, 0, '档案室 304 烟感'],
  [3, 42, '财务室 303 烟感'],
  [12, 75, '档案室 312 烟感'],
  [5, 131, '办公室 305 烟感'],
  [43, 150, '走廊手报 3F-43'],
  [11, 214, '财务室 311 烟感'],
] as const;
const steps = spreadOf(
  went.map(([deviceId, seconds], index) => ({ deviceId, atMs: startMs + seconds * 1000, level: index < 4 ? 1 : 2 })),
);
const names = new Map<number, string>(went.map(([deviceId, , name]) => [deviceId, name]));

const meta = {
  component: PlanReplay,
  args: { steps, names, onChange: fn(), style: { maxWidth: 640 } },
  argTypes: { steps: { control: false }, names: { control: false } },
} satisfies Meta<typeof PlanReplay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Step by step, by the list, and by keys on the line of time. */
export const Playground: Story = {};

const source = { kind: 'drawing', drawing: floorDrawing() } as const;

function OnAPlan() {
  const [atMs, setAtMs] = useState(startMs + 80_000);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <PlanCanvas label="3 层平面图" source={source} colours="grey" style={{ height: 420 }}>
        <PlanDevices points={floorPoints} mode="monitor" spread={{ steps, atMs }} />
      </PlanCanvas>
      <PlanReplay {...{ steps, names }} value={atMs} onChange={({ value }) => setAtMs(value)} />
    </div>
  );
}

/** Its moment handed to the devices of a plan: those that had gone by then stand out with their number. */
export const OnThePlan: Story = { render: () => <OnAPlan /> };

const hourMs = 3_600_000;
/** The last one went after a silence. */
const stepsAcross = spreadOf([...steps.slice(0, -1), { deviceId: 11, atMs: startMs + 2 * hourMs, level: 2 }]);
const record: SpreadRecord = {
  fromMs: startMs - 20 * hourMs,
  toMs: startMs + 4 * hourMs,
  firstMs: startMs - 9 * hourMs,
  gaps: [
    { fromMs: startMs - 5 * hourMs, toMs: startMs - 3.4 * hourMs },
    { fromMs: startMs + 150_000, toMs: startMs + 2 * hourMs },
  ],
  silent: { devices: [{ deviceId: 5, gaps: [{ fromMs: startMs - 3 * hourMs, toMs: startMs }] }], total: 1 },
};
const elsewhere: readonly ElsewhereEvent[] = [
  { deviceId: 71, name: '电缆井烟感 2F-07', buildingName: '东塔', floor: 2, level: 1, atMs: startMs - 61_000 },
  { deviceId: 92, name: '水泵房手报', buildingName: '东塔', floor: -1, level: 2, atMs: startMs + 140_000 },
];

/** The record begins within the period and has gaps, two detectors are on other floors, and one has no place on this version. */
export const LeftOut: Story = {
  name: 'What the record leaves open is told [N08]',
  args: { steps: stepsAcross, record, elsewhere, withoutPlace: new Set([5]) },
};

export const Empty: Story = { args: { steps: [] } };

export const ImpossibleProps: Story = {
  args: {
    steps: spreadOf([
      { deviceId: 1, atMs: 0, level: 1 },
      { deviceId: 2, atMs: 0, level: 1 },
      { deviceId: 3, atMs: Number.NaN, level: 2 },
    ]),
    names: new Map([[1, `${'长'.repeat(400)} فندق 🔥`]]),
    value: -5,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'on the way': (
          <PlanReplay {...{ steps, names }} defaultValue={startMs + 80_000} style={{ width: 560, maxWidth: '100%' }} />
        ),
        end: <PlanReplay {...{ steps, names }} style={{ width: 340, maxWidth: '100%' }} />,
        'left out': (
          <PlanReplay {...{ names, record, elsewhere }} steps={stepsAcross} style={{ width: 560, maxWidth: '100%' }} />
        ),
        'nothing on record': (
          <PlanReplay
            steps={[]}
            names={names}
            record={{ ...record, firstMs: undefined, gaps: [] }}
            style={{ width: 340, maxWidth: '100%' }}
          />
        ),
        empty: <PlanReplay steps={[]} names={names} style={{ width: 340, maxWidth: '100%' }} />,
      }}
    />
  ),
};
