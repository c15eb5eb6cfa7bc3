import { dueHazardReminder, type HazardReminder, hazardReminderFromHour } from '@fireline/domain/alarm';
import { addDays, type Day, dayAt, hourMs, startOfDay } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { remindByTenant } from '../../message/reminding/byTenant.ts';
import { sendHazardReminders } from '../../message/reminding/hazards.ts';
import { insertTrack } from './store.ts';

/** What the job is called in logs and metrics. */
export const hazardRemindersJob = 'reminders of hazards';
const hazardsPerRound = 200;
/** So many characters of names stand in the track. */
const receiverChars = 128;

/** Hazards whose due day is near or has passed. */
const near = (db: Db | Tx, today: Day) =>
  db
    .selectFrom('hazard')
    .where('state', '=', 'inProgress')
    .where('dueOn', '<=', addDays(today, 1))
    .where((eb) => eb.or([eb('remindedOn', 'is', null), eb('remindedOn', '<>', today)]));

/** Those after that one. */
const candidates = (db: Db, today: Day, after: number) =>
  near(db, today)
    .select(['hazardId as id', 'rentId'])
    .where('hazardId', '>', after)
    .orderBy('hazardId')
    .limit(hazardsPerRound)
    .execute();

/** Of these those that are still so, held; what another gateway holds it reminds of. */
const held = (tx: Tx, today: Day, hazardIds: readonly number[]) =>
  near(tx, today)
    .select(['hazardId', 'state', 'dueOn', 'remindedOn'])
    .where('hazardId', '=', anyId(hazardIds))
    .orderBy('hazardId')
    .forUpdate()
    .skipLocked()
    .execute();

/** Names up to a length, and how many more there are. */
function namesIn(receivers: readonly string[]): string {
  const names = receivers.filter((name) => name !== '').join('、');
  return names.length <= receiverChars ? names : `${names.slice(0, receiverChars - 1)}…`;
}

/** Reminds of hazards of one tenant. @returns of how many */
async function remindTenant(work: Work, rentId: string, hazardIds: readonly number[], nowMs: number): Promise<number> {
  const { tx } = work;
  const [now, today] = [new Date(nowMs).toISOString(), dayAt(nowMs)];
  const due = new Map<number, HazardReminder>();
  for (const { hazardId, state, dueOn, remindedOn } of await held(tx, today, hazardIds)) {
    const stage = dueHazardReminder({ state, dueDay: dueOn, remindedDay: remindedOn }, today);
    if (stage) due.set(hazardId, stage);
  }
  if (due.size === 0) return 0;
  const sent = await sendHazardReminders(work, rentId, due, now);
  await tx
    .updateTable('hazard')
    .set({ remindedOn: today })
    .where('hazardId', '=', anyId([...sent.keys()]))
    .execute();
  for (const [hazardId, { receivers }] of sent)
    await insertTrack(tx, { hazardId, at: now, event: 'reminded', by: '', receiver: namesIn(receivers) });
  return sent.size;
}

/**
 * Reminds of hazards, once for each stage, from a morning hour on: a day before the due day, and each day overdue. A hazard for which nobody
 * can be reached is tried again.
 * @returns how many hazards were reminded of
 * @spec ALM-13 MSG-06
 */
export async function remindOfHazards(
  deps: Pick<Deps, 'database' | 'clock' | 'log'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const nowMs = deps.clock();
  const today = dayAt(nowMs);
  if (nowMs - startOfDay(today) < hazardReminderFromHour * hourMs) return 0;
  return remindByTenant(deps, {
    what: 'hazards',
    perPage: hazardsPerRound,
    page: (after) => candidates(deps.database.db, today, after),
    remind: (work, rentId, ids) => remindTenant(work, rentId, ids, nowMs),
    isStopped,
  });
}
