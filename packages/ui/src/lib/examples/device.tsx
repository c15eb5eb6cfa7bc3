import { zoneMachine } from '@fireline/domain/device';
import { BatteryGauge } from '../../BatteryGauge/index.ts';
import { DeviceCard } from '../../DeviceCard/index.ts';
import { DeviceStatusSentence } from '../../DeviceStatusSentence/index.ts';
import { DeviceStatusTag } from '../../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../../DeviceTypeIcon/index.ts';
import { MachineDiagram } from '../../MachineDiagram/index.ts';
import { Reading } from '../../Reading/index.ts';
import { SignalGauge } from '../../SignalGauge/index.ts';
import { WeekSchedule } from '../../WeekSchedule/index.ts';
import type { Examples } from './types.ts';

/** Examples of devices and their values. */
export const deviceExamples: Examples = {
  BatteryGauge: (root) => <BatteryGauge {...root} ratioPercent={64} />,
  DeviceCard: (root) => (
    <DeviceCard
      {...root}
      href="#device"
      device={{
        name: '东侧走廊烟感',
        type: 'smoke',
        place: '星河国际广场',
        online: true,
        dStatus: 1,
        expired: false,
        open: false,
        lowPower: false,
        signals: 22,
        batteryRatio: 86,
        lastSeenAt: 0,
        heartbeatS: 3600,
        serviceUntil: '1970-01-05',
        readings: [{ measurement: 'smoke', value: 3.2 }],
        lastAlarm: { level: 1, kind: 'smoke', raisedAt: 0, state: 'open' },
      }}
    />
  ),
  DeviceStatusSentence: (root) => (
    <DeviceStatusSentence
      {...root}
      device={{ online: false, dStatus: 1, expired: false, open: false, lowPower: true, signals: 18 }}
    />
  ),
  DeviceStatusTag: (root) => (
    <DeviceStatusTag
      {...root}
      device={{ online: false, dStatus: 1, expired: false, open: false, lowPower: true, signals: 18 }}
    />
  ),
  DeviceTypeIcon: (root) => <DeviceTypeIcon {...root} type="smoke" />,
  MachineDiagram: (root) => (
    <MachineDiagram
      {...root}
      label="布防"
      machine={zoneMachine}
      labelOfState={(state) => ({ armed: '已布防', disarmed: '已撤防' })[state]}
      labelOfEvent={(event) => ({ arm: '布防', disarm: '撤防' })[event]}
      labelOfGuard={(guard) => ({ isReached: '防区在线', isQuiet: '防区没有报警' })[guard]}
      current="armed"
    />
  ),
  Reading: (root) => <Reading {...root} measurement="temperature" value={23.4} seenAt={0} heartbeatS={3600} hasRange />,
  SignalGauge: (root) => <SignalGauge {...root} signals={18} />,
  WeekSchedule: (root) => (
    <WeekSchedule
      {...root}
      label="仓库防区"
      defaultTasks={[{ taskId: 1, command: 'arm', repeat: 'daily', at: '21:30' }]}
    />
  ),
};
