import type { MarkedKind, MarkedResource } from '@fireline/domain/plan';
import { nextResourceId } from '@fireline/domain/plan';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanCanvas } from '../PlanCanvas/index.ts';
import { BareStage } from '../PlanDevices/BareStage.stories.support.tsx';
import { floorDrawing } from '../PlanDevices/floor.stories.support.ts';
import { PlanMarks } from './PlanMarks.tsx';

const mark = (resourceId: number, kind: MarkedKind, x: number, y: number, name = ''): MarkedResource => ({
  resourceId,
  kind,
  name,
  layer: '',
  x,
  y,
});
const marks = [
  mark(1, 'exit', 6000, 22_000, '东门'),
  mark(2, 'stair', 54_000, 22_000),
  mark(3, 'hydrant', 20_000, 14_000),
  mark(4, 'extinguisher', 40_000, 14_000),
];

/** Where they are on the floor of the example. */
const onFloor = [
  mark(1, 'exit', 30_000, 17_200, '东门'),
  mark(2, 'stair', 57_000, 15_000),
  mark(3, 'hydrant', 20_000, 13_000),
  mark(4, 'extinguisher', 40_000, 13_000),
];

function Edited({ placing }: { readonly placing?: MarkedKind }) {
  const [shown, setShown] = useState<readonly MarkedResource[]>(marks);
  const [kind, setKind] = useState(placing);
  const [selectedId, setSelectedId] = useState<number>();
  return (
    <PlanMarks
      marks={shown}
      selectedId={selectedId}
      placing={kind}
      onSelect={({ resourceId }) => setSelectedId(resourceId)}
      onPlacingCancel={() => setKind(undefined)}
      onPlace={({ kind: placed, x, y }) =>
        setShown((before) => [...before, mark(nextResourceId(before), placed, x, y)])
      }
      onMove={({ resourceId, x, y }) =>
        setShown((before) => before.map((one) => (one.resourceId === resourceId ? { ...one, x, y } : one)))
      }
      onRemove={({ resourceId }) => setShown((before) => before.filter((one) => one.resourceId !== resourceId))}
    />
  );
}

const source = { kind: 'drawing', drawing: floorDrawing() } as const;
const onStage: Decorator = (Story) => (
  <BareStage>
    <Story />
  </BareStage>
);

const meta = {
  component: PlanMarks,
  args: { marks },
  argTypes: { marks: { control: false }, selectedId: { control: false } },
} satisfies Meta<typeof PlanMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { marks: onFloor },
  decorators: [
    (Story) => (
      <PlanCanvas label="3 层平面图" source={source} colours="grey" style={{ height: 520 }}>
        <Story />
      </PlanCanvas>
    ),
  ],
};

/** Placed, moved and removed without a pointer. */
export const Editing: Story = {
  decorators: [onStage],
  render: () => <Edited placing="exit" />,
};

export const ImpossibleProps: Story = {
  decorators: [onStage],
  args: { marks: [mark(1, 'exit', Number.NaN, 1e308, '长'.repeat(400)), mark(2, 'stair', -1e9, 0)] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'looked at': (
          <BareStage height={220} width={640}>
            <PlanMarks marks={marks} />
          </BareStage>
        ),
        edited: (
          <BareStage height={220} width={640}>
            <PlanMarks marks={marks} selectedId={3} onMove={() => {}} />
          </BareStage>
        ),
      }}
    />
  ),
};
