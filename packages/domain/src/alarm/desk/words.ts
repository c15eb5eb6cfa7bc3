import { defineWords, type Phrase } from '../../lib/index.ts';
import type { AlarmGrouping } from './groups.ts';

/** What is said of groups of alarms, and why several are not closed in one go. @spec ALM-03 SHL-12 */
export const alarmDeskWords = defineWords({
  'alarm.grouping.building': { cn: '建筑', hk: '樓宇', en: 'Building' },
  'alarm.grouping.unit': { cn: '联网单位', hk: '聯網單位', en: 'Unit' },
  'alarm.grouping.cause': { cn: '报警原因', hk: '警報原因', en: 'Cause' },

  'alarm.together.none': { cn: '没有选择报警', hk: '未有選擇警報', en: 'No alarm is chosen' },
  'alarm.together.tooMany': {
    cn: '一次最多处理 {0} 条报警，当前 {1} 条',
    hk: '一次最多處理 {0} 個警報，現有 {1} 個',
    en: 'At most {0} alarms are handled at once; these are {1}',
  },
  'alarm.together.noGroup': {
    cn: '这些报警没有共同的建筑或单位，请逐条处理',
    hk: '這些警報沒有共同的樓宇或單位，請逐一處理',
    en: 'These alarms share no building or unit: please handle them one by one',
  },
  'alarm.together.elsewhere': {
    cn: '该报警已不在此分组中',
    hk: '此警報已不在此組別中',
    en: 'This alarm no longer stands in the group',
  },
  'alarm.together.drillsMixed': {
    cn: '演练报警与真实报警不能一起处理',
    hk: '演習警報與真實警報不可一併處理',
    en: 'Alarms of drills and real ones cannot be handled together',
  },
  'alarm.together.reasonRequired': {
    cn: '其中有紧急级别的火警：按误报或重复报警关闭时须填写原因',
    hk: '當中有緊急級別的火警：以誤報或重複警報關閉時須填寫原因',
    en: 'Critical fire alarms are among them: please give the reason for closing them as false or repeated',
  },
  'alarm.undo.gone': {
    cn: '没有可以撤销的处理',
    hk: '沒有可以復原的處理',
    en: 'There is no handling to take back',
  },
  'alarm.undo.tooLate': {
    cn: '已超过可撤销的时间',
    hk: '已超過可復原的時間',
    en: 'The time to take it back is over',
  },
  'alarm.undo.raisedAgain': {
    cn: '该设备已再次报警，原报警保持关闭',
    hk: '此裝置已再次發出警報，原警報維持關閉',
    en: 'The device has raised the same alarm again; the earlier one stays closed',
  },
} satisfies Readonly<Record<`alarm.grouping.${AlarmGrouping}`, Phrase>> & Readonly<Record<string, Phrase>>);
