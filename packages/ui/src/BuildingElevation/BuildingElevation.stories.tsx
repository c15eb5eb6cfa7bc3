import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { BuildingElevation, type ElevationFloor } from './BuildingElevation.tsx';

const floor = (at: number, of: Partial<ElevationFloor> = {}): ElevationFloor => ({
  floor: at,
  devices: 12,
  alarms: 0,
  alarmLevel: null,
  ...of,
});
const floors: readonly ElevationFloor[] = [
  floor(6),
  floor(5, { alarms: 1, alarmLevel: 5 }),
  floor(4, { devices: 0 }),
  floor(3, { alarms: 14, alarmLevel: 2, hasPlan: true }),
  floor(2, { hasPlan: true }),
  floor(1, { hasPlan: true, devices: 1048 }),
  floor(-1, { alarms: 2, alarmLevel: 4 }),
  floor(-2, { devices: 3 }),
];
const tower = Array.from({ length: 64 }, (_, at) => {
  const number = 60 - at;
  return floor(number > 0 ? number : number - 1, number === 31 ? { alarms: 3, alarmLevel: 1 } : {});
});

const meta = {
  component: BuildingElevation,
  args: { label: 'A 座', floors, value: 3, onChange: fn(), style: { width: 300 } },
  argTypes: { floors: { control: false } },
} satisfies Meta<typeof BuildingElevation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveAccessibleName(/^3 层 ?2 级 严重 ?14 条报警 ?12 台 ?有平面图$/);
    await expect(canvas.getByRole('option', { name: /^4 层$/ })).toBeVisible();
    chosen.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 4 });
    await userEvent.click(canvas.getByRole('option', { name: /^地下 1 层/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: -1 });
  },
};

/** Higher than its room, it scrolls to the chosen floor. */
export const Tower: Story = { args: { floors: tower, value: 31, style: { width: 300, maxHeight: 320 } } };

export const States: Story = {
  tags: ['grid'],
  render: ({ floors: all, label }) => (
    <StateGrid
      states={{
        chosen: <BuildingElevation {...{ label }} floors={all} value={3} onChange={() => {}} style={{ width: 300 }} />,
        'a device hangs there': (
          <BuildingElevation {...{ label }} floors={all.slice(2)} here={2} style={{ width: 300 }} />
        ),
        small: <BuildingElevation {...{ label }} floors={all} size="small" style={{ width: 160, height: 120 }} />,
        'small, calm': (
          <BuildingElevation
            {...{ label }}
            floors={[floor(2), floor(1)]}
            size="small"
            style={{ width: 160, height: 120 }}
          />
        ),
        'small tower': (
          <BuildingElevation {...{ label }} floors={tower} size="small" style={{ width: 160, height: 120 }} />
        ),
        none: <BuildingElevation {...{ label }} floors={[]} />,
      }}
    />
  ),
};
