import { defineWords, type Phrase } from '../../lib/index.ts';
import type { PointDirection } from './points.ts';
import type { SwitchKind, SwitchState } from './switches.ts';
import type { ArmStatus, ZoneEvent, ZoneState } from './zone.ts';

type Needed =
  | `device.zone.arm.${ArmStatus}`
  | `device.zone.already.${ArmStatus}`
  | `device.zone.state.${ZoneState}`
  | `device.zone.event.${ZoneEvent}`
  | `device.point.direction.${PointDirection}`
  | `device.switch.${SwitchKind}`
  | `device.switchState.${SwitchKind}.${SwitchState}`;

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
  'device.zone.notFound': { cn: '没有这个防区', hk: '沒有此防區', en: 'There is no such zone' },
  'device.zone.taken': {
    cn: '该设备已有编号为 {0} 的防区',
    hk: '此裝置已有編號為 {0} 的防區',
    en: 'The device has a zone of number {0} already',
  },
  'device.zone.unsupported': {
    cn: '此类设备没有防区',
    hk: '此類裝置不設防區',
    en: 'Devices of this type have no zones',
  },
  'device.zone.conflict': {
    cn: '{name} 已修改，请重新打开',
    hk: '{name} 已作更改，請重新開啟',
    en: '{name} has changed it meanwhile; open it again',
  },
  'device.point.direction.in': { cn: '输入', hk: '輸入', en: 'Input' },
  'device.point.direction.out': { cn: '输出', hk: '輸出', en: 'Output' },
  'device.point.notSwitched': {
    cn: '输出点只能是继电器',
    hk: '輸出點只可以是繼電器',
    en: 'An output point can only be a relay',
  },
  'device.point.notFound': { cn: '没有这个点位', hk: '沒有此點位', en: 'There is no such point' },
  'device.point.taken': {
    cn: '该设备已有编号为 {0} 的同向点位',
    hk: '此裝置已有編號為 {0} 的同向點位',
    en: 'The device has a point of number {0} of this direction already',
  },
  'device.point.unsupported': {
    cn: '此类设备没有输入输出点',
    hk: '此類裝置不設輸入輸出點',
    en: 'Devices of this type have no input or output points',
  },
  'device.switch.door': { cn: '门', hk: '門', en: 'Door' },
  'device.switchState.door.open': { cn: '门已打开', hk: '門已打開', en: 'Door open' },
  'device.switchState.door.closed': { cn: '门已关闭', hk: '門已關上', en: 'Door closed' },
  'device.switch.manhole': { cn: '井盖', hk: '沙井蓋', en: 'Manhole' },
  'device.switchState.manhole.open': { cn: '井盖已打开', hk: '沙井蓋已打開', en: 'Manhole open' },
  'device.switchState.manhole.closed': { cn: '井盖已关闭', hk: '沙井蓋已蓋好', en: 'Manhole closed' },
  'device.switch.pointRelay': { cn: '点位继电器', hk: '點位繼電器', en: 'Point relay' },
  'device.switchState.pointRelay.open': { cn: '继电器断开', hk: '繼電器斷開', en: 'Relay open' },
  'device.switchState.pointRelay.closed': { cn: '继电器闭合', hk: '繼電器閉合', en: 'Relay closed' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
