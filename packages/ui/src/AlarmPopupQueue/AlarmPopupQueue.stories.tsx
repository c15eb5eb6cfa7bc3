import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlarmPopupQueue } from './AlarmPopupQueue.tsx';
import { NewAlarmLine } from './NewAlarmLine.tsx';
import type { PopupAlarm } from './popupAlarm.ts';

const at = Date.parse('2026-11-21T03:00:00Z');
const alarm = (alarmId: number, level: PopupAlarm['level'], more: Partial<PopupAlarm> = {}): PopupAlarm => ({
  alarmId,
  level,
  kind: 'smoke',
  raisedAtMs: at + alarmId * 1000,
  unitName: '星河国际广场',
  buildingName: 'B 座',
  floor: 12,
  placeName: '东侧走廊',
  ...more,
});

const few = [
  alarm(1, 3, { kind: 'pressureLow', unitName: '滨江花园', buildingName: '3 号楼', floor: -1, placeName: '水泵房' }),
  alarm(2, 1, { placeName: '1207 室' }),
  alarm(3, 5, { kind: 'offline', unitName: '城南仓储中心', buildingName: '', floor: null, placeName: '南门' }),
];
const storm = [
  ...few,
  ...Array.from({ length: 1200 }, (_, index) =>
    alarm(index + 10, index % 3 === 0 ? 1 : 2, {
      floor: (index % 6) + 1,
      unitName: `第 ${index % 9} 小区`,
      placeName: `${index} 室`,
    }),
  ),
];

const meta = {
  component: AlarmPopupQueue,
  subcomponents: { NewAlarmLine },
  args: { alarms: few, onAcknowledge: fn(), onOpen: fn(), onHandle: fn() },
} satisfies Meta<typeof AlarmPopupQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** 1 200 alarms in nine units: none is lost, none floods the screen. */
export const Storm: Story = { args: { alarms: storm } };

/** By hand only: the others, worst first, those of one place as one. */
export const Unfolded: Story = { args: { alarms: storm, defaultFolded: false } };

const onLook = fn();
export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <AlarmPopupQueue {...args} aria-label="few" />
      <AlarmPopupQueue
        {...args}
        aria-label="one, may not handle"
        alarms={few.slice(0, 1)}
        onAcknowledge={undefined}
        onHandle={undefined}
      />
      <AlarmPopupQueue {...args} aria-label="unfolded" defaultFolded={false} />
      <div style={{ width: 390 }}>
        <AlarmPopupQueue {...args} aria-label="narrow" alarms={storm} />
      </div>
      <NewAlarmLine aria-label="line" alarms={few} onLook={onLook} />
      <div style={{ width: 240 }}>
        <NewAlarmLine aria-label="narrow line" alarms={few} onLook={onLook} />
      </div>
    </div>
  ),
};
