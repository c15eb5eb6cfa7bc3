import { defineWords } from '@fireline/domain/lib';

/** The first page of patrols. */
export const homeWords = defineWords({
  'patrolHome.sentence': {
    cn: '今天 {total} 个任务完成 {done} 个，{overdue} 个逾期未完成，{undecided} 项不合格待决定。',
    hk: '今日 {total} 個任務完成 {done} 個，{overdue} 個逾期未完成，{undecided} 項不合格待決定。',
    en: 'Today: {done} of {total} {total|task|tasks} completed, {overdue} overdue, {undecided} failed {undecided|item|items} to decide.',
  },
  'patrolHome.noneOverdue': { cn: '没有逾期任务。', hk: '沒有逾期任務。', en: 'No overdue tasks.' },
  'patrolHome.noneUndecided': {
    cn: '没有待决定的不合格项。',
    hk: '沒有待決定的不合格項目。',
    en: 'No failed items to decide.',
  },
  'patrolHome.toFailed': { cn: '查看有不合格项的任务', hk: '檢視有不合格項目的任務', en: 'Tasks with failed items' },
  'patrolHome.overdue': { cn: '逾期未完成的任务', hk: '逾期未完成的任務', en: 'Overdue tasks' },
  'patrolHome.undecided': { cn: '待决定的不合格项', hk: '待決定的不合格項目', en: 'Failed items to decide' },
  'patrolHome.all': { cn: '查看全部 {count} 个', hk: '檢視全部 {count} 個', en: 'All {count}' },
  'patrolHome.figures': { cn: '近 {days} 天', hk: '近 {days} 日', en: 'Last {days} {days|day|days}' },
  'patrolHome.days': { cn: '统计天数', hk: '統計日數', en: 'Days' },
  'patrolHome.days.choice': { cn: '{days} 天', hk: '{days} 日', en: '{days} {days|day|days}' },
  'patrolHome.former': { cn: '上期 {value}', hk: '上期 {value}', en: 'Previously {value}' },
  'patrolHome.none': { cn: '–', hk: '–', en: '–' },
  'patrolHome.perDay': { cn: '每天到期的任务', hk: '每日到期的任務', en: 'Tasks due by day' },
  'patrolHome.day': { cn: '日期', hk: '日期', en: 'Day' },
  'patrolHome.completed': { cn: '已完成', hk: '已完成', en: 'Completed' },
  'patrolHome.open': { cn: '未完成', hk: '未完成', en: 'Not completed' },
  'patrolHome.byInspector': { cn: '按巡检员', hk: '按巡查員', en: 'By inspector' },
  'patrolHome.byLine': { cn: '按路线', hk: '按路線', en: 'By route' },
  'patrolHome.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'patrolHome.empty': { cn: '这段时间没有任务', hk: '這段時間沒有任務', en: 'No tasks in this period' },
});
export type HomeKeys = keyof typeof homeWords;
