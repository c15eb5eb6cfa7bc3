import type { AlarmKind, Closing } from '@fireline/domain/alarm';
import type { Habit } from './habits.ts';
import type { Dice } from '../../lib/dice.ts';

interface End {
  readonly closing: Closing;
  readonly remarks: readonly string[];
}

const falseAlarmRemarks: Readonly<Partial<Record<AlarmKind, readonly string[]>>> = {
  smoke: [
    '厨房油烟触发，现场确认无火情',
    '住户炒菜油烟大，已提醒开抽油烟机',
    '电话核实为吸烟引起，已劝导',
    '装修扬尘触发，已加防尘罩',
    '水汽触发，现场无异常',
  ],
  overTemperature: ['灶具旁高温，现场确认正常', '设备靠近热源，建议移位'],
  gasLeak: ['酒精擦拭灶台触发，复测正常', '换气瓶时少量外泄，已通风'],
  fireHost: ['消防主机联动测试，非真实火警', '主机误报，已复位并登记'],
  manualCall: ['误碰按钮，已电话确认', '保洁擦拭时误触'],
  intrusion: ['野猫经过触发', '巡逻人员经过，非入侵', '树枝晃动触发，已修剪'],
};
const seriousRemarks: Readonly<Partial<Record<AlarmKind, readonly string[]>>> = {
  smoke: ['垃圾桶冒烟，微型消防站三分钟到场扑灭', '电动车电池冒烟，已转移并扑灭', '配电箱过热冒烟，已断电处理'],
  gasLeak: ['软管老化漏气，已关阀更换', '灶具未关严，已关阀通风'],
  overCurrent: ['大功率设备同时启动，已错峰', '线路过载，已拆分回路'],
  arcFault: ['插座打火，已断电更换', '接线松动产生电弧，已紧固'],
  sos: ['长者跌倒，社工已上门，家属已到', '长者不适，已联系家属和社康'],
  forcedDoor: ['住户忘带钥匙强行开门，已核实身份'],
};
const upkeepRemarks: Readonly<Partial<Record<AlarmKind, readonly string[]>>> = {
  overVoltage: ['供电侧电压波动，已报供电所'],
  temperatureSensorFault: ['温度探头松脱，已重新固定', '探头损坏，已更换'],
  phaseLoss: ['C 相熔断器熔断，已更换', '市电缺相，供电恢复后正常'],
  hydrantTilt: ['车辆碰撞倾斜，已扶正加固', '施工开挖影响，已恢复'],
  removed: ['装修拆下，已装回并复位', '保洁碰落，已重新安装', '更换吊顶，施工后已装回'],
};

const checked: readonly string[] = ['现场核查正常'];

/** How such a report usually ends, and what the person who ends it writes. @spec ALM-03 */
export function endOf({ kind, ending }: Pick<Habit, 'kind' | 'ending'>, dice: Dice): End {
  switch (ending) {
    case 'byItself':
    case 'event':
      return { closing: 'autoRecovered', remarks: [''] };
    case 'nuisance':
      return { closing: dice.chance(0.85) ? 'falseAlarm' : 'reset', remarks: falseAlarmRemarks[kind] ?? checked };
    case 'serious':
      return { closing: 'manual', remarks: seriousRemarks[kind] ?? checked };
    case 'upkeep':
      return { closing: dice.chance(0.6) ? 'manual' : 'reset', remarks: upkeepRemarks[kind] ?? checked };
  }
}

export const repeatedRemarks: readonly string[] = [
  '同一探测器重复报警，前次已核实',
  '探测器频繁误报，已报维保更换',
  '重复报警，待清洁迷宫',
];
