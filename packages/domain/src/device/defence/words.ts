import { defineWords, type Phrase } from '../../lib/index.ts';
import type { SwitchKind, SwitchState } from './switches.ts';
import type { ArmStatus, ZoneEvent, ZoneState } from './zone.ts';

type Needed =
  | `device.zone.arm.${ArmStatus}`
  | `device.zone.already.${ArmStatus}`
  | `device.zone.state.${ZoneState}`
  | `device.zone.event.${ZoneEvent}`
  | `device.switch.${SwitchKind}`
  | `device.switch.${SwitchKind}.${SwitchState}`;

/** The words of defence zones and of contacts. @spec SHL-12 DEV-15 DEV-17 */
export const deviceDefenceWords = defineWords({
  'device.zone.arm.armed': { cn: '已布防', hk: '已佈防', en: 'Armed' },
  'device.zone.arm.disarmed': { cn: '已撤防', hk: '已撤防', en: 'Disarmed' },
  'device.zone.already.armed': { cn: '该防区已布防', hk: '此防區已佈防', en: 'This zone is armed already' },
  'device.zone.already.disarmed': { cn: '该防区已撤防', hk: '此防區已撤防', en: 'This zone is disarmed already' },
  'device.zone.state.offline': { cn: '离线', hk: '離線', en: 'Offline' },
  'device.zone.state.alarm': { cn: '报警', hk: '警報', en: 'Alarm' },
  'device.zone.state.normal': { cn: '正常', hk: '正常', en: 'Normal' },
  'device.zone.event.arm': { cn: '布防', hk: '佈防', en: 'Arm' },
  'device.zone.event.disarm': { cn: '撤防', hk: '撤防', en: 'Disarm' },
  'device.zone.offline': {
    cn: '防区离线，无法布防或撤防',
    hk: '防區離線，無法佈防或撤防',
    en: 'The zone is offline and cannot be armed or disarmed',
  },
  'device.zone.inAlarm': {
    cn: '防区正在报警，恢复后方可布防',
    hk: '防區正發出警報，回復正常後方可佈防',
    en: 'The zone is in alarm; it can be armed once it is quiet',
  },
  'device.switch.door': { cn: '门', hk: '門', en: 'Door' },
  'device.switch.door.open': { cn: '门已打开', hk: '門已打開', en: 'Door open' },
  'device.switch.door.closed': { cn: '门已关闭', hk: '門已關上', en: 'Door closed' },
  'device.switch.manhole': { cn: '井盖', hk: '沙井蓋', en: 'Manhole' },
  'device.switch.manhole.open': { cn: '井盖已打开', hk: '沙井蓋已打開', en: 'Manhole open' },
  'device.switch.manhole.closed': { cn: '井盖已关闭', hk: '沙井蓋已蓋好', en: 'Manhole closed' },
  'device.switch.pointRelay': { cn: '点位继电器', hk: '點位繼電器', en: 'Point relay' },
  'device.switch.pointRelay.open': { cn: '继电器断开', hk: '繼電器斷開', en: 'Relay open' },
  'device.switch.pointRelay.closed': { cn: '继电器闭合', hk: '繼電器閉合', en: 'Relay closed' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
