import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmTimeline, type TrackStop } from './AlarmTimeline.tsx';

const stop = (time: string, event: TrackStop['event'], more: Partial<TrackStop> = {}): TrackStop => ({
  at: `2026-11-21T${time}Z`,
  event,
  by: null,
  closing: null,
  remark: '',
  value: null,
  ...more,
});
const whole = [
  stop('02:31:07', 'raised', { value: 132 }),
  stop('02:31:40', 'repeatedReport', { value: 180 }),
  stop('02:32:02', 'acknowledged', { by: '李晓雯' }),
  stop('02:44:10', 'recovered', { value: 41 }),
  stop('03:01:55', 'handled', {
    by: '陈志强',
    closing: 'falseAlarm',
    remark: '厨房油烟触发，已通知物业加装排风。现场核实无明火。',
  }),
];

const meta = { component: AlarmTimeline, args: { track: whole, level: 1, measurement: 'smoke' } } satisfies Meta<
  typeof AlarmTimeline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { args: { track: whole.slice(0, 2), isOpen: true } };

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: 40 }}>
      <AlarmTimeline {...args} aria-label="whole" />
      <AlarmTimeline {...args} aria-label="open" track={whole.slice(0, 3)} isOpen />
      <AlarmTimeline
        {...args}
        aria-label="by itself"
        level={3}
        measurement="pressure"
        track={[
          stop('02:31:07', 'raised', { value: 0.12 }),
          stop('02:44:10', 'handled', { closing: 'autoRecovered', value: 0.2 }),
        ]}
      />
      <AlarmTimeline
        {...args}
        aria-label="notice"
        level={5}
        measurement={null}
        track={[stop('02:31:07', 'raised')]}
        isOpen
      />
    </div>
  ),
};
