import { defineWords } from '@fireline/domain/lib';

/** The first page of patrols. */
export const homeWords = defineWords({
  'patrolHome.sentence': {
    cn: '今天 {total} 个任务完成 {done} 个，{overdue} 个逾期未完成，{undecided} 项不合格待决定。',
    hk: '今日 {total} 個任務完成 {done} 個，{overdue} 個逾期未完成，{undecided} 項不合格待決定。',
    en: 'Today {done} of {total} {total|task is|tasks are} done, {overdue} overdue, {undecided} failed {undecided|item waits|items wait} for a decision.',
  },
  'patrolHome.nothing': {
    cn: '没有需要处理的事项。',
    hk: '沒有需要處理的事項。',
    en: 'Nothing needs anybody.',
  },
  'patrolHome.needs': { cn: '需要处理', hk: '需要處理', en: 'What needs somebody' },
  'patrolHome.overdue': { cn: '逾期未完成的任务', hk: '逾期未完成的任務', en: 'Overdue tasks' },
  'patrolHome.undecided': { cn: '待决定的不合格项', hk: '待決定的不合格項目', en: 'Failed items to decide' },
  'patrolHome.row': { cn: '{what} · {who} · {days}', hk: '{what} · {who} · {days}', en: '{what} · {who} · {days}' },
  'patrolHome.all': { cn: '查看全部 {count} 个', hk: '檢視全部 {count} 個', en: 'All {count}' },
  'patrolHome.figures': { cn: '近 {days} 天', hk: '近 {days} 日', en: 'The last {days} {days|day|days}' },
  'patrolHome.days': { cn: '统计天数', hk: '統計日數', en: 'Days' },
  'patrolHome.days.choice': { cn: '{days} 天', hk: '{days} 日', en: '{days} {days|day|days}' },
  'patrolHome.former': { cn: '之前 {value}', hk: '之前 {value}', en: 'before: {value}' },
  'patrolHome.none': { cn: '–', hk: '–', en: '–' },
  'patrolHome.done': { cn: '完成率', hk: '完成率', en: 'Completed' },
  'patrolHome.perDay': { cn: '每天应完成的任务', hk: '每日應完成的任務', en: 'Tasks due, by day' },
  'patrolHome.tasks': { cn: '任务', hk: '任務', en: 'Tasks' },
  'patrolHome.open': { cn: '未完成', hk: '未完成', en: 'Not completed' },
  'patrolHome.byInspector': { cn: '按巡检员', hk: '按巡查員', en: 'By inspector' },
  'patrolHome.byLine': { cn: '按路线', hk: '按路線', en: 'By line' },
  'patrolHome.name': { cn: '名称', hk: '名稱', en: 'Name' },
  'patrolHome.empty': { cn: '这段时间没有任务', hk: '這段時間沒有任務', en: 'No tasks in these days' },
});
export type HomeKeys = keyof typeof homeWords;
