import { resultsPerSync } from '@fireline/domain/inspection';
import { startOfDay } from '@fireline/domain/lib';
import type { PatrolDesk } from '../../inspection/patrolDesk.ts';
import { createDice } from '../../lib/dice.ts';
import { hourMs, minuteMs } from '../calendar.ts';
import type { City, CityAccount, Ms } from '../model.ts';
import { officeOf } from './roster.ts';

export interface PatrolsOptions {
  readonly city: City;
  readonly desk: PatrolDesk;
}

type Task = Awaited<ReturnType<PatrolDesk['running']>>[number];

/** Nobody walks so many of the tasks: they become overdue. */
const leftShare = 0.06;
const failedShare = 0.018;
/** From one item to the next. */
const perItemMs = minuteMs;

/** When the first item of a task is looked at: in the working hours of its last day. */
const beginOf = (seed: number, { taskId, toDay }: Task): Ms =>
  startOfDay(toDay) + createDice(seed, taskId, 'patrol begins').int(8 * 60, 15 * 60) * minuteMs;

/** What has been found by the moment and is not recorded yet, one item after the other. */
function dueRows(seed: number, task: Task, now: Ms) {
  const dice = createDice(seed, task.taskId, 'patrol');
  if (dice.chance(leftShare)) return [];
  const begin = beginOf(seed, task);
  const items = task.points.flatMap(({ pointId, items: all }) => all.map((item) => ({ pointId, ...item })));
  return items.flatMap(({ pointId, itemId, content, results }, nth) => {
    const isFailed = dice.chance(failedShare);
    const atMs = begin + (nth + 1) * perItemMs;
    if (atMs > now || results.length > 0) return [];
    return [
      {
        key: `walk-${task.taskId}-${pointId}-${itemId}`,
        taskId: task.taskId,
        pointId,
        itemId,
        outcome: isFailed ? 'fail' : 'pass',
        description: isFailed ? `${content}不符合要求，需整改` : '',
        images: [],
        atMs,
        ...(task.inspectorId === null ? {} : { inspectorId: task.inspectorId }),
      },
    ];
  });
}

const whoIs = (account: CityAccount) => ({
  rentId: account.rentId,
  username: account.username,
  name: account.realName,
  ip: officeOf(account.role, account),
});

/**
 * The inspectors of the city walk the rounds of today by the call that a phone uses: item by item, in working hours, now and then one fails. What
 * somebody else has recorded stays theirs. The same city and tasks are walked in the same way.
 * @spec N25 INS-05
 */
export function createPatrols({ city, desk }: PatrolsOptions) {
  const chiefs = city.accounts.filter(({ role }) => role === 'platform');
  return {
    /** Records what is due by the moment. @returns how many items were looked at */
    tick: async (now: Ms): Promise<number> => {
      const hour = new Date(now + 8 * hourMs).getUTCHours();
      if (hour < 8) return 0;
      let recorded = 0;
      for (const chief of chiefs) {
        const who = whoIs(chief);
        for (const task of await desk.running(who)) {
          const rows = dueRows(city.seed, task, now);
          if (rows.length === 0) continue;
          await desk.record(who, { sentAtMs: now, rows: rows.slice(0, resultsPerSync.max) });
          recorded += rows.length;
        }
      }
      return recorded;
    },
  };
}
