import { defineWords, type Phrase } from '../../lib/index.ts';
import type { HazardSource } from './forms.ts';
import type { HazardMeasure, HazardMeasureName } from './measures.ts';
import type { DueIn, RectificationEvent, RectificationState } from './rectification.ts';

type Needed =
  | `alarm.rectification.state.${RectificationState}`
  | `alarm.rectification.event.${RectificationEvent}`
  | `alarm.rectification.already.${RectificationState}`
  | `alarm.rectification.due.${DueIn['due']}`
  | `alarm.hazard.source.${HazardSource}`
  | `alarm.hazard.measure.${HazardMeasureName}`
  | `alarm.hazard.basis.${HazardMeasure['basis']}`;

/** What is said of hazards and their rectification. @spec ALM-13 SHL-12 */
export const alarmHazardWords = defineWords({
  'alarm.rectification.state.inProgress': { cn: '整改中', hk: '整改中', en: 'In progress' },
  'alarm.rectification.state.completed': { cn: '已整改', hk: '已整改', en: 'Completed' },
  'alarm.rectification.state.handedOver': { cn: '已移交', hk: '已移交', en: 'Handed over' },
  'alarm.rectification.event.complete': { cn: '完成整改', hk: '完成整改', en: 'Complete' },
  'alarm.rectification.event.handOver': { cn: '移交', hk: '移交', en: 'Hand over' },
  'alarm.rectification.already.inProgress': {
    cn: '隐患正在整改，操作人：{name}',
    hk: '隱患正在整改，操作人：{name}',
    en: 'The hazard is being rectified; last step by {name}',
  },
  'alarm.rectification.already.completed': {
    cn: '隐患已由 {name} 完成整改',
    hk: '隱患已由 {name} 完成整改',
    en: 'The hazard was already rectified by {name}',
  },
  'alarm.rectification.already.handedOver': {
    cn: '隐患已由 {name} 移交',
    hk: '隱患已由 {name} 移交',
    en: 'The hazard was already handed over by {name}',
  },
  'alarm.rectification.due.remaining': {
    cn: '剩余 {days} 天',
    hk: '尚餘 {days} 日',
    en: '{days} {days|day|days} left',
  },
  'alarm.rectification.due.today': { cn: '今天到期', hk: '今日到期', en: 'Due today' },
  'alarm.rectification.due.overdue': {
    cn: '逾期 {days} 天',
    hk: '逾期 {days} 日',
    en: '{days} {days|day|days} overdue',
  },
  'alarm.hazard.dueDay': {
    cn: '整改期限须不早于发现日期，且在其后 {0} 天之内',
    hk: '整改期限不可早於發現日期，並須在其後 {0} 日之內',
    en: 'The due day must lie within {0} days after the hazard was found',
  },
  'alarm.hazard.dueReason': {
    cn: '更改整改期限须填写原因',
    hk: '更改整改期限須填寫原因',
    en: 'Another due day needs a reason',
  },
  'alarm.hazard.notFound': { cn: '没有此隐患', hk: '沒有此隱患', en: 'There is no such hazard' },
  'alarm.hazard.ofAlarm': {
    cn: '此报警已由 {name} 登记为隐患',
    hk: '此警報已由 {name} 登記為隱患',
    en: '{name} already made a hazard of this alarm',
  },
  'alarm.hazard.conflict': {
    cn: '{name} 刚刚改过此隐患，请查看后再改',
    hk: '{name} 剛剛更改過此隱患，請檢視後再改',
    en: '{name} has just changed this hazard; look at it and change it again',
  },
  'alarm.hazard.ended': {
    cn: '已整改的隐患不能修改',
    hk: '已整改的隱患不可更改',
    en: 'A hazard that is rectified cannot be changed',
  },
  'alarm.measure.notFound': { cn: '没有此整改措施', hk: '沒有此整改措施', en: 'There is no such measure' },
  'alarm.measure.taken': {
    cn: '目录中已有同名措施',
    hk: '目錄中已有同名措施',
    en: 'The catalogue has a measure of this name',
  },
  'alarm.measure.tooMany': {
    cn: '目录中最多 {0} 项措施',
    hk: '目錄中最多 {0} 項措施',
    en: 'The catalogue holds at most {0} measures',
  },
  'alarm.measure.gone': {
    cn: '所选措施已停用或移除，请重新选择',
    hk: '所選措施已停用或移除，請重新選擇',
    en: 'A chosen measure is switched off or removed; choose again',
  },
  'alarm.measure.conflict': {
    cn: '{name} 刚刚改过此措施，请查看后再改',
    hk: '{name} 剛剛更改過此措施，請檢視後再改',
    en: '{name} has just changed this measure; look at it and change it again',
  },
  'alarm.measure.order': {
    cn: '{name} 刚刚改过目录，请查看后再排序',
    hk: '{name} 剛剛更改過目錄，請檢視後再排序',
    en: '{name} has just changed the catalogue; look at it and order it again',
  },
  'alarm.hazard.source.manual': { cn: '人工登记', hk: '人手登記', en: 'Found by hand' },
  'alarm.hazard.source.inspection': { cn: '由巡检发现', hk: '由巡查發現', en: 'Found on a patrol' },
  'alarm.hazard.source.alarm': { cn: '由报警转来', hk: '由警報轉來', en: 'From an alarm' },
  'alarm.hazard.measure.clearExit': { cn: '清理疏散通道', hk: '清理走火通道', en: 'Clear the escape route' },
  'alarm.hazard.measure.uncoverHydrant': {
    cn: '恢复消火栓可用',
    hk: '恢復消防龍頭可用',
    en: 'Make the hydrant usable',
  },
  'alarm.hazard.measure.removeEbikes': {
    cn: '移走室内电动车',
    hk: '移走室內電動單車',
    en: 'Remove e-bikes from indoors',
  },
  'alarm.hazard.measure.cleanDetector': {
    cn: '清洁或校准探测器',
    hk: '清潔或校準探測器',
    en: 'Clean or calibrate detectors',
  },
  'alarm.hazard.measure.moveDetector': { cn: '移位探测器', hk: '移動探測器位置', en: 'Move the detector' },
  'alarm.hazard.measure.replaceDevice': {
    cn: '更换设备或传感器',
    hk: '更換裝置或感應器',
    en: 'Replace the device or sensor',
  },
  'alarm.hazard.measure.replaceBattery': { cn: '更换电池', hk: '更換電池', en: 'Replace the battery' },
  'alarm.hazard.measure.improveSignal': { cn: '改善信号', hk: '改善訊號', en: 'Improve the signal' },
  'alarm.hazard.measure.repairWater': { cn: '检修水泵与管网', hk: '檢修水泵及喉管', en: 'Repair pumps and pipes' },
  'alarm.hazard.measure.repairWiring': { cn: '检修电气线路', hk: '檢修電線', en: 'Repair the wiring' },
  'alarm.hazard.measure.repairGas': { cn: '检修燃气管路', hk: '檢修煤氣喉管', en: 'Repair the gas pipes' },
  'alarm.hazard.measure.trainStaff': { cn: '培训值班人员', hk: '培訓當值人員', en: 'Train those on duty' },
  'alarm.hazard.basis.law16': {
    cn: '《消防法》第十六条',
    hk: '《消防法》第十六條',
    en: 'Fire Protection Law, article 16',
  },
  'alarm.hazard.basis.law27': {
    cn: '《消防法》第二十七条',
    hk: '《消防法》第二十七條',
    en: 'Fire Protection Law, article 27',
  },
  'alarm.hazard.basis.law28': {
    cn: '《消防法》第二十八条',
    hk: '《消防法》第二十八條',
    en: 'Fire Protection Law, article 28',
  },
  'alarm.hazard.basis.highRise37': {
    cn: '《高层民用建筑消防安全管理规定》第三十七条',
    hk: '《高層民用建築消防安全管理規定》第三十七條',
    en: 'Fire Safety Rules for High-Rise Civil Buildings, article 37',
  },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
