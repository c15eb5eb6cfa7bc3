import { defineWords, type Phrase } from '../../lib/index.ts';
import type { ReportScope, SafetyPart } from './score.ts';

type Needed =
  | `analysis.safety.${SafetyPart}`
  | `analysis.advice.${SafetyPart}`
  | `analysis.reportScope.${ReportScope}`
  | 'analysis.report.notOver'
  | 'analysis.report.already'
  | 'analysis.report.scope';

/** The parts of the safety score, what is advised about each, and of whom reports are. @spec ANA-01 SHL-12 */
export const analysisSafetyWords = defineWords({
  'analysis.safety.answering': { cn: '设备在线时长', hk: '裝置在線時間', en: 'Devices answering' },
  'analysis.safety.acknowledging': {
    cn: '确认用时（中位数）',
    hk: '確認需時（中位數）',
    en: 'Median wait for acknowledgement',
  },
  'analysis.safety.closing': { cn: '处理用时（中位数）', hk: '處理需時（中位數）', en: 'Median time to close' },
  'analysis.safety.falseAlarms': { cn: '误报率', hk: '誤報率', en: 'False alarms' },
  'analysis.safety.hazards': { cn: '逾期隐患', hk: '逾期隱患', en: 'Overdue hazards' },
  'analysis.safety.services': { cn: '服务已到期的设备', hk: '服務已到期的裝置', en: 'Devices whose service has ended' },
  'analysis.advice.answering': {
    cn: '先恢复离线最久的设备，检查供电与信号。',
    hk: '先恢復離線最久的裝置，檢查供電及訊號。',
    en: 'Bring back the devices that were offline longest; check power and reception.',
  },
  'analysis.advice.acknowledging': {
    cn: '值班人员确认报警太慢：检查排班与提醒方式。',
    hk: '當值人員確認警報太慢：檢查更表及提示方式。',
    en: 'Alarms wait too long for somebody: check the duty plan and how people are notified.',
  },
  'analysis.advice.closing': {
    cn: '报警确认后迟迟没有关闭：明确处理责任人。',
    hk: '警報確認後遲遲未關閉：明確處理負責人。',
    en: 'Alarms stay open after they were acknowledged: name who sees to them.',
  },
  'analysis.advice.falseAlarms': {
    cn: '误报过多：清洁或更换反复误报的探测器，或调整阈值。',
    hk: '誤報過多：清潔或更換重複誤報的探測器，或調整閾值。',
    en: 'Too many false alarms: clean or replace the detectors that repeat them, or adjust their thresholds.',
  },
  'analysis.advice.hazards': {
    cn: '隐患逾期未整改：从逾期最久的开始督办。',
    hk: '隱患逾期未整改：由逾期最久的開始跟進。',
    en: 'Hazards are over their due day: begin with the oldest.',
  },
  'analysis.advice.services': {
    cn: '部分设备服务已到期：安排续费，避免失去监测。',
    hk: '部分裝置服務已到期：安排續費，避免失去監測。',
    en: 'The service of devices has ended: renew it before they are no longer watched.',
  },
  'analysis.reportScope.tenant': { cn: '全平台', hk: '全平台', en: 'Whole tenant' },
  'analysis.reportScope.partner': { cn: '合作商', hk: '合作夥伴', en: 'Partner' },
  'analysis.reportScope.unit': { cn: '单位', hk: '單位', en: 'Unit' },
  'analysis.report.notOver': {
    cn: '该时段尚未结束，结束后第二天生成报告',
    hk: '該時段尚未結束，結束翌日生成報告',
    en: 'The period is not over: its report is made on the day after',
  },
  'analysis.report.scope': {
    cn: '没有此合作商或单位',
    hk: '沒有此合作夥伴或單位',
    en: 'There is no such partner or unit',
  },
  'analysis.report.already': { cn: '报告已是最新', hk: '報告已是最新', en: 'The report is up to date' },
} satisfies Readonly<Record<Needed, Phrase>>);
