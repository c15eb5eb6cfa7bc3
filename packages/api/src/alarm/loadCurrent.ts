import { pageSizeMax } from '@fireline/domain/shell';
import type { Client } from '../lib/client.ts';
import { alarmCalls } from './calls.ts';
import type { Alarm } from './topics.ts';

/** A list that shrinks all the time is not chased for ever: the events correct what is left. */
const restartsMax = 10;

/**
 * Hands every current alarm to `take`, page by page, some of them twice. The newest come first, so that a flood shows what burns now
 * before the rest is there; where they are not all, the pages then go by the time of the alarm and not by
 * their number, so that one closed meanwhile does not push another across the edge of a page, unseen. Many of one instant
 * have to go by number: they are begun again when the list has shrunk.
 * @throws CallError
 */
export async function loadCurrentAlarms(
  client: Pick<Client, 'send'>,
  signal: AbortSignal,
  take: (alarms: readonly Alarm[]) => void,
): Promise<void> {
  const current = { list: 'current', sort: 'alarmTime', pageSize: pageSizeMax } as const;
  const newest = await client.send(alarmCalls.list, { ...current, order: 'desc', pageNo: 1 }, { signal });
  if (signal.aborted) return;
  take(newest.rows);
  if (newest.total <= newest.rows.length) return;
  let from: string | undefined;
  let before = 0;
  let restarts = 0;
  for (let pageNo = 1; ;) {
    const query = { ...current, order: 'asc', from, pageNo } as const;
    const { rows, total } = await client.send(alarmCalls.list, query, { signal });
    if (signal.aborted) return;
    take(rows);
    const hasShrunk = pageNo > 1 && total < before;
    before = total;
    if (hasShrunk && restarts < restartsMax) {
      restarts += 1;
      pageNo = 1;
      continue;
    }
    const last = rows.at(-1)?.alarmTime;
    if (last === undefined || rows.length < pageSizeMax) return;
    // a whole page of the same instant: on to its next page
    pageNo = last === from ? pageNo + 1 : 1;
    from = last;
  }
}
