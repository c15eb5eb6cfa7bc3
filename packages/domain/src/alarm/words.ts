import { defineWords, type Phrase } from '../lib/index.ts';
import type { AlarmEvent, AlarmSegment, AlarmState, ClearType, Closing } from './handling.ts';
import type { AlarmCategory, AlarmKind } from './kinds.ts';
import type { AlarmLevel } from './levels.ts';
import type { AlarmOrder } from './order.ts';
import type { AlarmLoad } from './quality.ts';

type Needed =
  | `alarm.level.${AlarmLevel}`
  | `alarm.kind.${AlarmKind}`
  | `alarm.category.${AlarmCategory}`
  | `alarm.state.${AlarmState}`
  | `alarm.event.${AlarmEvent}`
  | `alarm.closing.${Closing}`
  | `alarm.clearType.${ClearType}`
  | `alarm.segment.${AlarmSegment}`
  | `alarm.order.${AlarmOrder}`
  | `alarm.load.${AlarmLoad}`;

/**
 * The words of levels, kinds, categories, states, closings, and the refusals of the handling machine.
 * A kind, level or closing without words does not compile.
 * @spec SHL-12 ALM-01 ALM-02 ALM-03
 */
export const alarmWords = defineWords({
  'alarm.level.1': { cn: '紧急', hk: '緊急', en: 'Critical' },
  'alarm.level.2': { cn: '严重', hk: '嚴重', en: 'Severe' },
  'alarm.level.3': { cn: '重要', hk: '重要', en: 'Major' },
  'alarm.level.4': { cn: '一般', hk: '一般', en: 'Minor' },
  'alarm.level.5': { cn: '提示', hk: '提示', en: 'Notice' },
  'alarm.levelNumber': { cn: '{0} 级', hk: '{0} 級', en: 'Level {0}' },

  'alarm.category.alarm': { cn: '报警', hk: '警報', en: 'Alarm' },
  'alarm.category.fault': { cn: '故障', hk: '故障', en: 'Fault' },
  'alarm.category.event': { cn: '事件', hk: '事件', en: 'Event' },

  'alarm.kind.smoke': { cn: '烟雾报警', hk: '煙霧警報', en: 'Smoke' },
  'alarm.kind.gasLeak': { cn: '燃气泄漏', hk: '氣體洩漏', en: 'Gas leak' },
  'alarm.kind.fireHost': { cn: '消防主机火警', hk: '控制屏火警', en: 'Fire panel alarm' },
  'alarm.kind.manualCall': { cn: '手动报警按钮', hk: '手動火警鐘掣', en: 'Manual call point' },
  'alarm.kind.sos': { cn: '紧急求助', hk: '緊急求助', en: 'SOS call' },
  'alarm.kind.overTemperature': { cn: '温度过高', hk: '溫度過高', en: 'Over-temperature' },
  'alarm.kind.carbonMonoxide': { cn: '一氧化碳超标', hk: '一氧化碳超標', en: 'Carbon monoxide' },
  'alarm.kind.pressureLow': { cn: '水压过低', hk: '水壓過低', en: 'Low water pressure' },
  'alarm.kind.levelLow': { cn: '水位过低', hk: '水位過低', en: 'Low water level' },
  'alarm.kind.hydrantTilt': { cn: '消火栓倾斜', hk: '消防龍頭傾斜', en: 'Hydrant tilted' },
  'alarm.kind.leakage': { cn: '剩余电流超限', hk: '漏電超標', en: 'Leakage current' },
  'alarm.kind.cableTemperature': { cn: '线缆温度过高', hk: '電纜溫度過高', en: 'Cable over-temperature' },
  'alarm.kind.overCurrent': { cn: '过电流', hk: '過電流', en: 'Over-current' },
  'alarm.kind.overVoltage': { cn: '过电压', hk: '過電壓', en: 'Over-voltage' },
  'alarm.kind.arcFault': { cn: '故障电弧', hk: '故障電弧', en: 'Arc fault' },
  'alarm.kind.leakageSensorFault': { cn: '剩余电流传感器故障', hk: '漏電感應器故障', en: 'Leakage sensor fault' },
  'alarm.kind.temperatureSensorFault': { cn: '温度传感器故障', hk: '溫度感應器故障', en: 'Temperature sensor fault' },
  'alarm.kind.currentSensorFault': { cn: '电流传感器故障', hk: '電流感應器故障', en: 'Current sensor fault' },
  'alarm.kind.phaseLoss': { cn: '缺相', hk: '缺相', en: 'Phase loss' },
  'alarm.kind.componentFault': { cn: '部件故障', hk: '部件故障', en: 'Component fault' },
  'alarm.kind.powerFault': { cn: '电源故障', hk: '電源故障', en: 'Power fault' },
  'alarm.kind.intrusion': { cn: '入侵', hk: '入侵', en: 'Intrusion' },
  'alarm.kind.forcedDoor': { cn: '门被强行打开', hk: '門被強行打開', en: 'Door forced' },
  'alarm.kind.heartRate': { cn: '心率异常', hk: '心率異常', en: 'Heart rate' },
  'alarm.kind.removed': { cn: '设备被拆除', hk: '裝置被拆除', en: 'Device removed' },
  'alarm.kind.lowBattery': { cn: '电量低', hk: '電量不足', en: 'Low battery' },
  'alarm.kind.signalLost': { cn: '信号丢失', hk: '訊號中斷', en: 'Signal lost' },
  'alarm.kind.offline': { cn: '设备离线', hk: '裝置離線', en: 'Device offline' },
  'alarm.kind.doorOpened': { cn: '开门', hk: '開門', en: 'Door opened' },
  'alarm.kind.selfTest': { cn: '自检', hk: '自我檢測', en: 'Self-test' },

  'alarm.state.open': { cn: '未确认', hk: '未確認', en: 'Unacknowledged' },
  'alarm.state.acknowledged': { cn: '已确认', hk: '已確認', en: 'Acknowledged' },
  'alarm.state.closed': { cn: '已关闭', hk: '已關閉', en: 'Closed' },

  'alarm.count.standing': { cn: '未关闭 {count}', hk: '未關閉 {count}', en: '{count} not closed' },
  'alarm.count.unacknowledged': { cn: '未确认 {count}', hk: '未確認 {count}', en: '{count} unacknowledged' },
  'alarm.count.allAcknowledged': { cn: '全部已确认', hk: '全部已確認', en: 'All acknowledged' },
  'alarm.count.none': { cn: '没有未关闭的报警', hk: '沒有未關閉的警報', en: 'All alarms are closed' },
  'alarm.count.reading': { cn: '正在读取报警', hk: '正在讀取警報', en: 'Reading alarms' },

  'alarm.event.acknowledge': { cn: '确认', hk: '確認', en: 'Acknowledge' },
  'alarm.event.handle': { cn: '处理', hk: '處理', en: 'Handle' },
  'alarm.event.recover': { cn: '恢复', hk: '恢復', en: 'Recover' },

  'alarm.track.raised': { cn: '发生', hk: '發生', en: 'Raised' },
  'alarm.track.repeatedReport': { cn: '重复上报', hk: '重複回報', en: 'Reported again' },
  'alarm.track.acknowledged': { cn: '已确认', hk: '已確認', en: 'Acknowledged' },
  'alarm.track.recovered': { cn: '读数恢复正常', hk: '讀數回復正常', en: 'Reading back to normal' },
  'alarm.track.handled': { cn: '已关闭', hk: '已關閉', en: 'Closed' },
  'alarm.track.reopened': { cn: '撤销关闭', hk: '復原關閉', en: 'Closing taken back' },

  'alarm.closing.manual': { cn: '人工处理', hk: '人手處理', en: 'Handled' },
  'alarm.closing.falseAlarm': { cn: '误报', hk: '誤報', en: 'False alarm' },
  'alarm.closing.repeated': { cn: '重复报警', hk: '重複警報', en: 'Repeated' },
  'alarm.closing.autoRecovered': { cn: '自动恢复', hk: '自動恢復', en: 'Recovered by itself' },
  'alarm.closing.clock': { cn: '时钟校正', hk: '時鐘校正', en: 'Clock set right' },
  'alarm.closing.reset': { cn: '复位', hk: '重設', en: 'Reset' },

  'alarm.clearType.AUTO': { cn: '自动解除', hk: '自動解除', en: 'Automatic' },
  'alarm.clearType.manual': { cn: '人工解除', hk: '人手解除', en: 'Manual' },

  'alarm.segment.current': { cn: '当前报警', hk: '現時警報', en: 'Current' },
  'alarm.segment.auto': { cn: '自动解除', hk: '自動解除', en: 'Closed by itself' },
  'alarm.segment.close': { cn: '人工解除', hk: '人手解除', en: 'Closed by a person' },

  'alarm.load.acceptable': { cn: '可接受', hk: '可接受', en: 'Acceptable' },
  'alarm.load.manageable': { cn: '尚可应对', hk: '尚可應付', en: 'Manageable' },
  'alarm.load.overloaded': { cn: '超出负荷', hk: '超出負荷', en: 'Overloaded' },

  'alarm.order.newest': { cn: '最新', hk: '最新', en: 'Newest' },
  'alarm.order.worst': { cn: '未确认优先', hk: '未確認優先', en: 'Needs action' },

  'alarm.announce.more': {
    cn: '{said}，另有 {level} 级报警 {count} 条',
    hk: '{said}，另有 {level} 級警報 {count} 個',
    en: '{said}, and {count} more of level {level}',
  },

  'alarm.flood.on': {
    cn: '报警洪峰：{seconds} 秒内 {count} 条，已按单位、建筑、楼层折叠',
    hk: '警報湧現：{seconds} 秒內 {count} 個，已按單位、樓宇、樓層摺疊',
    en: 'Alarm flood: {count} in {seconds} {seconds|second|seconds}, folded by unit, building and floor',
  },
  'alarm.flood.off': { cn: '报警洪峰已过', hk: '警報湧現已過', en: 'The alarm flood is over' },

  'alarm.closingRequired': { cn: '请选择处理结果', hk: '請選擇處理結果', en: 'Please select how it was handled' },
  'alarm.staysUntilHandled': {
    cn: '按规则，此报警须由人工处理后才能关闭',
    hk: '按規則，此警報須經人手處理方可關閉',
    en: 'By its rule this alarm stays until a person handles it',
  },
  'alarm.alreadyHandled': {
    cn: '该报警已由 {name} 关闭',
    hk: '此警報已由 {name} 關閉',
    en: '{name} has already closed this alarm',
  },
  'alarm.alreadyRecovered': {
    cn: '该报警已自动恢复',
    hk: '此警報已自動恢復',
    en: 'This alarm has already recovered by itself',
  },
  'alarm.alreadyAcknowledged': {
    cn: '该报警已由 {name} 确认',
    hk: '此警報已由 {name} 確認',
    en: '{name} has already acknowledged this alarm',
  },
  'alarm.notFound': {
    cn: '报警不存在或不在您的管辖范围内',
    hk: '警報不存在，或不在你的管轄範圍內',
    en: 'No such alarm within your scope',
  },
  'alarm.quality.tooMany': {
    cn: '超过 {0} 条报警，请缩短时间范围',
    hk: '超過 {0} 個警報，請縮短時段',
    en: 'More than {0} alarms: choose a shorter range',
  },
  'alarm.noneInRange': {
    cn: '所选时间范围内没有报警',
    hk: '所選時段內沒有警報',
    en: 'No alarms in the chosen time range',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);

/** What the guards of the area's machines ask for. @spec SHL-12 N25 */
export const alarmGuardWords = defineWords({
  'alarm.guard.closingChosen': { cn: '已选择处理结果', hk: '已選擇處理結果', en: 'A result was chosen' },
  'alarm.guard.remarkFits': { cn: '备注不超过字数', hk: '備註不超過字數', en: 'The remark is not too long' },
  'alarm.guard.ruleClosesByItself': {
    cn: '规则允许自动关闭',
    hk: '規則容許自動關閉',
    en: 'Its rule lets it close by itself',
  },
  'alarm.guard.receiverNamed': { cn: '已填写接收人', hk: '已填寫接收人', en: 'The receiver is named' },
  'alarm.guard.isOutgoing': { cn: '由交班人操作', hk: '由交更人操作', en: 'By the person who leaves' },
  'alarm.guard.isAnother': {
    cn: '由交班人以外的人操作',
    hk: '由交更人以外的人操作',
    en: 'By another person than the one who leaves',
  },
  'alarm.guard.openExplained': {
    cn: '有未关闭的报警时已写备注',
    hk: '有未關閉警報時已填備註',
    en: 'A remark is given while alarms are not closed',
  },
  'alarm.guard.reasonGiven': { cn: '已填写退回原因', hk: '已填寫退回原因', en: 'A reason is given' },
  'alarm.guard.inTime': { cn: '在应答时限内', hk: '在回應時限內', en: 'Within the time to answer' },
  'alarm.guard.timeIsUp': { cn: '已过应答时限', hk: '已過回應時限', en: 'The time to answer is over' },
});
