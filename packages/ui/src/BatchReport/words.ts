import { defineWords } from '@fireline/domain/lib';

export const batchReportWords = defineWords({
  'BatchReport.progress': { cn: '{done} / {total}', hk: '{done} / {total}', en: '{done} of {total}' },
  'BatchReport.through': {
    cn: '全部 {count} 项已完成',
    hk: '全部 {count} 項已完成',
    en: 'All {count} done',
  },
  'BatchReport.some': {
    cn: '{done} 项完成，{failed} 项失败，{left} 项未执行',
    hk: '{done} 項完成，{failed} 項失敗，{left} 項未執行',
    en: '{done} done, {failed} failed, {left} not tried',
  },
  'BatchReport.cancel': { cn: '停止', hk: '停止', en: 'Stop' },
  'BatchReport.retry': { cn: '重试未完成的 {count} 项', hk: '重試未完成的 {count} 項', en: 'Retry {count} not done' },
  'BatchReport.close': { cn: '关闭', hk: '關閉', en: 'Close' },
  'BatchReport.onlyUnsettled': { cn: '只看未完成的', hk: '只看未完成的', en: 'Only what is not done' },
  'BatchReport.name': { cn: '对象', hk: '對象', en: 'Item' },
  'BatchReport.result': { cn: '结果', hk: '結果', en: 'Result' },
  'BatchReport.reason': { cn: '原因', hk: '原因', en: 'Reason' },
  'BatchReport.state.waiting': { cn: '等待', hk: '等候', en: 'Waiting' },
  'BatchReport.state.running': { cn: '执行中', hk: '執行中', en: 'Under way' },
  'BatchReport.state.done': { cn: '完成', hk: '完成', en: 'Done' },
  'BatchReport.state.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
  'BatchReport.state.left': { cn: '未执行', hk: '未執行', en: 'Not tried' },
  'BatchReport.unknown': {
    cn: '停止时已发出，结果未知',
    hk: '停止時已發出，結果不明',
    en: 'Sent when it was stopped; the outcome is unknown',
  },
  'BatchReport.empty': { cn: '没有要处理的对象', hk: '沒有要處理的對象', en: 'Nothing to do' },
});
