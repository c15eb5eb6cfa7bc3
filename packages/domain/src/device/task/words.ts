import { defineWords, type Phrase } from '../../lib/index.ts';
import type { RunEffect } from './arming.ts';
import type { Repeat } from './schedule.ts';
import type { RunOutcome, TaskEvent, TaskState } from './state.ts';

type Needed =
  | `device.task.repeat.${Repeat}`
  | `device.task.state.${TaskState}`
  | `device.task.event.${TaskEvent}`
  | `device.task.is.${TaskState}`
  | `device.task.outcome.${RunOutcome}`
  | `device.task.effect.${RunEffect}`;

/** The words of timed arming and other scheduled commands. @spec SHL-12 DEV-22 */
export const deviceTaskWords = defineWords({
  'device.task.repeat.once': { cn: '仅一次', hk: '只執行一次', en: 'Once' },
  'device.task.repeat.daily': { cn: '每天', hk: '每日', en: 'Every day' },
  'device.task.repeat.weekly': { cn: '每周', hk: '每星期', en: 'Every week' },
  'device.task.repeat.monthly': { cn: '每月', hk: '每月', en: 'Every month' },
  'device.task.state.waiting': { cn: '等待执行', hk: '等候執行', en: 'Waiting' },
  'device.task.state.paused': { cn: '已暂停', hk: '已暫停', en: 'Paused' },
  'device.task.state.running': { cn: '执行中', hk: '執行中', en: 'Running' },
  'device.task.state.finished': { cn: '已结束', hk: '已完結', en: 'Finished' },
  'device.task.state.cancelled': { cn: '已取消', hk: '已取消', en: 'Cancelled' },
  'device.task.event.run': { cn: '执行', hk: '執行', en: 'Run' },
  'device.task.event.rest': { cn: '等待下次执行', hk: '等候下次執行', en: 'Wait for the next run' },
  'device.task.event.finish': { cn: '结束', hk: '完結', en: 'Finish' },
  'device.task.event.pause': { cn: '暂停', hk: '暫停', en: 'Pause' },
  'device.task.event.resume': { cn: '恢复', hk: '繼續', en: 'Resume' },
  'device.task.event.cancel': { cn: '取消', hk: '取消', en: 'Cancel' },
  'device.task.is.waiting': { cn: '任务正在等待执行', hk: '任務正等候執行', en: 'The task waits for its next run' },
  'device.task.is.paused': {
    cn: '任务已暂停，请先恢复',
    hk: '任務已暫停，請先繼續',
    en: 'The task is paused; resume it first',
  },
  'device.task.is.running': {
    cn: '任务正在执行，请等待其完成',
    hk: '任務執行中，請待其完成',
    en: 'The task is running; wait until it is done',
  },
  'device.task.is.finished': { cn: '任务已结束', hk: '任務已完結', en: 'The task has finished' },
  'device.task.is.cancelled': { cn: '任务已取消', hk: '任務已取消', en: 'The task was cancelled' },
  'device.task.notDue': { cn: '未到执行时间', hk: '未到執行時間', en: 'It is not yet time to run' },
  'device.task.over': { cn: '任务没有下一次执行', hk: '任務已沒有下次執行', en: 'The task has no further run' },
  'device.task.runsAgain': { cn: '任务还有下一次执行', hk: '任務尚有下次執行', en: 'The task still has a run to come' },
  'device.task.untilBeforeFrom': {
    cn: '最后一天不能早于第一天',
    hk: '最後一日不可早於第一日',
    en: 'The last day must not be before the first',
  },
  'device.task.effect.changes': { cn: '生效', hk: '生效', en: 'Takes effect' },
  'device.task.effect.none': {
    cn: '已是该状态，不起作用',
    hk: '已是該狀態，不起作用',
    en: 'No effect, it is so already',
  },
  'device.task.effect.conflict': {
    cn: '同一时刻既布防又撤防',
    hk: '同一時刻既佈防又撤防',
    en: 'Arms and disarms at the same moment',
  },
  'device.task.notFound': { cn: '没有这个任务', hk: '沒有此任務', en: 'There is no such task' },
  'device.task.conflict': {
    cn: '{name} 已修改此任务，请重新打开',
    hk: '{name} 已更改此任務，請重新開啟',
    en: '{name} has changed this task meanwhile; open it again',
  },
  'device.task.collides': {
    cn: '任务“{name}”在 {on} {at} 执行相反的命令，请改用其他时间，或先暂停该任务',
    hk: '任務「{name}」在 {on} {at} 執行相反的命令，請改用其他時間，或先暫停該任務',
    en: 'The task “{name}” does the opposite at {at} on {on}: choose another time, or pause it first',
  },
  'device.task.tooMany': {
    cn: '一台设备最多 {0} 个定时任务',
    hk: '一部裝置最多 {0} 個定時任務',
    en: 'A device has at most {0} scheduled tasks',
  },
  'device.task.outcome.missed': { cn: '错过', hk: '錯過', en: 'Missed' },
  'device.task.outcome.refused': { cn: '未下发', hk: '未有發出', en: 'Not sent' },
  'device.task.outcome.running': { cn: '执行中', hk: '執行中', en: 'Running' },
  'device.task.outcome.succeeded': { cn: '全部成功', hk: '全部成功', en: 'Succeeded' },
  'device.task.outcome.partly': { cn: '部分成功', hk: '部分成功', en: 'Partly succeeded' },
  'device.task.outcome.failed': { cn: '失败', hk: '失敗', en: 'Failed' },
} satisfies Readonly<Record<Needed, Phrase>> & Readonly<Record<string, Phrase>>);
