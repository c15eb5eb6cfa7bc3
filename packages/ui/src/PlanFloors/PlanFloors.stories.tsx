import type { FloorAlarm } from '@fireline/domain/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanFloors } from './PlanFloors.tsx';

const building = { floorsAbove: 6, floorsUnder: 2 };
const plans = [6, 5, 4, 3, 2, 1, -1].map((floor) => ({ floor, layerId: 400 + floor }));
const alarm = (alarmId: number, floor: number, level: FloorAlarm['level'], state: FloorAlarm['state'] = 'open') => ({
  alarmId,
  floor,
  level,
  state,
});
const alarms: readonly FloorAlarm[] = [
  alarm(1, 3, 2),
  alarm(2, 3, 3, 'acknowledged'),
  alarm(3, -1, 4, 'acknowledged'),
  alarm(4, 5, 5),
];

const meta = {
  component: PlanFloors,
  args: { building, plans, alarms, onFloorChange: fn(), onLockChange: fn(), style: { maxWidth: 280 } },
  argTypes: { building: { control: false }, plans: { control: false }, alarms: { control: false } },
} satisfies Meta<typeof PlanFloors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const floor = canvas.getByRole('option', { selected: true });
    await expect(floor).toHaveAccessibleName(/^3 层.*2 条报警.*未确认 1.*2 级 严重/);
    floor.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onFloorChange).toHaveBeenCalledWith({ floor: 2, isAutomatic: false });
    await expect(canvas.getByRole('option', { selected: true })).toHaveFocus();
  },
};

function WithAFire(props: ComponentProps<typeof PlanFloors>) {
  const [told, setTold] = useState<readonly FloorAlarm[]>(props.alarms);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <PlanFloors {...props} alarms={told} style={{ width: 280, maxWidth: '100%' }} />
      <Button onClick={() => setTold((before) => [...before, alarm(100 + before.length, 5, 1)])}>5 层起火</Button>
    </div>
  );
}

/** A new worst alarm turns to its floor by itself. */
export const TurnsByItself: Story = {
  render: (args) => <WithAFire {...args} />,
};

/** On a phone: one strip. */
export const Strip: Story = { args: { orientation: 'row', style: { maxWidth: 360 } } };

export const Calm: Story = { args: { alarms: [] } };

export const Empty: Story = { args: { building: { floorsAbove: 0, floorsUnder: 0 }, plans: [], alarms: [] } };

export const ImpossibleProps: Story = {
  args: {
    building: { floorsAbove: 3, floorsUnder: 0 },
    plans: [{ floor: 99, layerId: -1 }],
    alarms: [alarm(1, 42, 1), alarm(2, 0, 2), alarm(3, Number.NaN, 3)],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('另有 3 条报警不在本楼的任何楼层')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        alarms: <PlanFloors {...{ building, plans, alarms }} style={{ width: 280 }} />,
        locked: <PlanFloors {...{ building, plans, alarms }} isLocked style={{ width: 280 }} />,
        strip: (
          <PlanFloors {...{ building, plans, alarms }} orientation="row" style={{ width: 360, maxWidth: '100%' }} />
        ),
        empty: (
          <PlanFloors building={{ floorsAbove: 0, floorsUnder: 0 }} plans={[]} alarms={[]} style={{ width: 280 }} />
        ),
      }}
    />
  ),
};
